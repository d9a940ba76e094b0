/**
 * Calls that the site makes to any backend, with both methods, for `npm run conformance`. calls.test.ts reads the
 * same from our backend, with what it promises beyond that.
 *
 * @long 45 s
 * @for cms/calls contract
 */
import { type CallName, calls } from '@college/contract/calls';
import { createClient, readAnswer } from '@college/contract/client';
import { describe, expect, inject, test } from 'vitest';
import { bodyOf, exampleOf, queryOf } from '../support/calls/examples.ts';
import { askedCalls, cms, foreign } from '../support/calls/tested-backend.ts';

/** The input of a call; undefined if the college has no suitable content. */
async function inputOf(name: CallName): Promise<unknown> {
  if (!foreign) return (await exampleOf(name, { cms, dataDir: inject('dataDir') })).input;
  const [department] = await createClient({ baseUrl: cms })
    .getdepartments()
    .catch(() => []);
  // A draft needs the secret.
  const { input } =
    name === 'getpreview'
      ? { input: calls.getpreview.example }
      : await exampleOf(name, { cms, dataDir: '' }).catch(() => ({ input: undefined }));
  return input && replace(input, 'PHY', department?.dept_code ?? 'PHY');
}

const replace = (input: object, word: string, by: string) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, value === word ? by : value]),
  );

describe.each(askedCalls.filter((name) => !calls[name].submits))('%s', (name) => {
  test.for(['GET', 'POST'])('can be read by %s', async (method, { skip }) => {
    const input = await inputOf(name);
    if (input === undefined) skip('There is nothing to ask for.');
    const { headers, body } = bodyOf(input);
    const response =
      method === 'GET'
        ? await fetch(`${cms}/${name}?${queryOf(input)}`, { headers: { Unit: 'website' } })
        : await fetch(`${cms}/${name}`, { method, headers, body });
    const answerText = await response.text();
    expect([response.status, answerText.slice(0, 200)]).toEqual([200, expect.any(String)]);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    readAnswer(name, answerText);
  });
});
