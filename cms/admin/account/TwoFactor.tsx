'use client';
import { Button, useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

/** Sets up two-factor sign-in, shows recovery codes, or switches it off. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const [on, setOn] = useState(isOn);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const show = (fresh: readonly string[]) => {
    setOn(true);
    setCodes(fresh);
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} />;
  return on ? (
    <ManageTwoFactor onCodes={show} onOff={() => setOn(false)} />
  ) : (
    <SetUpTwoFactor onCodes={show} />
  );
}

interface KeepProps {
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
}

/** Actions for accounts that use two-factor sign-in. */
function ManageTwoFactor({ onCodes, onOff }: KeepProps) {
  const say = useSay();
  return (
    <>
      <p>{say('You sign in with your password and a code from your authenticator app.')}</p>
      <details>
        <summary>{say('New recovery codes')}</summary>
        <ConfirmIdentity
          button={say('Create new codes (the old ones stop working)')}
          send={(proof) => post<{ codes: string[] }>('/api/two-factor/codes', proof)}
          then={({ codes }) => onCodes(codes)}
        />
      </details>
      <details>
        <summary>{say('Switch off (for example, before you change your phone)')}</summary>
        <ConfirmIdentity
          button={say('Switch off')}
          send={(proof) => post('/api/two-factor/off', proof)}
          then={onOff}
        />
      </details>
    </>
  );
}

/** Shows a QR code. A code from the app proves that the app has the key. */
function SetUpTwoFactor({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const say = useSay();
  const [secret, setSecret] = useState<{ key: string; qr: string }>();
  const [failure, setFailure] = useState('');
  const begin = () =>
    post<{ key: string; qr: string }>('/api/two-factor/show', {}).then(
      setSecret,
      (error: unknown) => setFailure(problemOf(error, say)),
    );
  if (!secret)
    return (
      <>
        <p>
          {say(
            'With two-factor sign-in you enter your password and a code from an app on your phone, such as Google Authenticator, Aegis or FreeOTP.',
          )}
        </p>
        <Button onClick={() => void begin()}>{say('Show the QR code')}</Button>
        <p role="alert">{failure}</p>
      </>
    );
  return (
    <>
      <p>{say('Scan this code with the app, or type this key into the app:')}</p>
      {/* biome-ignore lint/performance/noImgElement: Next cannot optimise a data URL */}
      <img
        alt={say('QR code for the authenticator app')}
        className="two-factor__qr"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(secret.qr)}`}
      />
      <p>
        <code>{secret.key.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <ConfirmIdentity
        button={say('Switch on')}
        send={(proof) => post<{ codes: string[] }>('/api/two-factor/on', proof)}
        then={({ codes }) => onCodes(codes)}
      />
    </>
  );
}

interface ProofProps<Answer> {
  button: string;
  send: (proof: { password: string; code: string }) => Promise<Answer>;
  then: (answer: Answer) => void;
}

/** Asks for the current password and a code, because somebody at an unlocked computer has neither. */
function ConfirmIdentity<Answer>({ button, send, then }: ProofProps<Answer>) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure('');
    try {
      then(
        await send({
          password: String(form.get('password')),
          code: String(form.get('code')),
        }),
      );
    } catch (error) {
      setFailure(problemOf(error, say));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="two-factor__proof" onSubmit={submit}>
      <label>
        {say('Current password')}
        <input autoComplete="current-password" name="password" required type="password" />
      </label>
      <label>
        {say('Code')}
        <input autoComplete="one-time-code" maxLength={20} name="code" required type="text" />
      </label>
      <p role="alert">{failure}</p>
      <Button disabled={busy} type="submit">
        {button}
      </Button>
    </form>
  );
}

/** Shows recovery codes once, because only their hashes are stored. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="two-factor__recovery">
      <h2 ref={heading} tabIndex={-1}>
        {say('Two-factor sign-in is on. Your recovery codes:')}
      </h2>
      <p>
        {say(
          'Print these codes or write them down, and keep them in a safe place. If you do not have your phone, you can sign in once with each code. The codes are not shown again.',
        )}
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button buttonStyle="secondary" onClick={() => window.print()}>
        {say('Print')}
      </Button>{' '}
      <a href="/admin">{say('I have saved the codes. Continue')}</a>
    </section>
  );
}

/** Shows if an account uses two-factor sign-in, with a link to set it up for the own account. */
export function TwoFactorOfAccount({ path }: DateFieldClientProps) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { value } = useField<string | null>({ path });
  const say = useSay();
  if (id === undefined) return null;
  return (
    <div className="field-type two-factor__account">
      <p>{value ? say('Two-factor sign-in is on.') : say('Two-factor sign-in is off.')}</p>
      {id === user?.id && (
        <p>
          <a href="/admin/two-factor">
            {value ? say('Recovery codes or switch off …') : say('Set up …')}
          </a>
        </p>
      )}
      {id !== user?.id && value && <SwitchOffForOther account={Number(id)} />}
    </div>
  );
}

/** Lets an administrator switch off two-factor sign-in for an account. It is no form, because it is inside one. */
function SwitchOffForOther({ account }: { account: number }) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [result, setSaid] = useState('');
  const send = () =>
    post('/api/two-factor/off-for', { account, password }).then(
      () =>
        setSaid(say('Two-factor sign-in is off now. This is recorded under ‘Sign-in changes’.')),
      (error: unknown) => setSaid(problemOf(error, say)),
    );
  return (
    <details>
      <summary>{say('Phone lost? Switch off …')}</summary>
      <label>
        {say('Your own password')}
        <input
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
          type="password"
          value={password}
        />
      </label>
      <Button buttonStyle="secondary" onClick={() => void send()}>
        {say('Switch off')}
      </Button>
      <p role="status">{result}</p>
    </details>
  );
}
