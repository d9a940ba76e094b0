'use client';
import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { type ReactNode, useId, useState } from 'react';
import { momentText } from '../../../time-zone/moment.ts';
import { useSay } from '../../use-say.ts';

interface Props {
  approves: boolean;
  /** Address of the comparison with the published version. */
  compare: string | undefined;
  timeZone: string;
}

export function ApprovalState({ approves: mayApprove, compare, timeZone }: Props) {
  const { collectionSlug, savedDocumentData: saved } = useDocumentInfo();
  const { user } = useAuth();
  const say = useSay();
  if (!saved) return null;
  const { handed_in_at: since, handed_back: reason, liveNow: isPublic } = saved;
  if (reason)
    return (
      <Told>
        <p>{say('Returned. Reason:')}</p>
        <blockquote>{String(reason)}</blockquote>
      </Told>
    );
  if (!since) return null;
  const moment = momentText(String(since), timeZone);
  // Nobody approves their own.
  const approves = mayApprove && (saved.handed_in_by ?? undefined) !== (user?.id ?? null);
  return (
    <Told>
      <p>{say('Submitted on {{moment}}. Waiting for approval.', { moment })}</p>
      {approves && compare && (
        <p>
          <a href={compare}>{say('Compare with the published version')}</a>
        </p>
      )}
      {approves && collectionSlug === 'employees' && !isPublic && (
        <p>{say('The profile page is not public yet. Approving it makes it public.')}</p>
      )}
      {approves && <HandBack />}
    </Told>
  );
}

const Told = ({ children }: { children: ReactNode }) => (
  <div className="field-type approval" role="status">
    {children}
  </div>
);

/** Asks for a reason, then returns the draft. */
function HandBack() {
  const isProfile = useDocumentInfo().collectionSlug === 'employees';
  const [reason, setReason] = useState<string>();
  const busy = useFormProcessing();
  const saveAsDraft = useSaveAsDraft();
  const say = useSay();
  const field = useId();
  if (reason === undefined)
    return (
      <Button buttonStyle="secondary" onClick={() => setReason('')} size="medium">
        {say(isProfile ? 'Return to the teacher …' : 'Return …')}
      </Button>
    );
  return (
    <>
      <label htmlFor={field}>
        {say(
          isProfile
            ? 'Reason (the teacher gets it by e-mail)'
            : 'Reason (who submitted it gets it by e-mail)',
        )}
      </label>
      <textarea
        id={field}
        maxLength={500}
        onChange={({ target }) => setReason(target.value)}
        rows={4}
        value={reason}
      />
      <Button
        disabled={busy || !/\S/.test(reason)}
        onClick={() =>
          void saveAsDraft(
            { handed_back: reason.trim() },
            say(isProfile ? 'Returned to the teacher.' : 'Returned.'),
          )
        }
        size="medium"
      >
        {say('Return and e-mail the reason')}
      </Button>{' '}
      <Button buttonStyle="secondary" onClick={() => setReason(undefined)} size="medium">
        {say('Cancel')}
      </Button>
    </>
  );
}

/** Saves the form as a draft with extra fields, and shows a message if it worked. */
export function useSaveAsDraft() {
  const { collectionSlug, id, setUnpublishedVersionCount } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { submit } = useForm();
  return async (also: { handed_in_at?: string; handed_back?: string }, message: string) => {
    const answer = await submit({
      disableSuccessStatus: true,
      action: `/api/${collectionSlug}/${id}?locale=${locale}&depth=0&fallback-locale=null&draft=true`,
      method: 'PATCH',
      overrides: { _status: 'draft', ...also },
    });
    if (answer?.res?.ok) toast.success(message);
    setUnpublishedVersionCount((count) => count + 1);
  };
}
