/**
 * A full disk for database, files and log. Without root, the backend is forbidden to write files;
 * with root, also a small disk is filled.
 *
 * @long 60 s
 * @for cms/platform/database cms/platform/files cms/submissions
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, inject, type TestOptions, test } from 'vitest';
import { needs } from '../../scripts/testing/needs.ts';
import { logIn } from '../support/admin.ts';
import { elsewhere } from '../support/another-visitor.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { openSite } from '../support/site.ts';
import { contention, LIVE, soon } from '../support/soon.ts';
import { mailsTo, sendPhoto, verify } from '../support/submission.ts';

const NOTES = Number(process.env.NOTES ?? 20);
/** Milliseconds until a write is refused. */
const REFUSED = 3000;

const run = (...words: string[]) => spawnSync(words[0] ?? '', words.slice(1)).status === 0;
const limited = run('prlimit', '--version');
const disk = mkdtempSync(path.join(tmpdir(), 'disk-'));
const mounted =
  process.getuid?.() === 0 && run('mount', '-t', 'tmpfs', '-o', 'size=80m', 'x', disk);

let college: College | undefined;
afterAll(() => {
  if (mounted) run('umount', '--lazy', disk);
  rmSync(disk, { recursive: true, force: true });
});

/** Empties SQLite's write-ahead log, so that the next write needs new space. */
function emptyLog(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'database.sqlite'));
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

const filler = path.join(disk, 'filler');
function fill(): void {
  const file = openSync(filler, 'a');
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 4);
    }
  }
  closeSync(file);
}

async function timed(promise: Promise<Response>) {
  const started = performance.now();
  const response = await promise;
  const text = await response.text();
  return { status: response.status, text, took: performance.now() - started };
}

const submit = (site: string, message: string, captcha: string) =>
  timed(
    fetch(`${site}/addvisitornote`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Unit: 'website', ...elsewhere() },
      body: JSON.stringify({ name: 'Rina Das', email: 'rina@example.org', message, captcha }),
    }),
  );

function notesIn(dataDir: string): string[] {
  const database = new DatabaseSync(path.join(dataDir, 'database.sqlite'), { readOnly: true });
  const rows = database.prepare(`SELECT message FROM visitor_notes WHERE message LIKE 'Full %'`);
  const notes = rows.all().map(({ message }) => String(message));
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const spent = database.prepare('SELECT count(*) AS count FROM used_challenges').get();
  expect(spent?.count).toBe(notes.length);
  database.close();
  return notes.sort();
}

interface Trouble {
  name: string;
  needs: TestOptions;
  /** Folder of the college. */
  folder: string;
  begin: (pid: number) => void;
  end: (pid: number) => void;
}
const allow = (size: string) => (pid: number) =>
  expect(run('prlimit', '--pid', `${pid}`, `--fsize=${size}:unlimited`)).toBe(true);
const troubles: Trouble[] = [
  {
    name: 'a backend that may not write',
    needs: needs('prlimit', limited),
    folder: tmpdir(),
    begin: allow('0'),
    end: allow('unlimited'),
  },
  {
    name: 'a full disk',
    needs: needs('root, who may mount a small disk', mounted),
    folder: disk,
    begin: fill,
    end: () => rmSync(filler),
  },
];

describe.each(troubles)('$name', ({ name, needs: options, folder, begin, end }) => {
  afterAll(() => college?.close());

  test(
    'allows reads, refuses writes at once, and needs nothing but free space to recover',
    options,
    async () => {
      college = await openCollege(inject('demo'), {}, { within: folder });
      const { site, cms, dataDir, backendPid } = college;
      const editor = await logIn(college);
      const proofs = await Promise.all(Array.from({ length: NOTES }, () => solveCaptcha(cms)));
      const notes = proofs.map((proof, index) => ({
        message: `Full ${index} ${'x'.repeat(1500)}`,
        proof,
      }));
      const mails = (to: string) => mailsTo(dataDir, to);
      const cookie = await verify({ origin: site, email: 'rina@example.org', mails });
      const photos = await timed(sendPhoto(site, cookie));
      expect(photos.status).toBe(200);
      emptyLog(dataDir);
      begin(backendPid());

      const refused: typeof notes = [];
      const answers = [];
      for (const note of notes) {
        const answer = await submit(site, note.message, note.proof);
        if (answer.status === 200) continue;
        refused.push(note);
        answers.push(answer);
      }
      expect(refused.length).toBeGreaterThan(NOTES / 2);
      // Mostly a file, and mostly a mail.
      const photo = await timed(sendPhoto(site, cookie));
      expect(photo.status).toBeGreaterThanOrEqual(500);
      for (const { status, text, took } of [...answers, photo]) {
        expect(status).toBeGreaterThanOrEqual(500);
        expect(text).toMatch(/^[A-Z][^\n<]+\.$/);
        expect(took).toBeLessThan(REFUSED * contention());
      }
      expect(answers[0]?.text).toMatch(/^Nothing can be saved/);
      const missing = { title: 'No room', type: 'COLLEGE_ADMIN_NOTICE', _status: 'published' };
      await expect(editor.createNotice(missing)).rejects.toThrow();
      await expect(logIn(college)).rejects.toThrow();

      const fresh = await openSite(cms, { LOG_LEVEL: 'silent' });
      for (const page of ['/', '/departments', '/students/results', '/search?q=full'])
        expect((await fetch(fresh.origin + page)).status).toBe(200);
      await fresh.stop();
      expect((await fetch(`${site}/notifications/administrative`)).status).toBe(200);

      end(backendPid());
      const [first, ...others] = refused;
      // Sent to the backend directly, because the site allows thirty requests per minute.
      const again = async ({ message, proof }: (typeof notes)[number]) =>
        (await submit(cms, message, proof)).status;
      const recovered = await soon(
        async () => first !== undefined && (await again(first)) === 200,
        LIVE,
      );
      // With the same proofs, because refused requests must leave nothing behind.
      for (const note of others) expect(await again(note)).toBe(200);
      await editor.createNotice({ ...missing, title: 'Room again' });
      await soon(
        async () =>
          (await (await fetch(`${site}/notifications/administrative`)).text()).includes(
            'Room again',
          ),
        LIVE,
      );
      expect((await timed(sendPhoto(site, cookie))).status).toBe(200);
      expect(notesIn(dataDir)).toEqual(notes.map(({ message }) => message).sort());
      console.log(
        `${name}: ${refused.length} of ${NOTES} notes were refused within ` +
          `${Math.round(Math.max(...answers.map(({ took }) => took)))} ms, every page was read; ` +
          `the first was kept ${Math.round(recovered)} ms after there was room, each of them once.`,
      );
    },
  );
});
