'use client';
import {
  FormSubmit,
  UnpublishButton,
  useAuth,
  useDocumentInfo,
  useFormModified,
} from '@payloadcms/ui';
import { useState } from 'react';
import { isTeacher } from '../../../access.ts';
import { SEEN_AT } from '../../../content/approval/seen-at.ts';
import { PublishButton } from '../../schedule/PublishButton.tsx';
import { usePublish } from '../../schedule/use-publish.ts';
import { useSay } from '../../use-say.ts';
import { useSaveAsDraft } from './ApprovalState.tsx';

/**
 * Publishes the profile or hands it in, by the rights of the account. After a refusal, the second
 * press sends the time at which this page was made.
 */
export function PublishProfile({ seenAt }: { seenAt: string }) {
  const { hasPublishPermission, savedDocumentData, unpublishedVersionCount } = useDocumentInfo();
  const modified = useFormModified();
  const saveAsDraft = useSaveAsDraft();
  const say = useSay();
  const isWaiting = Boolean(savedDocumentData?.handed_in_at);
  const [isRefused, setIsRefused] = useState(false);
  const publish = usePublish(isRefused ? { [SEEN_AT]: seenAt } : {});
  const approve = async () => setIsRefused(!(await publish()));
  if (hasPublishPermission && !isWaiting) return <PublishButton />;
  if (hasPublishPermission)
    return (
      <FormSubmit buttonId="action-save" onClick={() => void approve()} size="medium" type="button">
        {say(isRefused ? 'Approve this version' : 'Approve and publish')}
      </FormSubmit>
    );
  return (
    <FormSubmit
      buttonId="action-hand-in"
      disabled={!modified && (isWaiting || unpublishedVersionCount === 0)}
      onClick={() =>
        void saveAsDraft({ handed_in_at: new Date().toISOString() }, say('Submitted for approval.'))
      }
      size="medium"
      type="button"
    >
      {say('Submit for approval')}
    </FormSubmit>
  );
}

/** Hides the unpublish button from teachers, because the office decides if a profile is public. */
export function UnpublishProfile() {
  const { user } = useAuth();
  return isTeacher({ user }) ? null : <UnpublishButton />;
}
