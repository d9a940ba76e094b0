'use client';
import { useDocumentInfo } from '@payloadcms/ui';

interface Props {
  text: string;
  publishes: boolean;
}

/** Says that a plan failed, until somebody has done by hand what it was to do. */
export function FailedPlan({ text, publishes }: Props) {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const isDone = publishes ? hasPublishedDoc && unpublishedVersionCount === 0 : !hasPublishedDoc;
  if (isDone) return null;
  return (
    <p className="failed-plan" role="alert">
      {text}
    </p>
  );
}
