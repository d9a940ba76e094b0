/**
 * A power failure: a backend that saves messages and publishes is killed with SIGKILL at random
 * moments, restarted and checked. KILL_ROUNDS sets the number of rounds.
 *
 * @long 60 s
 * @for cms/jobs cms/platform/database cms/submissions scripts/services
 */

import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { type Editor, logIn } from '../support/admin.ts';
import { elsewhere } from '../support/another-visitor.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { type College, openCollege } from '../support/open-college.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? (process.env.LONG ? 10 : 3));
const VISITORS = 4;
/** Longest round in ms, long enough for answers before the kill. */
const LATEST = 1_500;
/** Typical longest answer to a message, in ms. */
const LONGEST_ANSWER = 100;

interface Note {
  message: string;
  captcha: string;
  /** Set once the message was confirmed. */
  reference?: string;
}

let college: College;
let editor: Editor;
const notes: Note[] = [];
const published: string[] = [];

beforeAll(async () => {
  college = await openCollege(inject('demo'));
  editor = await logIn(college);
});
afterAll(() => college.close());

/** Undefined if the backend was killed before it answered. */
const attempt = <Answer>(promise: Promise<Answer>) => promise.catch(() => undefined);

const unanswered = () => notes.filter(({ reference }) => reference === undefined);

async function submit(note: Note) {
  const response = await attempt(
    fetch(`${college.cms}/addvisitornote`, {
      method: 'POST',
      headers: { Unit: 'website', 'Content-Type': 'application/json', ...elsewhere() },
      body: JSON.stringify({ name: 'Rina Das', email: 'rina@example.org', ...note }),
    }),
  );
  const text = response && (await attempt(response.text()));
  if (response?.ok && text) note.reference = JSON.parse(text).reference;
  return { status: response?.status, text };
}

async function publish(title: string) {
  const fields = { title, type: 'COLLEGE_ADMIN_NOTICE', _status: 'published' };
  const created = await attempt(editor.createNotice(fields));
  if (created) published.push(title);
  return created !== undefined;
}

/** Sends messages until one gets no answer or cannot be sent. */
async function write(visitor: string) {
  for (let index = 1; ; index += 1) {
    const captcha = await attempt(solveCaptcha(college.cms));
    if (!captcha) return;
    const note: Note = { message: `Note ${index} of ${visitor}`, captcha };
    notes.push(note);
    await submit(note);
    if (!note.reference) return;
  }
}

async function publishOn(round: number) {
  for (let index = 1; await publish(`Notice ${index} of round ${round}`); index += 1);
}

async function writeUntilKilled(round: number) {
  const visitors = Array.from(
    { length: VISITORS },
    (_, index) => `visitor ${index}, round ${round}`,
  );
  const writing = [...visitors.map(write), publishOn(round)];
  await wait(Math.random() * LATEST);
  // A kill without a pending request tests nothing, so it waits for one. Checked every few ms, so
  // that the kill comes at any moment before an answer.
  const interval = Math.random() * LONGEST_ANSWER;
  await vi.waitUntil(() => unanswered().length > 0, { interval, timeout: 10_000 });
  await college.killBackend();
  await Promise.all(writing);
}

/**
 * Sends a message without an answer again, as a visitor would. The same proof must not create two
 * messages.
 */
async function sendAgain() {
  for (const note of unanswered()) {
    const { status, text } = await submit(note);
    if (status === 200) continue;
    expect([status, text]).toEqual([400, 'Captcha not valid']);
    note.reference = 'kept before its answer was lost';
  }
}

function readDatabase() {
  const database = new DatabaseSync(path.join(college.dataDir, 'database.sqlite'), {
    readOnly: true,
    timeout: 5_000,
  });
  const all = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[];
  const data = {
    integrity: all('PRAGMA integrity_check'),
    foreignKeys: all('PRAGMA foreign_key_check'),
    notes: all(`SELECT reference, message FROM visitor_notes WHERE message LIKE 'Note %'`),
    spent: Number(all('SELECT count(*) AS count FROM used_challenges')[0]?.count),
    notices: all(
      `SELECT title FROM notices JOIN notices_locales ON notices.id = _parent_id
       WHERE title LIKE 'Notice % of round %' AND notices._status = 'published'`,
    ).map(({ title }) => title),
  };
  database.close();
  return data;
}

function expectEverythingOnce() {
  const { integrity, foreignKeys, notes: storedNotes, spent, notices } = readDatabase();
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
  expect(foreignKeys).toEqual([]);
  // Proof and message are saved in one transaction.
  expect(spent).toBe(storedNotes.length);
  expect(storedNotes.map(({ message }) => message).sort()).toEqual(
    notes.map(({ message }) => message).sort(),
  );
  for (const { reference, message } of notes)
    if (reference?.startsWith('VN-')) expect(storedNotes).toContainEqual({ reference, message });
  expect(notices).toHaveLength(new Set(notices).size);
  expect(notices).toEqual(expect.arrayContaining(published));
}

test(
  `nothing acknowledged is lost and nothing doubled, killed ${ROUNDS} times`,
  async () => {
    let sentAgain = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      await writeUntilKilled(round);
      expect(unanswered()).not.toEqual([]);
      sentAgain += unanswered().length;
      await college.startBackend();
      await sendAgain();
      expectEverythingOnce();
    }
    console.log(
      `Killed ${ROUNDS} times: ${notes.length - sentAgain} notes and ${published.length} notices acknowledged, ` +
        `${sentAgain} notes without an answer were sent again.`,
    );
  },
  ROUNDS * 15_000,
);
