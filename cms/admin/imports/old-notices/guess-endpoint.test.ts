/** The endpoint that guesses title and date from a PDF. */

import { buffer } from 'node:stream/consumers';
import { asRecord } from '@college/contract/as-record';
import type { Payload } from 'payload';
import { createLocalReq } from 'payload';
import PDFDocument from 'pdfkit';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../payload-types.ts';
import { LARGEST_FILE } from '../../../platform/files/upload-refusal.ts';
import { addUser } from '../../../testing/content.ts';
import { patience, temporaryCms } from '../../../testing/temporary-cms.ts';

let payload: Payload;
let guessOfPdf: typeof import('./guess-endpoint.ts').guessOfPdf;
let logged: string[];

beforeAll(async () => {
  payload = await temporaryCms();
  ({ guessOfPdf } = await import('./guess-endpoint.ts'));
}, patience);
beforeEach(() => {
  logged = [];
  vi.spyOn(payload.logger, 'info').mockImplementation((entry: unknown) => {
    logged.push(String(asRecord(entry).msg));
  });
});

async function ask(user: User | undefined, body: Iterable<Uint8Array> | null, language = 'en') {
  const req = await createLocalReq({ user }, payload);
  const i18n = { ...req.i18n, language };
  return guessOfPdf.handler(Object.assign(req, { i18n, body }) as never);
}
const guess = async (body: Iterable<Uint8Array> | null) => {
  const response = await ask(await addUser(payload, 'editor'), body);
  expect(response.status).toBe(200);
  return response.json();
};
const nothing = { title: '', date: '' };

function notice(): Promise<Buffer> {
  const document = new PDFDocument();
  document.text('NOTICE\nDate: 05/07/2024\nSub: The library is closed.');
  document.addPage().text('Date: 06/08/2025\nSub: Another page.');
  document.end();
  return buffer(document);
}

describe('a PDF', () => {
  it('gives the title and the date of its first page, in one chunk or several', async () => {
    const bytes = await notice();
    const half = bytes.length >> 1;
    const expectedGuess = { title: 'The library is closed', date: '2024-07-05' };
    expect(await guess([bytes])).toEqual(expectedGuess);
    expect(await guess([bytes.subarray(0, half), bytes.subarray(half)])).toEqual(expectedGuess);
    expect(logged).toEqual([]);
  });

  it.each([
    ['has other content', [Buffer.from('no PDF')]],
    ['is empty', []],
    ['is missing', null],
    ['has the largest size', [Buffer.alloc(LARGEST_FILE - 1), Buffer.alloc(1)]],
  ])('gives nothing and is logged if it %s', async (_what, body) => {
    expect(await guess(body)).toEqual(nothing);
    expect(logged).toEqual(['The text of a PDF could not be read.']);
  });

  it('is not read to its end if it is one byte too large', async () => {
    let pieces = 0;
    function* endless() {
      for (const size of [LARGEST_FILE, 1, 1]) {
        pieces += 1;
        yield Buffer.alloc(size);
      }
    }
    expect(await guess(endless())).toEqual(nothing);
    expect([pieces, logged]).toEqual([2, []]);
  });
});

describe('a request', () => {
  it.each([
    ['iqac-coordinator', 200],
    ['moderator', 403],
  ] as const)('is answered for users who write notices: %s, %i', async (role, status) => {
    expect((await ask(await addUser(payload, role), [])).status).toBe(status);
  });

  it.each([
    ['en', 'Please sign in first.'],
    ['as', 'প্ৰথমে ছাইন ইন কৰক।'],
  ])('is refused without a user, in the language of the admin: %s', async (language, sentence) => {
    const response = await ask(undefined, [await notice()], language);
    const { errors } = await response.json();
    expect([response.status, errors[0].message]).toEqual([401, sentence]);
  });
});
