/**
 * The site with a backend that is slow, hangs, is broken or is down.
 *
 * @long 60 s
 * @for contract site/cache site/serve
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Service } from '../../scripts/services/service.ts';
import { type FaultProxy, faultNames, openFaultProxy } from '../support/fault-proxy.ts';
import { openSite } from '../support/site.ts';
import { contention, LIVE, soon } from '../support/soon.ts';

/**
 * Milliseconds for a cached page; one visitor may wait longer after a change that cannot be read.
 */
const KEPT = 1000;
const KEPT_AFTER_PUBLISH = 2000;
/** Milliseconds after which every request must be answered. */
const BOUND = 11_000;
const RECOVERY = 2000;

const seen = ['/', '/departments', '/notifications/administrative', '/as/events'];

let proxy: FaultProxy;
let site: Service;
/** Pages that no test has opened yet, two per fault. */
let departments: string[];
beforeAll(async () => {
  proxy = await openFaultProxy(inject('cms'));
  site = await openSite(proxy.origin, { LOG_LEVEL: 'silent' });
  const rows: { dept_code: string }[] = JSON.parse((await ask('/getdepartments')).text);
  departments = rows.map(({ dept_code }) => `/department/${dept_code}/notices`);
});
afterAll(async () => {
  await site.stop();
  await proxy.close();
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

/** A readable sentence without details of the backend's error. */
const sentence = /^\w[^\n<{]+\.?$/;

test.each(faultNames)('pages stay while the backend has the fault “%s”', async (fault) => {
  await proxy.repair();
  await soon(async () => (await ask('/readyz')).text.includes('"backend":true'), LIVE);
  // Refreshes pages that the fault before left outdated.
  await Promise.all(seen.map((path) => ask(path)));
  await wait(1500);
  const pages = (await Promise.all(seen.map((path) => ask(path)))).map(({ text }) => text);
  const [unseen = '', unseenToo = ''] = departments.splice(0, 2);

  await proxy.break(fault);
  const requests = Promise.all([
    ask(unseen),
    ask(`/getdeptdata?dept_code=${unseenToo.split('/')[2]}`),
    ask('/captcha-challenge'),
    send('email-verification', {}),
    send('addvisitornote', { name: 'Rina Das' }),
    sendWithoutScript(),
  ]);
  const worstBefore = await expectKept(pages, KEPT);
  const [page, readAnswer, challenge, code, note, withoutScript] = await requests;
  const forms = [challenge, code, note];
  expect(slowest([page, readAnswer, ...forms, withoutScript])).toBeLessThan(BOUND * contention());
  if (fault !== 'slow') {
    expect(page.status).toBe(503);
    expect(page.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(page.text).toContain('Try again');
    expect(forms.map(({ status }) => status)).toEqual(forms.map(() => 503));
  }
  // Refused by the site itself, because the captcha needs JavaScript.
  expect(withoutScript.status).toBe(400);
  expect(withoutScript.text).toContain('Typed for a long time');
  // A slow backend still answers, so its own refusal is returned.
  const refused = fault === 'slow' ? forms.slice(1) : [readAnswer, ...forms];
  for (const { status, text } of refused) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toMatch(sentence);
  }

  await proxy.breakAfterPublish(fault);
  await wait(1500);
  const outOfDate = await expectKept(pages, KEPT_AFTER_PUBLISH);

  await proxy.repair();
  const repairedAt = performance.now();
  // Before the site has noticed, a request joins the one that hangs, for up to ten seconds.
  await wait(600);
  await soon(async () => (await ask(unseenToo)).status === 200, RECOVERY);
  const back = performance.now() - repairedAt;
  expect(back).toBeLessThan(RECOVERY * contention());
  expect((await ask('/captcha-challenge')).status).toBe(200);
  console.log(
    `${fault}: pages seen before ${worstBefore} ms at most, ${outOfDate} ms after a publish; ` +
      `an unseen page ${page.status} after ${page.took} ms, forms answered within ` +
      `${slowest(forms)} ms; well again after ${Math.round(back)} ms.`,
  );
});
