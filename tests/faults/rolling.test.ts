/**
 * A rolling update of the example in deploy/ under load: nginx, two sites and Postgres; each site
 * is restarted in turn.
 *
 * @long 60 s
 * @for deploy scripts/services site/cache
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Service } from '../../scripts/services/service.ts';
import { startSite } from '../../scripts/services/site.ts';
import { needs } from '../../scripts/testing/needs.ts';
import { findPostgres, openPostgres } from '../../scripts/testing/postgres.ts';
import { openFaultProxy } from '../support/fault-proxy.ts';
import { hasNginx, type Nginx, openNginx } from '../support/nginx.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { copyToPostgres } from '../support/postgres/copy.ts';
import { openSite } from '../support/site.ts';
import { contention } from '../support/soon.ts';

const VISITORS = Number(process.env.VISITORS ?? 50);
/** Restarts of each site. */
const RESTARTS = Number(process.env.RESTARTS ?? 1);
/** Milliseconds. systemd waits 15 s before it ends a process that does not stop. */
const STOPPED_WITHIN = 5000;
/** Pages that nginx caches for a second, a page that is always new, and calls with both methods. */
const requestOfTurn = (turn: number): [path: string, body?: object] => {
  const all: [string, object?][] = [
    ['/'],
    ['/departments'],
    [`/search?q=${turn}`],
    ['/captcha-challenge'],
    ['/getcollege'],
    ['/getnoticesbytype', { type: 'NIRF' }],
  ];
  return all[turn % all.length] ?? ['/'];
};

const agent = new Agent({ keepAlive: true });

/** Resolves with the status or the error. */
const ask = (address: string, body?: object) =>
  new Promise<string>((resolve) => {
    const headers = body && { 'Content-Type': 'application/json' };
    const method = body ? 'POST' : 'GET';
    const outgoing = request(address, { agent, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(`${response.statusCode}`));
      response.on('error', (error) => resolve(`broken off: ${error.message}`));
    });
    outgoing.on('error', (error) => resolve(error.message)).end(body && JSON.stringify(body));
  });

const servers = needs('nginx or Postgres', hasNginx && Boolean(findPostgres()));
describe('nginx, two sites and Postgres', servers, () => {
  let college: College;
  let sites: Service[];
  let nginx: Nginx;
  /** Functions that close everything opened, the last one first. */
  const open: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rolling-'));
    open.unshift(() => rm(folder, { recursive: true, force: true }));
    const postgres = await openPostgres();
    open.unshift(postgres.stop);
    const DATABASE_URL = `${postgres.address}/postgres`;
    const demo = await copyToPostgres(inject('demo'), path.join(folder, 'demo'), DATABASE_URL);
    college = await openCollege(demo, { DATABASE_URL });
    open.unshift(college.close);
    const env = { TRUSTED_PROXIES: '127.0.0.1' };
    sites = [await openSite(college.cms, env), await openSite(college.cms, env)];
    open.unshift(() => Promise.all(sites.map((site) => site.stop())));
    const [site = '', secondSite = ''] = sites.map(({ origin }) => origin);
    nginx = await openNginx({ site, secondSite, cms: college.cms });
    open.unshift(nginx.close);
  });
  afterAll(async () => {
    agent.destroy();
    for (const close of open) await close();
  });

  /** Restarts a site as systemd restarts college-site@. Resolves when it answers. */
  async function restart(index: number): Promise<number> {
    const { origin, stop } = sites[index] as Service;
    const started = performance.now();
    await stop();
    const took = performance.now() - started;
    sites[index] = await startSite({
      port: Number(new URL(origin).port),
      siteUrl: origin,
      backendUrl: college.cms,
      env: { TRUSTED_PROXIES: '127.0.0.1' },
      stdio: 'ignore',
    });
    return took;
  }

  test('no visitor notices a restart of both sites, one after the other', {
    timeout: 30_000 + RESTARTS * 60_000,
  }, async () => {
    const answers: string[] = [];
    let over = false;
    const visitors = Array.from({ length: VISITORS }, async (_, index) => {
      for (let turn = index; !over; turn += 1) {
        const [where, body] = requestOfTurn(turn);
        answers.push(`${where.replace(/\d+/, '')} ${await ask(nginx.site + where, body)}`);
        await wait(20);
      }
    });
    await wait(1000);
    const took: number[] = [];
    for (let turn = 0; turn < 2 * RESTARTS; turn += 1) took.push(await restart(turn % 2));
    await wait(500);
    over = true;
    await Promise.all(visitors);
    const failed = answers.filter((answer) => !answer.endsWith(' 200'));
    // nginx logs every site that it tried; a colon means that it tried a second one.
    const passedOver = (await nginx.log()).filter((line) =>
      /"upstream":"[^"]+ : /.test(line),
    ).length;
    console.log(
      `${answers.length} requests while two sites restarted: ${failed.length} failed, ${passedOver} went ` +
        `to the other site; each stopped within ${Math.round(Math.max(...took))} ms.`,
    );
    expect(failed).toEqual([]);
    // A restart that no request met proves nothing.
    expect(passedOver).toBeGreaterThan(0);
    expect(Math.max(...took)).toBeLessThan(STOPPED_WITHIN * contention());
  });
});

test('open answers are completed when the site is stopped', async () => {
  const proxy = await openFaultProxy(inject('cms'));
  const site = await openSite(proxy.origin);
  await proxy.breakAfterPublish('slow');
  const answers = Promise.all(
    ['/getcollege', '/departments'].map((where) => ask(site.origin + where)),
  );
  await wait(500);
  await Promise.all([site.stop(), answers]);
  await proxy.close();
  expect(await answers).toEqual(['200', '200']);
});
