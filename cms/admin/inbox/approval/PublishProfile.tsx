'use client';
import {
  FormSubmit,
  PublishButton as PayloadsButton,
  useDocumentInfo,
  useFormModified,
} from '@payloadcms/ui';
import type { PublishButtonClientProps } from 'payload';
import { useSay } from '../../use-say.ts';
import { useSaveAsDraft } from './use-save-as-draft.ts';

/** Who may not publish hands in; what waits is approved by publishing it. */
export function PublishProfile(props: PublishButtonClientProps) {
  const { hasPublishPermission, savedDocumentData, unpublishedVersionCount } = useDocumentInfo();
  const modified = useFormModified();
  const saveAsDraft = useSaveAsDraft();
  const say = useSay();
  const waits = Boolean(savedDocumentData?.handed_in_at);
  if (hasPublishPermission)
    return <PayloadsButton {...props} {...(waits && { label: say('Approve and publish') })} />;
  return (
    <FormSubmit
      buttonId="action-hand-in"
      disabled={!modified && (waits || unpublishedVersionCount === 0)}
      onClick={() =>
        void saveAsDraft({ handed_in_at: new Date().toISOString() }, say('Handed in for approval.'))
      }
      size="medium"
      type="button"
    >
      {say('Hand in')}
    </FormSubmit>
  );
}
