/**
 * Every call of the contract with each of its methods, with valid inputs generated from its schema
 * and with odd ones. There is never a server error, and every answer with status 200 matches the
 * schema. CONFORMANCE_SEED repeats a run, CONFORMANCE_RUNS makes it longer.
 */
import { randomInt } from 'node:crypto';
import { type CallName, calls } from '@college/contract/calls';
import { readAnswer } from '@college/contract/client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elsewhere } from '../support/another-visitor.ts';
import { bodyOf, queryOf } from '../support/calls/examples.ts';
import { inputsOf } from '../support/calls/inputs.ts';
import { askedCalls, cms, foreign } from '../support/calls/tested-backend.ts';

const { LONG, CONFORMANCE_SEED, CONFORMANCE_RUNS } = process.env;
const seed = Number(CONFORMANCE_SEED ?? (LONG ? randomInt(2 ** 31) : 1));
const numRuns = Number(CONFORMANCE_RUNS ?? (LONG ? 200 : 5));
/** Milliseconds for the inputs of one call on a busy machine. */
const PATIENCE = 60_000 + numRuns * 1500;
const insides =
  /node_modules|\bat .+:\d+:\d+|Zod|SQLITE|syntax error|invalid byte|drizzle|payload/i;

const counts = { answered: 0, refused: 0 };
afterAll(() => console.log(`${counts.answered} inputs were answered, ${counts.refused} refused.`));
beforeAll(() => console.log(`CONFORMANCE_SEED=${seed} (${numRuns} inputs a call and method)`));

function send(name: CallName, method: string, options: unknown) {
  if (method === 'GET' || 'body' in calls[name]) {
    const headers = { Unit: 'website', ...elsewhere() };
    return fetch(`${cms}/${name}?${queryOf(options)}`, { method, headers });
  }
  const { headers, body } = bodyOf(options);
  return fetch(`${cms}/${name}`, { method, headers: { ...headers, ...elsewhere() }, body });
}

// Concurrently, because a backend that answers one request at a time leaves other cores idle.
describe.concurrent.each(askedCalls)('%s', (name) => {
  const { input, output, submits } = calls[name];
  const methods = submits ? ['POST'] : ['GET', 'POST'];
  test.each(methods)(
    'answers or refuses whatever comes by %s',
    { timeout: PATIENCE + 10_000 },
    async (method) => {
      let requests = 0;
      const holds = fc.asyncProperty(inputsOf(input), async (options) => {
        const response = await send(name, method, options);
        const text = await response.text();
        requests += 1;
        if (response.status === 200) {
          const body: unknown = JSON.parse(text);
          // Our backend sends every field and no others.
          expect(foreign ? readAnswer(name, text) && body : output.parse(body)).toEqual(body);
          counts.answered += 1;
          return;
        }
        expect([response.status, text]).toEqual([
          expect.any(Number),
          expect.not.stringMatching(insides),
        ]);
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        counts.refused += 1;
      });
      // An input that could not be sent counts as a failure.
      const patience = { interruptAfterTimeLimit: PATIENCE, markInterruptAsFailure: true };
      await fc.assert(holds, { seed, numRuns, ...patience });
      expect(requests).toBe(numRuns);
    },
  );
});
