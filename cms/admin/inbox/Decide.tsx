'use client';
import { Button, useDocumentInfo, useField, useForm, useFormProcessing } from '@payloadcms/ui';
import { useSay } from '../use-say.ts';

/** Approve and reject buttons of a pending submission. Rejecting asks for a reason first. */
export function Decide() {
  const { value, setValue } = useField<string>({ path: 'status' });
  const { savedDocumentData: saved } = useDocumentInfo();
  const { submit } = useForm();
  const busy = useFormProcessing();
  const say = useSay();
  if (!saved) return null;
  if (saved.status !== 'pending') {
    return (
      <p>
        <a href="/admin">{say('Back to the dashboard')}</a>
      </p>
    );
  }
  const approve = () => {
    setValue('approved');
    // The form knows the new value only after the next render.
    setTimeout(() => void submit(), 0);
  };
  if (value === 'rejected') {
    return (
      <div>
        <Button disabled={busy} onClick={() => void submit()}>
          {say('Reject and e-mail the reason')}
        </Button>{' '}
        <Button buttonStyle="secondary" disabled={busy} onClick={() => setValue('pending')}>
          {say('Cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Button disabled={busy} onClick={approve}>
        {say('Approve and publish')}
      </Button>{' '}
      <Button buttonStyle="secondary" disabled={busy} onClick={() => setValue('rejected')}>
        {say('Reject …')}
      </Button>
    </div>
  );
}
