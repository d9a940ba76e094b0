/** @jsxImportSource react */
import { latinDigits } from '@college/contract/latin-digits';
import { oneTimePassword } from '@college/contract/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import buttonStyles from '../../components/navigation/Button.module.css';
import styles from '../form.module.css';
import type { VerificationWords } from '../form-definition.ts';
import type { Verification } from './verification.ts';

interface Props {
  words: VerificationWords;
  close: string;
  verification: Verification;
  /** Both callbacks return an error message, or undefined. */
  onResend: () => Promise<string | undefined>;
  onCheck: (otp: string, otpWrong: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Milliseconds before another password may be requested, because a mail takes time. */
const RESEND_DELAY = 30_000;

/** Asks for the one-time password from the mail. */
export function OtpDialog({ words, close, verification, ...on }: Props) {
  const { address, message, requests, askedAt } = verification;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<'checking' | 'resending'>();
  const secondsToWait = useSecondsUntil(askedAt + RESEND_DELAY);
  useEffect(() => dialog.current?.showModal(), []);

  async function run(activity: typeof busy, task: () => Promise<string | undefined>) {
    if (busy) return;
    setBusy(activity);
    setProblem('');
    setProblem((await task()) ?? '');
    setBusy(undefined);
    field.current?.select();
  }

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const otp = latinDigits(field.current?.value ?? '').replace(/[^\p{L}\p{N}]/gu, '');
    const isComplete = new RegExp(`^\\d{${oneTimePassword.digits}}$`).test(otp);
    void run('checking', async () =>
      isComplete ? on.onCheck(otp, words.otpWrong) : words.otpDigits,
    );
  }

  const requestsLeft = oneTimePassword.requests - requests;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="otp-title"
      aria-describedby="otp-message"
      // Handles Escape here, because `close` fires after a pending key press, which would open the dialog again.
      onCancel={(event) => {
        event.preventDefault();
        on.onClose();
      }}
      onClose={on.onClose}
    >
      <h2 id="otp-title">{words.otpTitle}</h2>
      <p id="otp-message" role="status">
        {message} <strong className={styles.address}>{address}</strong>
      </p>
      <form className={styles.form} onSubmit={check} noValidate>
        <div className={styles.field}>
          <label className={styles.label} htmlFor="field-otp">
            {words.otp}
          </label>
          <input
            id="field-otp"
            ref={field}
            className={styles.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            // People paste it with a space or dash after each digit.
            maxLength={oneTimePassword.digits * 3}
            aria-required="true"
            aria-invalid={problem !== ''}
            aria-describedby={problem ? 'field-otp-problem' : undefined}
          />
          {problem && (
            <p className={styles.error} id="field-otp-problem" role="alert">
              {problem}
            </p>
          )}
          {problem === words.otpWrong && <p className={styles.note}>{words.otpStillWrong}</p>}
        </div>
        <div className={styles.actions}>
          <button type="submit" className={buttonStyles.button} aria-disabled={busy !== undefined}>
            {busy === 'checking' ? words.checking : words.verify}
          </button>
          {requestsLeft > 0 && (
            <button
              type="button"
              className={styles.second}
              aria-disabled={secondsToWait > 0 || busy !== undefined}
              onClick={() => {
                if (secondsToWait === 0) void run('resending', on.onResend);
              }}
            >
              {secondsToWait > 0
                ? words.resendIn.replace('{seconds}', String(secondsToWait))
                : words.resend}
            </button>
          )}
          <button type="button" className={styles.second} onClick={on.onClose}>
            {close}
          </button>
        </div>
        <p className={styles.note}>
          {requestsLeft > 0
            ? words.requestsLeft.replace('{count}', String(requestsLeft))
            : words.noRequestsLeft}
        </p>
      </form>
    </dialog>
  );
}

/** Returns the seconds until `end`, in milliseconds since 1970; 0 once it is over. */
function useSecondsUntil(end: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(end));
  useEffect(() => {
    setSeconds(secondsUntil(end));
    const clock = setInterval(() => {
      setSeconds(secondsUntil(end));
      if (Date.now() >= end) clearInterval(clock);
    }, 500);
    return () => clearInterval(clock);
  }, [end]);
  return seconds;
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));
