/** An update: two sites behind what nginx does, each stopped and started under load. */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Service } from '../../scripts/service.ts';
import { startSite } from '../../scripts/site.ts';
import { standBefore } from '../support/between.ts';
import { openSite } from '../support/site.ts';

const VISITORS = Number(process.env.VISITORS ?? 50);
/** How often both are restarted. */
const RESTARTS = Number(process.env.RESTARTS ?? 1);
/** Milliseconds. systemd waits 15 s before it ends a process that does not stop. */
const STOPPED_WITHIN = 5000;
const paths = [
  ...['/', '/departments', '/students/results', '/search?q=anything', '/getcollege'],
  // This one goes on to the backend.
  '/captcha-challenge',
];

let sites: Service[];
beforeAll(async () => {
  sites = [await openSite(inject('cms')), await openSite(inject('cms'))];
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
});

const agent = new Agent({ keepAlive: true });
let passedOver = 0;

/** Rejects where no byte of an answer came, as nginx counts an upstream's `error`. */
const askOne = ({ origin }: Service, path: string) =>
  new Promise<{ status: number; whole: boolean }>((resolve, reject) => {
    const asked = request(origin + path, { agent }, (response) => {
      const { statusCode: status = 0 } = response;
      response.resume();
      response.on('end', () => resolve({ status, whole: true }));
      response.on('error', () => resolve({ status, whole: false }));
    });
    asked.on('error', reject).end();
  });

/** `proxy_next_upstream error`: what was not answered at all goes to the other one. */
async function ask(path: string, turn: number): Promise<string> {
  const [first, second] = turn % 2 === 0 ? sites : sites.toReversed();
  try {
    const answer = await askOne(first as Service, path).catch(() => {
      passedOver += 1;
      return askOne(second as Service, path);
    });
    if (!answer.whole) return `${path} broken off`;
    return answer.status === 200 ? '200' : `${path} ${answer.status}`;
  } catch (error) {
    return `${path} ${error}`;
  }
}

async function restart(index: number): Promise<number> {
  const { origin, stop } = sites[index] as Service;
  const started = performance.now();
  await stop();
  const took = performance.now() - started;
  sites[index] = await startSite({
    port: Number(new URL(origin).port),
    siteUrl: origin,
    backendUrl: inject('cms'),
    stdio: 'ignore',
  });
  return took;
}

test('no visitor notices that both are restarted, one after the other', {
  timeout: 30_000 + RESTARTS * 60_000,
}, async () => {
  const answers: string[] = [];
  let over = false;
  const visitors = Array.from({ length: VISITORS }, async (_, index) => {
    for (let turn = index; !over; turn += 1) {
      answers.push(await ask(paths[turn % paths.length] ?? '/', turn));
      await wait(20);
    }
  });
  await wait(1000);
  const took: number[] = [];
  for (let turn = 0; turn < 2 * RESTARTS; turn += 1) {
    took.push(await restart(turn % 2));
    await wait(500);
  }
  over = true;
  await Promise.all(visitors);
  agent.destroy();
  const failed = answers.filter((answer) => answer !== '200');
  console.log(
    `${answers.length} requests while two sites restarted: ${failed.length} failed, ${passedOver} went ` +
      `to the other site; each stopped within ${Math.round(Math.max(...took))} ms.`,
  );
  expect(failed).toEqual([]);
  // A restart that nobody met proves nothing.
  expect(passedOver).toBeGreaterThan(0);
  expect(Math.max(...took)).toBeLessThan(STOPPED_WITHIN);
});

test('what is being answered when the site is asked to stop still comes whole', async () => {
  const between = await standBefore(inject('cms'));
  const site = await openSite(between.origin);
  await between.break('slow');
  const asked = Promise.all(
    ['/getcollege', '/captcha-challenge'].map((path) => askOne(site, path)),
  );
  await wait(500);
  await Promise.all([site.stop(), asked]);
  await between.close();
  expect(await asked).toEqual(Array.from({ length: 2 }, () => ({ status: 200, whole: true })));
});
