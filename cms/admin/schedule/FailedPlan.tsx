'use client';
import { useDocumentInfo } from '@payloadcms/ui';

interface Props {
  text: string;
  publishes: boolean;
}

/** Message that a scheduled change failed, until it is done by hand. */
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
