/** The conformity matrix: its file, how rows are decided, and what is stored of them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { addDays, addMonths } from 'date-fns';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { MATRIX_FILE, readDuties } from '../duties/duties-file.ts';
import { folder } from '../platform/folder.ts';
import { addPicture, paragraph } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { factText, type RowState, stateOfParts, worstOf } from './check.ts';
import { readCheckContext } from './check-context.ts';
import { judgeCertificate } from './checks/server-checks.ts';
import { evaluateMatrix } from './evaluate-matrix.ts';
import { matrixKey, parseMatrix, readMatrix } from './matrix.ts';
import { changesOf, deleteOldRuns, readRuns, runCertification } from './runs.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
  await payload.updateGlobal({ slug: 'college', data: { name: 'Demo College' } });
}, patience);

const evaluate = async (now = new Date()) =>
  evaluateMatrix(await readCheckContext(payload, 'en', now));
const rowOf = async (id: string, now?: Date) => {
  const row = (await evaluate(now)).find((each) => each.row.id === id);
  if (!row) throw new Error(`There is no row ${id}.`);
  return row;
};
/** States of all rows and parts by their keys. */
const states = async () =>
  new Map(
    (await evaluate()).flatMap(({ key, state, parts }) => [
      [key, state] as const,
      ...parts.map((part) => [part.key, part.state] as const),
    ]),
  );
/** Rows and parts whose state differs after a change, with their new state. */
async function changesAfter(change: () => Promise<unknown>): Promise<Record<string, RowState>> {
  const before = await states();
  await change();
  const after = await states();
  return Object.fromEntries([...after].filter(([key, state]) => before.get(key) !== state));
}

describe('the file', () => {
  test('has the 88 rows in the order of Annexure II', async () => {
    const { sections } = await readMatrix();
    const numbers = sections.map(({ rows }) => rows.map(({ matrix }) => matrix));
    const upTo = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
    expect(numbers).toEqual([upTo('Q', 25), upTo('A', 50), upTo('S', 3), upTo('L', 10)]);
  });

  test('names only tests that exist', async () => {
    const { sections } = await readMatrix();
    const rows = sections.flatMap((section) => section.rows);
    const tests = rows
      .flatMap((row) => [row, ...(row.parts ?? [])])
      .flatMap((row) => row.tested ?? []);
    expect(tests.length).toBeGreaterThan(50);
    expect(tests.filter((file) => !existsSync(path.join(folder, '..', file)))).toEqual([]);
  });

  test.each([
    ['check: [about]', 'check: [abuot]', 'row “5.1.9”, check[0]: Invalid option'],
    [
      'check: [domain]',
      'months: 3',
      'row “5.1.21”: Needs one of check, ask, tested, known or parts.',
    ],
    ['matrix: Q2\n', 'matrix: Q1\n', 'The row “Q1” is there twice.'],
    ['state: not_applicable', 'state: met', 'row “5.2.37”, known.state: Invalid option'],
  ])('is refused with “%s” as “%s”', async (right, wrong, message) => {
    const text = (await readDuties(MATRIX_FILE)).replace(right, wrong);
    expect(() => parseMatrix(text)).toThrow(`duties/gigw-3.yaml: `);
    expect(() => parseMatrix(text)).toThrow(message);
  });
});

test('a row is as good as the worst of what decides it, one with parts is met in part', () => {
  expect(worstOf(['met', 'partly', 'not_applicable'])).toBe('partly');
  expect(worstOf(['met', 'not', 'partly'])).toBe('not');
  expect(worstOf(['not_applicable', 'met'])).toBe('met');
  expect(worstOf(['not_applicable'])).toBe('not_applicable');
  expect(worstOf([])).toBe('not');
  expect(stateOfParts(['met', 'not', 'not_applicable'])).toBe('partly');
  expect(stateOfParts(['not', 'not_applicable'])).toBe('not');
  expect(stateOfParts(['met', 'not_applicable'])).toBe('met');
});

