/** A site before a backend that is slow, silent, broken or gone. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Service } from '../../scripts/services/service.ts';
import { type FaultProxy, faultNames, openFaultProxy } from '../support/fault-proxy.ts';
import { openSite } from '../support/site.ts';
import { contention, LIVE, soon } from '../support/soon.ts';

/** Milliseconds that a page seen before takes at most; with a publish that cannot be shown, one visitor's. */
const KEPT = 1000;
const KEPT_AFTER_PUBLISH = 2000;
/** Longer than this nobody waits for anything. */
const BOUND = 11_000;
const RECOVERY = 2000;

const seen = ['/', '/departments', '/notifications/administrative', '/as/events'];

let between: FaultProxy;
let site: Service;
/** Pages that nobody has opened yet, two for each fault. */
let departments: string[];
beforeAll(async () => {
  between = await openFaultProxy(inject('cms'));
  site = await openSite(between.origin, { LOG_LEVEL: 'silent' });
  const rows: { dept_code: string }[] = JSON.parse((await ask('/getdepartments')).text);
  departments = rows.map(({ dept_code }) => `/department/${dept_code}/notices`);
});
afterAll(async () => {
  await site.stop();
  await between.close();
});

async function ask(path: string, init?: RequestInit) {
  const started = performance.now();
  const response = await fetch(site.origin + path, { redirect: 'manual', ...init });
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, text, took: Math.round(performance.now() - started) };
}

const send = (call: string, body: object) =>
  ask(`/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Unit: 'website' },
    body: JSON.stringify(body),
  });

const sendWithoutScript = () =>
  ask('/visitors-note', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      name: 'Rina Das',
      email: 'rina@example.org',
      message: 'Typed for a long time',
      consent: 'on',
      captcha: 'e30=',
    }),
  });

const slowest = (answers: { took: number }[]) => Math.max(...answers.map(({ took }) => took));

async function expectKept(pages: string[], bound: number): Promise<number> {
  let worst = 0;
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all(seen.map((path) => ask(path)));
    expect(answers.map(({ status }) => status)).toEqual(seen.map(() => 200));
    expect(answers.map(({ text }) => text)).toEqual(pages);
    worst = Math.max(worst, slowest(answers));
    await wait(150);
  }
  expect(worst).toBeLessThan(bound * contention());
  return worst;
}

/** One answer in plain words: a sentence, and nothing of what the backend really said. */
const sentence = /^\w[^\n<{]+\.?$/;

test.each(faultNames)('%s', async (fault) => {
  await between.mend();
  await soon(async () => (await ask('/readyz')).text.includes('"backend":true'), LIVE);
  // Whatever the fault before left out of date is made anew.
  await Promise.all(seen.map((path) => ask(path)));
  await wait(1500);
  const pages = (await Promise.all(seen.map((path) => ask(path)))).map(({ text }) => text);
  const [unseen = '', unseenToo = ''] = departments.splice(0, 2);

  await between.break(fault);
  const promise = Promise.all([
    ask(unseen),
    ask(`/getdeptdata?dept_code=${unseenToo.split('/')[2]}`),
    ask('/captcha-challenge'),
    send('email-verification', {}),
    send('addvisitornote', { name: 'Rina Das' }),
    sendWithoutScript(),
  ]);
  const unsentCount = await expectKept(pages, KEPT);
  const [page, read, challenge, code, note, withoutScript] = await promise;
  const forms = [challenge, code, note];
  expect(slowest([page, read, ...forms, withoutScript])).toBeLessThan(BOUND * contention());
  if (fault !== 'slow') {
    expect(page.status).toBe(503);
    expect(page.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(page.text).toContain('Try again');
    expect(forms.map(({ status }) => status)).toEqual(forms.map(() => 503));
  }
  // The captcha needs JavaScript, which the site answers without the backend.
  expect(withoutScript.status).toBe(400);
  expect(withoutScript.text).toContain('Typed for a long time');
  // A slow backend answers after all: what it refuses, in its own words.
  const refused = fault === 'slow' ? forms.slice(1) : [read, ...forms];
  for (const { status, text } of refused) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toMatch(sentence);
  }

  await between.breakAfterPublish(fault);
  await wait(1500);
  const outOfDate = await expectKept(pages, KEPT_AFTER_PUBLISH);

  await between.mend();
  const mended = performance.now();
  // A request before the site has noticed joins the hanging one, for the rest of its ten seconds.
  await wait(600);
  await soon(async () => (await ask(unseenToo)).status === 200, RECOVERY);
  const back = performance.now() - mended;
  expect(back).toBeLessThan(RECOVERY * contention());
  expect((await ask('/captcha-challenge')).status).toBe(200);
  console.log(
    `${fault}: pages seen before ${unsentCount} ms at most, ${outOfDate} ms after a publish; ` +
      `an unseen page ${page.status} after ${page.took} ms, forms answered within ` +
      `${slowest(forms)} ms; well again after ${Math.round(back)} ms.`,
  );
});
