import { OTP_DIGITS, OTP_REQUESTS } from '@college/contract/codes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Strings } from '../../strings/en.ts';
import styles from '../form.module.css';
import { post } from '../post.ts';

interface Props {
  words: Strings['forms'];
  close: string;
  email: string;
  /** What the backend said about the mail. */
  message: string;
  /** How often a password was asked for. */
  requests: number;
  onResend: () => Promise<void>;
  onVerified: () => void;
  onClose: () => void;
}

/** Seconds until a password may be asked for again: a mail takes its time. */
const WAIT = 30;

/** Asks for the one-time password that was mailed. */
export function OtpDialog({ words, close, email, message, requests, ...on }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState('');
  const [checking, setChecking] = useState(false);
  const wait = useCountdown(WAIT, requests);
  useEffect(() => dialog.current?.showModal(), []);

  async function verify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (checking) return;
    const otp = String(new FormData(event.currentTarget).get('otp') ?? '').replace(/\s/g, '');
    if (!new RegExp(`^\\d{${OTP_DIGITS}}$`).test(otp)) return setProblem(words.otpDigits);
    setChecking(true);
    const outcome = await post<boolean>('email-verification-otp', { email, otp });
    setChecking(false);
    if (outcome.kind === 'kept' && outcome.answer) return on.onVerified();
    if (outcome.kind === 'kept') setProblem(words.otpWrong);
    else setProblem(outcome.kind === 'refused' ? outcome.sentence : words.unsent);
  }

  const left = OTP_REQUESTS - requests;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="otp-title" onClose={on.onClose}>
      <h2 id="otp-title">{words.otpTitle}</h2>
      <p role="status">{message}</p>
      <form className={styles.form} onSubmit={verify} noValidate>
        <div className={styles.field}>
          <label className={styles.label} htmlFor="field-otp">
            {words.otp}
          </label>
          <input
            id="field-otp"
            name="otp"
            className={styles.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={OTP_DIGITS + 2}
            aria-required="true"
            aria-invalid={problem !== ''}
            aria-describedby={problem ? 'field-otp-problem' : undefined}
          />
          {problem && (
            <p className={styles.error} id="field-otp-problem" role="alert">
              {problem}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <button type="submit" className={styles.button} aria-disabled={checking}>
            {checking ? words.checking : words.verify}
          </button>
          {left > 0 && (
            <button
              type="button"
              className={styles.second}
              disabled={wait > 0}
              onClick={() => {
                setProblem('');
                void on.onResend();
              }}
            >
              {wait > 0 ? words.resendIn.replace('{seconds}', String(wait)) : words.resend}
            </button>
          )}
          <button type="button" className={styles.second} onClick={() => dialog.current?.close()}>
            {close}
          </button>
        </div>
        <p className={styles.note}>
          {left > 0 ? words.requestsLeft.replace('{count}', String(left)) : words.noRequestsLeft}
        </p>
      </form>
    </dialog>
  );
}

/** Counts down from `seconds`, anew whenever `again` changes. */
function useCountdown(seconds: number, again: number): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is what starts it anew
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    setLeft(seconds);
    const clock = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(clock);
    }, 500);
    return () => clearInterval(clock);
  }, [seconds, again]);
  return left;
}