describe('an asked row', () => {
  const duty = 'gigw-3/5.4.2';
  const answer = (data: object) =>
    payload.create({ collection: 'duty-answers', data: { duty, ...data } as never });

  test('is not met until it is answered with a proof, or with a reason', async () => {
    expect((await rowOf('5.4.2')).state).toBe('not');
    await expect(answer({ applies: 'yes' })).rejects.toThrow();
    const { id } = await answer({ applies: 'yes', link: '/contactus' });
    expect((await rowOf('5.4.2')).state).toBe('met');
    await payload.update({
      collection: 'duty-answers',
      id,
      data: { applies: 'no', reason: 'The college prints nothing.' },
    });
    const { state, facts } = await rowOf('5.4.2');
    expect(state).toBe('not_applicable');
    expect(facts.map((fact) => factText('en', fact))).toEqual([
      'Does not apply: The college prints nothing.',
    ]);
    await payload.delete({ collection: 'duty-answers', id });
  });

  test('turns back when its link dies, its file is gone or its proof is too old', async () => {
    const { id } = await answer({ applies: 'yes', link: '/no-such-page' });
    expect((await rowOf('5.4.2')).state).toBe('not');
    const { id: file } = await addPicture(payload, 'letterhead.jpg');
    await payload.update({
      collection: 'duty-answers',
      id,
      data: { link: null, uploads: [file] },
    });
    expect((await rowOf('5.4.2')).state).toBe('met');
    await payload.db.updateOne({
      collection: 'media',
      id: file,
      data: { deletedAt: new Date().toISOString() },
    });
    expect((await rowOf('5.4.2')).state).toBe('not');
    await payload.delete({ collection: 'duty-answers', id });
    const yearly = await payload.create({
      collection: 'duty-answers',
      data: { duty: 'gigw-3/5.1.25', applies: 'yes', link: '/contactus' },
    });
    expect((await rowOf('5.1.25')).state).toBe('met');
    expect((await rowOf('5.1.25', addMonths(addDays(new Date(), 1), 12))).state).toBe('not');
    await payload.delete({ collection: 'duty-answers', id: yearly.id });
  });

  test('with checks beside it needs both', async () => {
    const ofBoth = async () => (await rowOf('5.1.24')).state;
    await payload.create({
      collection: 'duty-answers',
      data: { duty: 'gigw-3/5.1.24', applies: 'yes', link: '/contactus' },
    });
    expect(await ofBoth()).toBe('not');
    const social = [{ title: 'Films', link: 'https://films.example.org' }];
    await payload.updateGlobal({ slug: 'college', data: { social } });
    expect(await ofBoth()).toBe('met');
  });

  test('is not shown to visitors, and names who answered', async () => {
    const { docs } = await payload.find({ collection: 'duty-answers', overrideAccess: false });
    expect(docs).toEqual([]);
    const [{ answer: stored } = {}] = (await evaluate()).filter(({ row }) => row.id === '5.1.24');
    expect(stored).toMatchObject({ applies: true, by: '', proofs: [{ name: '/contactus' }] });
  });
});

