'use client';
import { Button, useDocumentInfo, useField, useForm, useFormProcessing } from '@payloadcms/ui';

/** The two buttons of a submission that waits. Rejecting asks for its reason first. */
export function Decide() {
  const { value, setValue } = useField<string>({ path: 'status' });
  const { savedDocumentData } = useDocumentInfo();
  const { submit } = useForm();
  const busy = useFormProcessing();
  if (savedDocumentData?.status !== 'pending') return null;
  const approve = () => {
    setValue('approved');
    // The form takes in the new value with its next rendering.
    setTimeout(() => void submit(), 0);
  };
  if (value === 'rejected') {
    return (
      <Button buttonStyle="error" disabled={busy} onClick={() => void submit()}>
        Reject and mail the reason
      </Button>
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
