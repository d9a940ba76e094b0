import { type CallName, callNames, calls, lifetimes } from '@college/contract/calls';
import { createClient } from '@college/contract/client';
import { describe, expect, inject, test } from 'vitest';
import { solveCaptcha } from '../support/captcha.ts';
import { bringAlong, sendPhoto } from '../support/submission.ts';

const [cms, dataDir] = [inject('cms'), inject('dataDir')];
const origins = [
  { where: 'the backend', origin: cms },
  { where: 'the site', origin: inject('site') },
];

const headers = { Unit: 'website', 'Content-Type': 'application/json' };

/** Ids that stand at the beginning of each browser of evidence. */
async function evidenceOf(report: '' | 'ssr') {
  const client = createClient({ baseUrl: cms });
  const type = 'QUALITATIVE';
  const [group] = await client[`get${report}group`]();
  const group_id = group?.id ?? '';
  const [criterion] = await client[`get${report}subgroupbygroupidandtype`]({ type, group_id });
  const sub_group_id = criterion?.id ?? '';
  const [question] = await client[`get${report}subsubgroupbysubgroupid`]({ sub_group_id });
  const sub_sub_group_id = question?.id ?? '';
  if (!sub_sub_group_id) throw new Error(`The ${report || 'iqac'} browser is empty.`);
  return { type, group_id, sub_group_id, sub_sub_group_id };
}

/** The example of a row, with what only a running backend can give. */
async function exampleOf(name: CallName): Promise<unknown> {
  const { example } = calls[name];
  if (name === 'addvisitornote') return { ...example, captcha: await solveCaptcha(cms) };
  if (name === 'add-alumni-registration' || name === 'add-message') {
    const email = `${crypto.randomUUID()}@example.org`;
    return { ...example, ...(await bringAlong({ origin: cms, dataDir, email })) };
  }
  if (name === 'getsingleeventbyid') {
    const [event] = await createClient({ baseUrl: cms }).getupcomingevents();
    return { eventId: event?.id };
  }
  if (/^get(ssr)?(sub|subsub|file)groupby/.test(name)) {
    return calls[name].input.parse(await evidenceOf(name.startsWith('getssr') ? 'ssr' : ''));
  }
  return example;
}

function ask(origin: string, name: CallName, input: unknown, method: string) {
  if (name === 'addfile-alumni') return sendPhoto(origin);
  if (method === 'POST')
    return fetch(`${origin}/${name}`, { method, headers, body: JSON.stringify(input) });
  const query = new URLSearchParams(input as Record<string, string>);
  return fetch(`${origin}/${name}?${query}`, { method, headers: { Unit: 'website' } });
}

/** Whether an answer says anything; the demo college fills every call. */
function isEmpty(body: unknown): boolean {
  return body === 0 || body === null || (Array.isArray(body) && body.length === 0);
}

describe.each(origins)('$where answers', ({ origin }) => {
  describe.each(callNames)('%s', (name) => {
    // Both methods work on every call; a submission is not repeated for it.
    const methods = name.startsWith('add') ? ['POST'] : ['GET', 'POST'];
    test.each(methods)('its example by %s', async (method) => {
      const { output, lifetime } = calls[name];
      const response = await ask(origin, name, await exampleOf(name), method);
      const text = await response.text();
      expect([response.status, text.slice(0, 300)]).toEqual([200, expect.any(String)]);
      expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe(lifetimes[lifetime].http);
      const body: unknown = JSON.parse(text);
      // Nothing was filled in or left out by the schema: the backend sends every field.
      expect(output.parse(body)).toEqual(body);
      expect(isEmpty(body)).toBe(false);
    });
  });

  test('a text in the language that was asked for', async () => {
    const read = async (language: string) =>
      (await fetch(`${origin}/getcollege`, { headers: { 'Accept-Language': language } })).json();
    const [english, assamese] = [await read('en'), await read('as')];
    expect(english.name).not.toBe(assamese.name);
    expect(assamese.name).toBe(assamese.name_as);
  });
});