describe('planted faults turn their row and no other', () => {
  const college = (data: object) => () =>
    payload.updateGlobal({ slug: 'college', data: data as never });

  test('facts of the college', async () => {
    expect(
      await changesAfter(
        college({ about: paragraph('The college was founded by the town. '.repeat(20)) }),
      ),
    ).toEqual({ 'gigw-3/5.1.9': 'met' });
    expect(await changesAfter(college({ about: paragraph('Soon.') }))).toEqual({
      'gigw-3/5.1.9': 'not',
    });
    const page = await payload.create({
      collection: 'pages',
      data: {
        ...{ page: 'contact', title: 'Contact', _status: 'published' },
        text: paragraph('Monday to Friday, 10 am to 4 pm'),
      },
    });
    await payload.create({
      collection: 'employees',
      data: {
        ...{ name: 'Anima B.', type: 'PRINCIPAL', designation: 'Principal', _status: 'published' },
        ...{ phone: '0361 1234567', email: 'principal@example.org' },
      } as never,
    });
    const ways = { address: 'Demo Road', phone: '0361 1234567', email: 'office@example.org' };
    expect(await changesAfter(college(ways))).toEqual({ 'gigw-3/5.1.10': 'met' });
    expect(await changesAfter(college({ phone: '' }))).toEqual({ 'gigw-3/5.1.10': 'not' });
    await college(ways)();
    const withoutHours = () =>
      payload.update({
        collection: 'pages',
        id: page.id,
        data: { text: paragraph('By bus'), _status: 'published' },
      });
    expect(await changesAfter(withoutHours)).toEqual({ 'gigw-3/5.1.10': 'not' });
  });

  test('a notice that is a picture', async () => {
    const { id: file } = await addPicture(payload, 'notice.jpg');
    const notice = {
      title: 'Closed',
      type: 'COLLEGE_ADMIN_NOTICE',
      date: new Date().toISOString(),
    };
    const add = (more: object) => () =>
      payload.create({
        collection: 'notices',
        data: { ...notice, uploads: [file], _status: 'published', ...more } as never,
      });
    expect(await changesAfter(add({ description: paragraph('Closed on Friday.') }))).toEqual({});
    expect(await changesAfter(add({}))).toEqual({ 'gigw-3/5.2.16': 'not' });
  });

  test('a note that waits too long for its answer', async () => {
    const receivedAt = addDays(new Date(), -31).toISOString();
    const add = () =>
      payload.create({ collection: 'visitor-notes', data: { reference: 'VN-LATE', receivedAt } });
    expect(await changesAfter(add)).toEqual({ 'gigw-3/5.1.11': 'not' });
    const close = () =>
      payload.update({ collection: 'visitor-notes', where: {}, data: { read: true } });
    // Not met, because this server sends no e-mail.
    expect(await changesAfter(close)).toEqual({ 'gigw-3/5.1.11': 'partly' });
  });

  test('administrators without a second factor', async () => {
    const require = (two_factor_required: boolean) => () =>
      payload.updateGlobal({ slug: 'account-rules', data: { two_factor_required } });
    expect(await changesAfter(require(true))).toEqual({ 'gigw-3/5.3.1 A(k)': 'met' });
    expect(await changesAfter(require(false))).toEqual({ 'gigw-3/5.3.1 A(k)': 'partly' });
  });

  test('a certificate that ends, and one with a short key', () => {
    const now = new Date('2026-11-27T00:00:00Z');
    const judge = (days: number, bits: number, isElliptic = false) =>
      judgeCertificate(addDays(now, days), bits, isElliptic, now).state;
    expect([judge(30, 2048), judge(30, 256, true)]).toEqual(['met', 'met']);
    expect([judge(10, 2048), judge(30, 1024), judge(-1, 2048)]).toEqual(['not', 'not', 'not']);
  });
});

test('stores the states of each run, with the day of their last change, for three years', async () => {
  const start = new Date('2026-11-20T00:00:00Z');
  const next = addDays(start, 1);
  await runCertification(payload, '', start);
  const rows = await runCertification(payload, 'Anima B.', next);
  const [last, first] = await readRuns(payload, 10);
  expect([last?.by, first?.by]).toEqual(['Anima B.', '']);
  expect(last?.states.get('5.1.20')).toEqual({ state: 'met', since: start.toISOString() });
  expect(changesOf(rows, last, start, next)).toEqual([]);
  const turned = rows.map((each) =>
    each.row.id === '5.1.20' ? { ...each, state: 'not' as const } : each,
  );
  expect(changesOf(turned, last, start, next)).toMatchObject([
    { before: 'met', since: next.toISOString(), row: { state: 'not' } },
  ]);
  await deleteOldRuns(payload, Date.now());
  expect(await readRuns(payload, 10)).toHaveLength(2);
  await deleteOldRuns(payload, addMonths(new Date(), 37).getTime());
  expect(await readRuns(payload, 10)).toEqual([]);
});

test('keys of rows and parts', () => {
  expect(matrixKey({ id: '5.3.1' })).toBe('gigw-3/5.3.1');
  expect(matrixKey({ id: '5.3.1' }, { id: 'A(b)' })).toBe('gigw-3/5.3.1 A(b)');
});
