/**
 * Hostile sheets: each is refused with a message within the limits, while other requests are
 * answered.
 *
 * @long 60 s
 * @for cms/platform/decoders cms/sheets/read
 */

import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sheetLimits as limits } from '../../platform/decoders/sheets/sheet-limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { longestGapDuring } from '../../testing/event-loop.ts';
import { rowsIn, words, workbookOf } from '../testing/workbook.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const MEGABYTE = 1024 * 1024;
/** Milliseconds, also on a busy machine. It took a minute before the limits. */
const BUSY = 1500;

async function read(file: Uint8Array) {
  const { result, gap } = await longestGapDuring(() =>
    rowsIn(file).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      expect(error.message).toMatch(/\.$/);
      return error.code;
    }),
  );
  expect(gap).toBeLessThan(BUSY);
  return result;
}

const name = words('A1', 'Name');
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
const merges = (...refs: string[]) =>
  `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
const lying = () => {
  const zip = Buffer.from(
    zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'a.xml': new Uint8Array(1000) }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32LE(1000);
  for (let at = zip.indexOf(size); at >= 0; at = zip.indexOf(size)) zip.writeUInt32LE(1, at);
  return zip;
};

describe('refuses', () => {
  it.each<[string, string | string[], () => Uint8Array]>([
    [
      'cells at the ends of a sheet',
      ['tooManyColumns', 'tooManyRows'],
      () =>
        workbookOf([{ rows: row(1, words('XFD1', 'x')) + row(1_048_576, words('A1048576', 'x')) }]),
    ],
    [
      'a row at the end',
      'tooManyRows',
      () => workbookOf([{ rows: row(1_048_576, words('A1048576', 'x')) }]),
    ],
    ['a cell beyond the end', 'broken', () => workbookOf([{ rows: row(1, words('ZZZ1', 'x')) }])],
    ['a row beyond the end', 'broken', () => workbookOf([{ rows: row(99_999_999, '<c/>') }])],
    [
      'one huge cell',
      'cellTooLong',
      () => workbookOf([{ rows: row(1, words('A1', 'x'.repeat(9 * MEGABYTE))) }]),
    ],
    [
      'one huge text that many cells share',
      'tooMuchText',
      () =>
        workbookOf(
          [
            {
              rows: Array.from({ length: 500 }, (_, at) =>
                row(at + 1, '<c t="s"><v>0</v></c>'),
              ).join(''),
            },
          ],
          { strings: `<si><t>${'x'.repeat(30_000)}</t></si>` },
        ),
    ],
    [
      'many huge texts',
      'tooMuchText',
      () =>
        workbookOf([{ rows: row(1, name) }], {
          strings: `<si><t>${'x'.repeat(20_000)}</t></si>`.repeat(2_000),
        }),
    ],
    [
      'merged cells that overlap',
      'broken',
      () => {
        const rows = Array.from({ length: 20_000 }, (_, at) =>
          row(at + 1, words(`B${at + 1}`, 'x')),
        );
        return workbookOf([
          {
            rows: row(1, name) + rows.slice(1).join(''),
            after: merges(...Array(1000).fill('A1:A20000')),
          },
        ]);
      },
    ],
    [
      'too many attributes',
      'tooManyNames',
      () =>
        workbookOf([
          { rows: `<row ${Array.from({ length: 500_000 }, (_, n) => `a${n}="" `).join('')}/>` },
        ]),
    ],
    [
      'elements nested too deeply',
      'tooDeep',
      () => workbookOf([{ rows: '<row>'.repeat(1_000_000) }]),
    ],
    [
      'a zip that unpacks to more than it may',
      'tooLarge',
      () => workbookOf([{ rows: ' '.repeat(limits.unpacked + 1) }]),
    ],
    ['a zip with false sizes and without a sheet', 'empty', lying],
    [
      'too many files',
      'tooManyNames',
      () =>
        workbookOf([], {
          more: Object.fromEntries(
            Array.from({ length: 10_001 }, (_, n) => [`${n}`, new Uint8Array()]),
          ),
        }),
    ],
    [
      'HTML nested too deeply',
      'tooDeep',
      () => bytes(`<table><tr><td>${'<b>'.repeat(1_000_000)}${'</i>'.repeat(1_000_000)}`),
    ],
    [
      'HTML with too many attributes',
      'tooManyNames',
      () => bytes(`<table ${Array.from({ length: 500_000 }, (_, n) => `a${n} `).join('')}>`),
    ],
    [
      'HTML with one huge cell',
      'cellTooLong',
      () => bytes(`<table><tr><td>${'x'.repeat(9 * MEGABYTE)}`),
    ],
    [
      'HTML with a wide cell',
      'tooManyColumns',
      () => bytes('<table><tr><td colspan="1000000">a<td>b'),
    ],
    [
      'Excel XML with a far cell',
      'tooManyRows',
      () =>
        bytes(
          '<?xml version="1.0"?><Table><Row ss:Index="999999999"><Cell><Data>x</Data></Cell></Row></Table>',
        ),
    ],
    ['CSV of commas only', 'tooManyColumns', () => bytes(','.repeat(9 * MEGABYTE))],
    ['CSV with one huge cell', 'tooMuchText', () => bytes('x'.repeat(9 * MEGABYTE))],
    ['CSV with a long cell', 'cellTooLong', () => bytes(`a,${'x'.repeat(limits.cell + 1)}`)],
    [
      'CSV that never closes a quote',
      ['broken', 'tooMuchText'],
      () => bytes(`a,"${'x\n'.repeat(MEGABYTE)}`),
    ],
    ['CSV with too many rows', 'tooManyRows', () => bytes(`a${'\n'.repeat(1_000_000)}b`)],
    [
      'CSV of quotes only',
      ['broken', 'empty', 'tooMuchText', 'cellTooLong'],
      () => bytes('"'.repeat(9 * MEGABYTE)),
    ],
  ])('%s: %s', async (_what, word, make) => {
    expect([word].flat()).toContain(await read(make()));
  });
});

describe('reads', () => {
  it.each<[string, () => Uint8Array]>([
    [
      'a million empty rows',
      () => workbookOf([{ rows: row(1, name) + '<row><c s="1"/></row>'.repeat(1_000_000) }]),
    ],
    [
      'a merged column to the end of the sheet',
      () => workbookOf([{ rows: row(1, name), after: merges('A1:A1048576') }]),
    ],
    [
      'HTML with a million empty rows',
      () => bytes(`<table><tr><td>Name</td></tr>${'<tr>'.repeat(1_000_000)}`),
    ],
    [
      'HTML with a wide title',
      () => bytes('<table><tr><td colspan="1000000" rowspan="1000000">Name'),
    ],
    ['CSV with a million empty rows', () => bytes(`Name\n${'\n'.repeat(1_000_000)}`)],
    ['CSV with empty columns', () => bytes(`Name${','.repeat(5_000)}\n`)],
  ])('%s', async (_what, make) => {
    expect(await read(make())).toEqual([['Name']]);
  });
});
