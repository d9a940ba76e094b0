import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Fetches a challenge and solves it, as a visitor's browser does. */
export async function solveCaptcha(origin: string): Promise<string> {
  const challenge = (await (await fetch(`${origin}/captcha-challenge`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved.');
  return btoa(JSON.stringify({ challenge, solution }));
}
