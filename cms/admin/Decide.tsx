'use client';
import { Button, useDocumentInfo, useField, useForm, useFormProcessing } from '@payloadcms/ui';

/** The two buttons of a submission that waits. Rejecting asks for its reason first. */
export function Decide() {
  const { value, setValue } = useField<string>({ path: 'status' });
  const { savedDocumentData: saved } = useDocumentInfo();
  const { submit } = useForm();
  const busy = useFormProcessing();
  if (!saved) return null;
  if (saved.status !== 'pending') {
    return (
      <p>
        <a href="/admin">Back to what waits</a>
      </p>
    );
  }
  const approve = () => {
    setValue('approved');
    // The form takes in the new value with its next rendering.
    setTimeout(() => void submit(), 0);
  };
  if (value === 'rejected') {
    return (
      <div>
        <Button disabled={busy} onClick={() => void submit()}>
          Reject and mail the reason
        </Button>{' '}
        <Button buttonStyle="secondary" disabled={busy} onClick={() => setValue('pending')}>
          Not yet
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Button disabled={busy} onClick={approve}>
        Approve and publish
      </Button>{' '}
      <Button buttonStyle="secondary" disabled={busy} onClick={() => setValue('rejected')}>
        Reject …
      </Button>
    </div>
  );
}
