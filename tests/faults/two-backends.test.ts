/**
 * Two backends on one Postgres: no mail goes twice or is lost, and limits are counted once.
 *
 * @long 60 s
 * @for cms/jobs cms/platform/database
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FaultyMail, faultyMail } from '../../cms/testing/mail/faulty-smtp.ts';
import { prepareBackend, startBackend } from '../../scripts/services/backend.ts';
import { kill } from '../../scripts/services/process.ts';
import { freePort, type Service } from '../../scripts/services/service.ts';
import { readSecrets } from '../../scripts/services/settings.ts';
import { needs } from '../../scripts/testing/needs.ts';
import { findPostgres, openPostgres } from '../../scripts/testing/postgres.ts';
import { elsewhere } from '../support/another-visitor.ts';
import { soon } from '../support/soon.ts';

const MAILS = 60;
/** Milliseconds. A job whose process was killed is free after three and a half minutes at most. */
const FREED = 300_000;

describe('two backends', needs('Postgres', Boolean(findPostgres())), () => {
  let mail: FaultyMail;
  let start: (port: number) => Promise<Service>;
  let database: pg.Client;
  const backends: Service[] = [];
  const made: unknown[] = [];
  /** Functions that close everything opened, the last one first. */
  const open: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'two-backends-'));
    open.unshift(() => rm(dataDir, { recursive: true, force: true }));
    const postgres = await openPostgres();
    open.unshift(postgres.stop);
    mail = await faultyMail();
    open.unshift(mail.close);
    const DATABASE_URL = `${postgres.address}/postgres`;
    const secrets = await readSecrets(dataDir, {});
    const ports = [await freePort(), await freePort()];
    const options = {
      ...{
        dataDir,
        secrets,
        cmsUrl: `http://127.0.0.1:${ports[0]}`,
        siteUrl: 'http://127.0.0.1:1',
      },
      env: { DATABASE_URL, SMTP_URL: mail.url, DEMO: 'off', ADMIN_EMAIL: 'admin@example.org' },
    };
    // Both prepare the empty database at the same time.
    made.push(...(await Promise.all([prepareBackend(options), prepareBackend(options)])));
    start = (port) => startBackend({ ...options, port, stdio: 'ignore' });
    backends.push(...(await Promise.all(ports.map(start))));
    open.unshift(() => Promise.all(backends.map((backend) => backend.stop())));
    database = new pg.Client(DATABASE_URL);
    await database.connect();
    open.unshift(() => database.end());
  });
  afterAll(async () => {
    for (const close of open) await close();
  });

  const post = (index: number, call: string, body: object, headers: object = elsewhere()) =>
    fetch(`${backends[index % backends.length]?.origin}/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Unit: 'website', ...headers },
      body: JSON.stringify(body),
    });

  /** Requests one-time passwords, in turn at both backends. Resolves with their addresses. */
  async function requestPasswords(name: string): Promise<string[]> {
    const addresses = Array.from({ length: MAILS }, (_, index) => `${name}${index}@example.org`);
    const answers = await Promise.all(
      addresses.map((email, index) => post(index, 'email-verification', { email })),
    );
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
    return addresses;
  }
  const copiesOf = (address: string) => mail.received.filter(({ to }) => to === address);
  const arrived = (addresses: string[]) => async () =>
    addresses.every((address) => copiesOf(address).length > 0) && (await jobs('passwords')) === 0;
  const jobs = async (queue: string) => {
    const text = 'SELECT count(*)::int AS n FROM payload_jobs WHERE queue = $1';
    return Number((await database.query(text, [queue])).rows[0]?.n);
  };

  test('migrate an empty database once, and make one administrator', () => {
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  test('send each of sixty mails once', async () => {
    const addresses = await requestPasswords('once');
    await soon(arrived(addresses), 60_000);
    expect(addresses.map((address) => copiesOf(address).length)).toEqual(addresses.map(() => 1));
  });

  test('count the limit of a network together', async () => {
    const headers = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => post(index, 'add-message', {}, headers)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('lose no mail and send none twice while one after the other restarts', async () => {
    await mail.become('slow');
    const addresses = await requestPasswords('rolling');
    for (const index of backends.keys()) {
      const { origin, stop } = backends[index] as Service;
      await stop();
      backends[index] = await start(Number(new URL(origin).port));
    }
    await soon(arrived(addresses), 60_000);
    expect(addresses.map((address) => copiesOf(address).length)).toEqual(addresses.map(() => 1));
  });

  test('lose no mail if one of them is killed, and repeat only those that it was sending', {
    timeout: FREED + 60_000,
  }, async () => {
    await mail.become('slow');
    const addresses = await requestPasswords('killed');
    const [killed] = backends as [Service];
    await soon(async () => addresses.some((address) => copiesOf(address).length > 0), 20_000);
    await kill(killed.process);
    await soon(arrived(addresses), FREED);
    const copies = addresses.map(copiesOf);
    // A copy has the Message-ID of its mail.
    for (const all of copies) expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const repeated = copies.filter(({ length }) => length > 1).length;
    console.log(`After kill −9: ${MAILS} of ${MAILS} mails arrived, ${repeated} of them twice.`);
    expect(repeated).toBeLessThanOrEqual(10);
    // Both planned the sweep.
    const sweeps = `SELECT count(*)::int AS n FROM payload_jobs WHERE task_slug = 'sweep'`;
    expect((await database.query(sweeps)).rows).toEqual([{ n: 1 }]);
  });
});
