/** Checks that a MoU counts once and is valid in the period of the report. */
import { cellOf, type Entry } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import { mentionsIn, type Period } from '../years.ts';
import { at, type Place, plainValue, repeats, sheetsIn } from './place.ts';

export function mouTwice({ report }: CheckContext): NewFinding[] {
  return sheetsIn(report).flatMap((place) => [
    ...agreementsTwice(place),
    ...(report.period && !place.sheet.isRecords ? agreementsEnded(place, report.period) : []),
  ]);
}

function agreementsTwice(place: Place): NewFinding[] {
  const { sheet } = place;
  const agreement = sheet.template?.use.agreement;
  if (!agreement) return [];
  const valuesOf = (entry: Entry) =>
    agreement.same.map((column) => plainValue(cellOf(sheet, entry, column) ?? ''));
  return sheet.entries
    .flatMap((entry, place) => {
      const values = valuesOf(entry);
      const first = values.some(Boolean)
        ? sheet.entries.slice(0, place).find((other) => isSameAgreement(valuesOf(other), values))
        : undefined;
      return first ? [{ entry, first }] : [];
    })
    .map((pair) => repeats(place, pair, cellOf(sheet, pair.entry, agreement.same[0]) ?? ''));
}

/** One of the values may have more words, such as the address of the institution. */
function isSameAgreement(first: readonly string[], second: readonly string[]): boolean {
  const different = first.flatMap((value, place) => (value === second[place] ? [] : [place]));
  const [place] = different;
  if (place === undefined) return true;
  const [one = '', other = ''] = [first[place], second[place]];
  const isLonger = one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
  return different.length === 1 && place === 1 && isLonger;
}

function agreementsEnded(place: Place, period: Period): NewFinding[] {
  const { sheet } = place;
  const agreement = sheet.template?.use.agreement;
  if (!agreement) return [];
  return sheet.entries.flatMap((entry): NewFinding[] => {
    const signed = mentionsIn(cellOf(sheet, entry, agreement.signed) ?? '');
    const duration = cellOf(sheet, entry, agreement.duration) ?? '';
    const begins = signed.length > 0 ? Math.min(...signed.map(({ year }) => year)) : undefined;
    const ends = lastYearOf(duration, begins);
    const isBefore = ends !== undefined && ends < period.first;
    const isAfter = begins !== undefined && begins > period.last + 1;
    if (!isBefore && !isAfter) return [];
    return [
      {
        ...at(place, entry),
        part: `${entry.row} ${agreement.duration}`,
        sentence: isBefore
          ? 'Row {{row}}: this MoU ended in {{year}}, before {{period}}.'
          : 'Row {{row}}: this MoU was signed in {{year}}, after {{period}}.',
        values: { row: entry.row, year: (isBefore ? ends : begins) ?? '', period: period.text },
      },
    ];
  });
}

/** Calendar year in which a duration such as `3 years` or `01-04-2020 to 31-03-2023` ends. */
function lastYearOf(duration: string, begins: number | undefined): number | undefined {
  const years = mentionsIn(duration).map(({ year, last, kind }) =>
    kind === 'academic' ? (last ?? year) + 1 : year,
  );
  if (years.length > 0) return Math.max(...years);
  const [, count, unit = ''] = /(\d+(?:\.\d+)?)\s*(year|yr|month)/i.exec(duration) ?? [];
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const [, word = ''] =
    new RegExp(`\\b(${words.join('|')})\\b[^\\p{L}\\d]*(?:\\(.*\\))?\\s*years?`, 'iu').exec(
      duration,
    ) ?? [];
  const length = count === undefined ? words.indexOf(word.toLowerCase()) + 1 : Number(count);
  if (begins === undefined || length <= 0) return undefined;
  return begins + Math.ceil(/month/i.test(unit) ? length / 12 : length);
}
