/** @jsxImportSource react */
import { captchaMinutes } from '@college/contract/limits';
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import styles from '../form.module.css';

export interface CaptchaWords {
  captcha: string;
  captchaWorking: string;
  captchaDone: string;
  captchaFailed: string;
  captchaHint: string;
}
export interface CaptchaHandle {
  /** Clears the proof, because it is valid only once. */
  reset: () => void;
}
interface Props {
  words: CaptchaWords;
  problem?: string;
  /** Called with each proof. */
  onProof: () => void;
  ref?: Ref<CaptchaHandle>;
}
/** Milliseconds before a proof is renewed, because a photo and a mail may take longer than a challenge is valid. */
const PROOF_LIFETIME = (captchaMinutes - 1) * 60_000;

type State = 'idle' | 'working' | 'done' | 'failed';
const stateClass = (state: State): string | undefined =>
  state === 'done' ? styles.done : state === 'failed' ? styles.error : undefined;

/** A checkbox that makes the visitor's device solve a proof of work. It needs no puzzle and no third party. */
export function Captcha({ words, problem, onProof, ref }: Props) {
  const [state, setState] = useState<State>('idle');
  const [proof, setProof] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const reset = () => {
    setState('idle');
    setProof('');
    if (box.current) box.current.checked = false;
  };
  useImperativeHandle(ref, () => ({ reset }));

  async function prove() {
    setState('working');
    try {
      setProof(await solveCaptcha());
      setState('done');
      onProof();
    } catch {
      // The visitor is told, and can try again.
      reset();
      setState('failed');
    }
  }

  function onChange() {
    if (!box.current) return;
    // The checkbox is not disabled meanwhile, because that would remove the focus.
    if (state === 'working') box.current.checked = true;
    else if (box.current.checked) void prove();
    else reset();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: ticked before this script had come
  useEffect(() => {
    if (box.current?.checked) void prove();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each proof is replaced before it is too old
  useEffect(() => {
    if (!proof) return;
    const timer = setTimeout(() => void prove(), PROOF_LIFETIME);
    return () => clearTimeout(timer);
  }, [proof]);

  const statusTexts = {
    idle: '',
    working: words.captchaWorking,
    done: words.captchaDone,
    failed: words.captchaFailed,
  };
  return (
    <div className={styles.field} data-script="">
      <div className={styles.check}>
        <input
          type="checkbox"
          id="field-captcha"
          ref={box}
          onChange={onChange}
          aria-required="true"
          aria-invalid={problem !== undefined}
          aria-describedby={`field-captcha-hint${problem ? ' field-captcha-problem' : ''}`}
        />
        <label htmlFor="field-captcha">{words.captcha}</label>
        <span role="status" className={stateClass(state)}>
          {statusTexts[state]}
        </span>
      </div>
      <input type="hidden" name="captcha" value={proof} />
      <p className={styles.note} id="field-captcha-hint">
        {words.captchaHint}
      </p>
      {problem && (
        <p className={styles.error} id="field-captcha-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

/** More workers would only heat a phone. */
const WORKERS = 4;

/**
 * Fetches a challenge and solves it outside the main thread. Resolves with the proof as the altcha widget sends it,
 * base64 of `{challenge, solution}`; rejects if there is no challenge or no solution.
 */
async function solveCaptcha(): Promise<string> {
  const response = await fetch('/captcha-challenge', {
    headers: { Unit: 'website' },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(await response.text());
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () =>
      new Worker(new URL('./solve-captcha.worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error('The challenge was not solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}
