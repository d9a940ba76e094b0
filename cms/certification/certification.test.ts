/** The conformity matrix: its file, how rows are decided, and what is stored of them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { addDays, addMonths } from 'date-fns';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { CertificationView } from '../admin/certification/CertificationView.tsx';
import { readCheckContext } from '../certification-runs/check-context.ts';
import {
  changesOf,
  deleteOldRuns,
  readRuns,
  runCertification,
} from '../certification-runs/runs.ts';
import { MATRIX_FILE, readDuties } from '../duties/duties-file.ts';
import { folder } from '../platform/folder.ts';
import { addNotice, addPicture, addUser, paragraph, pdf, showFiles } from '../testing/content.ts';
import { headings, links, texts } from '../testing/screen.ts';
import { propsOf, show } from '../testing/served-screen.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { factText, type RowState, stateOfParts, worstOf } from './check.ts';
import { permissions, sources } from './checks/document-checks.ts';
import { judgeCertificate } from './checks/server-checks.ts';
import { evaluateMatrix } from './evaluate-matrix.ts';
import { matrixCsv, matrixJson } from './exports.ts';
import { matrixKey, parseMatrix, readMatrix } from './matrix.ts';

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
      data: { duty: 'gigw-3/5.2.9', applies: 'yes', link: '/contactus' },
    });
    expect((await rowOf('5.2.9')).state).toBe('met');
    expect((await rowOf('5.2.9', addMonths(addDays(new Date(), 1), 12))).state).toBe('not');
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

  test('a tender without a last day, and a notice that is only a title', async () => {
    const notice = { title: 'Canteen', type: 'COLLEGE_TENDER' as const };
    const changed = changesAfter(() =>
      addNotice(payload, { ...notice, description: paragraph('Two meals a day.') } as never),
    );
    expect(await changed).toEqual({ 'gigw-3/5.1.8': 'not' });
    const deadline = '2099-01-01T06:30:00.000Z';
    const where = { title: { equals: 'Canteen' } };
    const dated = () => payload.update({ collection: 'notices', where, data: { deadline } });
    expect(await changesAfter(dated)).toEqual({ 'gigw-3/5.1.8': 'met' });
    expect(
      await changesAfter(() => addNotice(payload, { title: 'Fees', type: 'COLLEGE_ADMIN_NOTICE' })),
    ).toEqual({ 'gigw-3/5.1.7': 'partly' });
  });

  test('a PDF without tags', async () => {
    const data = await pdf();
    const file = { name: 'plain.pdf', data, mimetype: 'application/pdf', size: data.length };
    const { id } = await payload.create({ collection: 'media', data: {}, file });
    const { id: shown } = await showFiles(payload, id);
    await setAccessibility(id, 'accessible');
    const rows = (state: RowState) => ({ 'gigw-3/5.2.29': state, 'gigw-3/5.4.9': state });
    expect(await changesAfter(() => setAccessibility(id, 'untagged'))).toEqual(rows('not'));
    const nameLanguage = (language: string) => () =>
      payload.db.updateOne({
        collection: 'document-texts',
        where: { file: { equals: id } },
        data: { facts: { tagged: false, language, title: 'Plain' } },
      });
    expect(await changesAfter(nameLanguage(''))).toEqual({ 'gigw-3/5.2.38': 'not' });
    expect(await changesAfter(nameLanguage('en'))).toEqual({ 'gigw-3/5.2.38': 'met' });
    const hide = () => payload.delete({ collection: 'important-files', id: shown });
    expect(await changesAfter(hide)).toEqual(rows('met'));
  });
  const setAccessibility = (id: number, accessibility: 'accessible' | 'untagged') =>
    payload.db.updateOne({ collection: 'media', id, data: { accessibility } });

  test('films without captions, text or description', async () => {
    const data = Buffer.from('\x1aE\xdf\xa3\x9fB\x82\x84webm', 'latin1');
    const file = { name: 'walk.webm', data, mimetype: 'video/webm', size: data.length };
    const addFilm = () => payload.create({ collection: 'media', data: {}, file });
    const film = await addFilm();
    const rows = (...states: RowState[]) =>
      Object.fromEntries(
        states.map((state, index) => [`gigw-3/5.2.${[2, 3, 4, 6][index]}`, state]),
      );
    const show = () => showFiles(payload, film.id);
    expect(await changesAfter(show)).toEqual(rows('not', 'not', 'not', 'not'));
    const change = (values: object) => () =>
      payload.update({ collection: 'media', id: film.id, data: values });
    expect(await changesAfter(change({ transcript: 'Welcome.' }))).toEqual(rows('met'));
    expect(await changesAfter(change({ film_description: 'The gate.' }))).toEqual({
      'gigw-3/5.2.4': 'met',
    });
    expect(await changesAfter(change({ is_silent: true }))).toEqual({
      'gigw-3/5.2.3': 'not_applicable',
      'gigw-3/5.2.4': 'not_applicable',
      'gigw-3/5.2.6': 'not_applicable',
    });
    const elsewhere = {
      title: 'Library',
      type: 'COLLEGE_VIDEO_GALLERY',
      link: 'https://f.example/live/1',
    };
    expect(await changesAfter(() => addNotice(payload, elsewhere as never))).toEqual({
      ...rows('partly', 'partly', 'partly', 'partly'),
      'gigw-3/5.2.5': 'partly',
    });
    const confirm = (row: string) => () =>
      payload.create({
        collection: 'duty-answers',
        data: { duty: `gigw-3/${row}`, applies: 'yes', link: '/contactus' },
      });
    expect(await changesAfter(confirm('5.2.2'))).toEqual({ 'gigw-3/5.2.2': 'met' });
    expect(await changesAfter(confirm('5.2.3'))).toEqual({ 'gigw-3/5.2.3': 'met' });
    // A proof cannot stand for captions that the checks miss themselves, not even for one of two films.
    expect(await changesAfter(change({ is_silent: false }))).toMatchObject({
      'gigw-3/5.2.3': 'not',
    });
    const addSecondFilm = async () => showFiles(payload, (await addFilm()).id);
    expect(await changesAfter(addSecondFilm)).toMatchObject({ 'gigw-3/5.2.2': 'not' });
  });

  test('a row that the office has declined does not apply, unless a check sees a fault', async () => {
    const decline = (row: string) => () =>
      payload.create({
        collection: 'duty-answers',
        data: { duty: `gigw-3/${row}`, applies: 'no', reason: 'There is no other website.' },
      });
    expect(await changesAfter(decline('5.1.23'))).toEqual({ 'gigw-3/5.1.23': 'not_applicable' });
  });

  test('a document of others without year or permission', async () => {
    const { id } = await addPicture(payload, 'map.jpg');
    const update = (data: object) => payload.update({ collection: 'media', id, data });
    const states = async () => {
      const context = await readCheckContext(payload, 'en');
      return [(await sources(context)).state, (await permissions(context)).state];
    };
    expect(await states()).toEqual(['not_applicable', 'not_applicable']);
    await update({ source_owner: 'Survey of India', source_title: 'Guwahati' });
    expect(await states()).toEqual(['not', 'not']);
    await update({ source_year: '2019', permission: 'Letter 5 of 2020' });
    expect(await states()).toEqual(['met', 'met']);
  });

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

test('the screen lists open rows by who must act, with the place where each is put right', async () => {
  await runCertification(payload);
  await show(CertificationView, await propsOf(payload, { user: await addUser(payload, 'editor') }));
  const rows = await evaluate();
  const count = (state: RowState) => rows.filter((row) => row.state === state).length;
  expect(texts('.certification__counts strong').map(Number)).toEqual(
    (['met', 'partly', 'not', 'not_applicable'] as const).map(count),
  );
  const open = rows.filter(
    ({ state, row }) => row.by === 'content' && state in { not: 1, partly: 1 },
  );
  expect(headings()).toContain(`Office (${open.length})`);
  const stationery = '/admin/collections/duty-answers/create?duty=gigw-3%2F5.4.2';
  expect(links()).toContainEqual(['Answer this row', stationery]);
  expect(links()).toContainEqual([
    expect.stringContaining('letters. Write'),
    '/admin/globals/college',
  ]);
});

test('the exported matrix has every row in the order of Annexure II, and no address of the admin', async () => {
  const rows = await evaluate();
  const now = new Date('2026-11-27T00:00:00Z');
  const csv = await matrixCsv('en', rows, now);
  const { counts, rows: lines } = await matrixJson('en', rows, now);
  expect(lines.filter(({ see }) => see).map(({ number }) => number)).toEqual(
    rows.map(({ row }) => row.matrix),
  );
  expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(88);
  expect(lines.find(({ id }) => id === '5.1.20')).toMatchObject({
    ...{ number: 'Q20', group: 'Quality', title: 'Prints on A4', state: 'Met' },
    evidence: expect.stringContaining('tests/e2e/printing.test.ts'),
  });
  expect(csv.split('\r\n')[0]).toContain('"Number in Annexure II","Number in section 5"');
  expect(csv.split('\r\n')[1]).toMatch(
    /"Conformity matrix of GIGW 3\.0","http[^"]+","27-11-2026"$/,
  );
  expect(csv).not.toContain('/admin/globals');
  expect(lines.find(({ id }) => id === '5.3.2')?.evidence).toMatch(
    /Parts that are met: \d+ of \d+\./,
  );
});

test('keys of rows and parts', () => {
  expect(matrixKey({ id: '5.3.1' })).toBe('gigw-3/5.3.1');
  expect(matrixKey({ id: '5.3.1' }, { id: 'A(b)' })).toBe('gigw-3/5.3.1 A(b)');
});
