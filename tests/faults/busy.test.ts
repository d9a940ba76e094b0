/**
 * A machine at its limit: the backend is slow, but visitors are not told that it is down.
 *
 * @long 60 s
 * @for cms/platform/revision site/cache site/serve
 */
import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startProgram } from '../../scripts/services/process.ts';
import type { Service } from '../../scripts/services/service.ts';
import { openSite } from '../support/site.ts';

const PROCESSES = Number(process.env.BUSY_PROCESSES ?? 15);
const PAGES = Number(process.env.BUSY_PAGES ?? 300);
const AT_ONCE = 32;

const subpages =
  ',vision,profile,glance,course,contact,research,onlineclasses,faculty,former-faculty,staff,syllabus,journal,co_po,facilities,events,notices,wall-magazine,achievements,alumni,activity,gallery'.split(
    ',',
  );

let site: Service;
let pages: string[];
const busy: ChildProcess[] = [];
beforeAll(async () => {
  site = await openSite(inject('cms'));
  const departments: { dept_code: string }[] = await (
    await fetch(`${inject('cms')}/getdepartments`)
  ).json();
  // Pages that this site has not rendered yet.
  pages = subpages.flatMap((subpage) =>
    departments.flatMap(({ dept_code: code }) =>
      ['', '/as'].map((prefix) => `${prefix}/department/${code}/${subpage}`.replace(/\/$/, '')),
    ),
  );
  for (let number = 0; number < PROCESSES; number += 1)
    busy.push(startProgram('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }));
});
afterAll(async () => {
  for (const process of busy) process.kill('SIGKILL');
  await site.stop();
});

async function open(path: string) {
  const started = performance.now();
  const response = await fetch(site.origin + path);
  await response.text();
  return { path, status: response.status, took: Math.round(performance.now() - started) };
}

function report(how: string, answers: Awaited<ReturnType<typeof open>>[]) {
  const times = answers.map(({ took }) => took).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)];
  console.log(
    `${answers.length} pages ${how} beside ${PROCESSES} busy processes: ` +
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms.`,
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
}

test('no page is refused to its first visitor, one after the other', {
  timeout: 30 * 60_000,
}, async () => {
  expect(pages.length).toBeGreaterThan(PAGES + 3 * AT_ONCE);
  const answers = [];
  for (const path of pages.splice(0, PAGES)) answers.push(await open(path));
  report('one after the other', answers);
});

test(`no page is refused to ${AT_ONCE} first visitors at once`, {
  timeout: 10 * 60_000,
}, async () => {
  for (let round = 0; round < 3; round += 1)
    report('at once', await Promise.all(pages.splice(0, AT_ONCE).map(open)));
});
