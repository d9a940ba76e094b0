'use client';
import {
  Banner,
  Button,
  useDocumentInfo,
  useField,
  useForm,
  useFormProcessing,
} from '@payloadcms/ui';
import { useSay } from '../use-say.ts';

/** The button that mails the answer with the next save, or the way without a mail server. */
export function SendAnswer({ sendsMail }: { sendsMail: boolean }) {
  const { value } = useField<string>({ path: 'answer' });
  const { savedDocumentData: saved } = useDocumentInfo();
  const { submit } = useForm();
  const busy = useFormProcessing();
  const say = useSay();
  const to = String(saved?.email ?? '');
  if (!sendsMail)
    return (
      <Banner type="error">
        {say(
          'This server cannot send e-mail yet. Ask the person who runs it to set SMTP_URL, or answer with your own mail program.',
        )}{' '}
        <a href={`mailto:${encodeURIComponent(to)}`}>{to}</a>
      </Banner>
    );
  return (
    <div className="answer">
      <Button
        buttonStyle="secondary"
        disabled={busy || !/\S/.test(value ?? '')}
        onClick={() => void submit()}
      >
        {say('Send the answer to {{to}}', { to })}
      </Button>
    </div>
  );
}
