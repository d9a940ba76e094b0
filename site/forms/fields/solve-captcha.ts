import { type Challenge, solveChallengeWorkers } from 'altcha-lib';

/** More workers would only heat a phone. */
const WORKERS = 4;

/**
 * Fetches a challenge and solves it outside the main thread. Resolves with the proof as the altcha widget sends it,
 * base64 of `{challenge, solution}`; rejects if there is no challenge or no solution.
 */
export async function solveCaptcha(): Promise<string> {
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
