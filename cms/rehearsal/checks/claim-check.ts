/** Compares what a report claims with what its sheets say: their rows, sums, percentages, lakhs or years. */
import { academicYearOfMonth } from '../../reading/academic-year.ts';
import { comparablePerson } from '../../reading/same-thing.ts';
import { mentionsIn, type Period } from '../../reading/written-years.ts';
import { cellOf, type Entry, type EvidenceSheet, numberIn, rupeesIn } from '../evidence-sheet.ts';
import type { NewFinding } from '../finding.ts';
import type { Metric, Report } from '../report.ts';
import { endOfAgreement } from './agreement-check.ts';
import { inRow, sheetsOf } from './place.ts';

/** Words of a metric that asks for something else than a number of things. */
const askedMeasures = {
  percent: /percent|%/i,
  lakhs: /\blakhs?\b/i,
  years: /\byears of (?:\w+ )?experience|teaching experience/i,
  ratio: /\bratio\b|\bper (?:\w+ )?teacher|\baverage\b|\bper day\b/i,
};
type Measure = keyof typeof askedMeasures;

/** True for a metric that asks for this measure. */
export const asks = ({ asks: words }: Pick<Metric, 'asks'>, measure: Measure): boolean =>
  askedMeasures[measure].test(words);

/** Measures that a sheet gives besides counts. */
interface Measured {
  measure: Measure;
  value: number;
}

export function claimDiffers(metric: Metric, { metrics, period }: Report): NewFinding[] {
  const { claimed, sets } = metric;
  if (claimed === undefined) return [];
  const sheets = sheetsOf(metric);
  const own = sheets.filter(({ isOwnTemplate }) => isOwnTemplate);
  const counted = own.length > 0 ? own : sheets;
  const isRecords = counted.some((sheet) => sheet.isRecords);
  // Records do not stand in for the sheet that a metric with files lacks. Its own rule says so.
  if (counted.length === 0 || (isRecords && sets.some(({ files }) => files.length > 0))) return [];
  const rows = sum(counted.map(({ entries }) => entries.length));
  const people = peopleIn(counted);
  const count = people?.size ?? rows;
  // Without a template, any one of several sheets may be the list that is counted.
  const lists = own.length > 0 ? [] : counted.map(({ entries }) => entries.length);
  const counts = [count, ...lists, ...countedSums(counted)];
  if (counts.includes(claimed)) return [];
  const measured = [
    ...measuresOf(counted),
    ...(asks(metric, 'ratio') ? perTeacher(count, metrics) : []),
  ];
  if (measured.some(({ value }) => isRounded(claimed, value))) return [];
  const place = {
    metric: metric.number,
    label: isRecords ? metric.number : (counted[0]?.label ?? ''),
    edit: metric.edit,
  };
  if (people && claimed === rows) return peopleTwice(metric, counted, { claimed, count });
  const isMore = counts.every((each) => claimed > each);
  if (isRecords) {
    const reasons = isMore ? reasonsOf(counted, claimed, metric, period) : [];
    if (reasons.length > 0) return reasons;
    // A report may count the records of one of two calendar years.
    const isOfTwoYears = counted.some(({ template }) => template?.year === 'calendar');
    if (isOfTwoYears && !isMore && claimed > 0) return [];
    return [{ code: 'claimDiffersFromRecords', values: { claimed, count }, place }];
  }
  const sheetMeasure = measured.find(({ measure }) => measure !== 'ratio' && asks(metric, measure));
  if (sheetMeasure) {
    const values = { claimed, count, value: Number(sheetMeasure.value.toFixed(2)) };
    return [{ code: 'measureDiffers', values, place }];
  }
  if (mayBeUnknown(metric, claimed)) return [];
  return [{ code: 'claimDiffers', values: { claimed, count }, place }];
}

/** True for a percentage, ratio or amount that the sheets of a metric do not give. */
const mayBeUnknown = (metric: Metric, claimed: number): boolean =>
  (asks(metric, 'percent') && claimed > 0 && claimed <= 100) ||
  (asks(metric, 'lakhs') && claimed > 0) ||
  (['years', 'ratio'] as const).some(
    (measure) => asks(metric, measure) && !Number.isInteger(claimed),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The numbers in a column of several sheets. Undefined if there are none. */
function numbersIn(
  sheets: readonly EvidenceSheet[],
  column: string,
  read: (cell: string | undefined) => number | undefined = numberIn,
): number[] | undefined {
  const numbers = sheets.flatMap((sheet) =>
    sheet.entries.flatMap((entry) => read(cellOf(sheet, entry, column)) ?? []),
  );
  return numbers.length > 0 ? numbers : undefined;
}

const columnsOf = (sheets: readonly EvidenceSheet[], use: 'counted' | 'rupees' | 'averaged') => [
  ...new Set(sheets.flatMap(({ template }) => template?.use[use] ?? [])),
];

const countedSums = (sheets: readonly EvidenceSheet[]): number[] =>
  columnsOf(sheets, 'counted').flatMap((column) => {
    const numbers = numbersIn(sheets, column);
    return numbers ? [sum(numbers)] : [];
  });

/** Things for each teacher, if the report has its list of teachers. */
function perTeacher(count: number, metrics: readonly Metric[]): Measured[] {
  const teachers = metrics
    .flatMap(sheetsOf)
    .find(({ template, entries }) => template?.use.designation && entries.length > 0);
  return teachers ? [{ measure: 'ratio', value: count / teachers.entries.length }] : [];
}

const LAKH = 100_000;

function measuresOf(sheets: readonly EvidenceSheet[]): Measured[] {
  const amounts = [
    ...columnsOf(sheets, 'rupees').map((column) => numbersIn(sheets, column, rupeesIn)),
    ...sheets.flatMap((sheet) => (sheet.template ? [] : amountsByHeading(sheet))),
  ];
  return [
    ...percentagesOf(sheets).map((value) => ({ measure: 'percent' as const, value })),
    ...amounts.flatMap((numbers = []) => {
      const rupees = sum(numbers);
      return numbers.length === 0
        ? []
        : [rupees / LAKH, rupees].map((value) => ({ measure: 'lakhs' as const, value }));
    }),
    ...columnsOf(sheets, 'averaged').flatMap((column) => {
      const numbers = numbersIn(sheets, column);
      return numbers
        ? [sum(numbers), sum(numbers) / numbers.length].map((value) => ({
            measure: 'years' as const,
            value,
          }))
        : [];
    }),
  ];
}

/** Amounts of a sheet without a template, by its headings. */
const amountsByHeading = ({ header, entries }: EvidenceSheet): (number[] | undefined)[] =>
  header.flatMap((heading, column) => {
    if (!/\bamounts?\b|\bexpenditure\b|\bgrants?\b|\brs\b|₹|ধন|টকা/i.test(heading)) return [];
    const unit = /\blakhs?\b/i.test(heading) ? LAKH : 1;
    return [
      entries.flatMap(({ cells }) => {
        const amount = rupeesIn(cells[column]);
        return amount === undefined ? [] : [amount * unit];
      }),
    ];
  });

/** Percentages of a part in the whole: of all rows, and the average of those of each year. */
function percentagesOf(sheets: readonly EvidenceSheet[]): number[] {
  const parts = sheets.flatMap((sheet) =>
    (sheet.template?.use.parts ?? []).flatMap(({ part, whole }) =>
      sheet.entries.flatMap((entry) => {
        const [less, more] = [part, whole].map((id) => numberIn(cellOf(sheet, entry, id)));
        const year = entry.section || sheet.label;
        return less === undefined || more === undefined ? [] : [{ key: part, year, less, more }];
      }),
    ),
  );
  return [...Map.groupBy(parts, ({ key }) => key).values()].flatMap((rows) => {
    const percentages = [...Map.groupBy(rows, ({ year }) => year).values(), rows].map(
      (each) => (100 * sum(each.map(({ less }) => less))) / sum(each.map(({ more }) => more)),
    );
    const years = percentages.slice(0, -1);
    return [percentages.at(-1) ?? 0, sum(years) / years.length].filter(Number.isFinite);
  });
}

/** True if a claimed number is the value, rounded or cut to its own decimals. */
function isRounded(claimed: number, value: number): boolean {
  const decimals = String(claimed).split('.')[1]?.length ?? 0;
  const unit = 10 ** -decimals;
  return Math.abs(claimed - value) < (decimals > 0 ? unit : unit / 2) + 1e-9;
}

/** Teachers of sheets that count each once, by year and name. Undefined for other sheets. */
function peopleIn(sheets: readonly EvidenceSheet[]): Map<string, Entry[]> | undefined {
  if (!sheets.every(({ template }) => template?.use.person)) return undefined;
  const entries = sheets.flatMap((sheet) =>
    sheet.entries.map((entry) => ({ entry, key: personKey(sheet, entry) })),
  );
  const byKey = Map.groupBy(entries, ({ key }) => key);
  return new Map([...byKey].map(([key, same]) => [key, same.map(({ entry }) => entry)]));
}

/** The name of a teacher with the year of the row, because a teacher counts once in each year. */
function personKey(sheet: EvidenceSheet, entry: Entry): string {
  const { person, year } = sheet.template?.use ?? { year: [] };
  const [mention] = [...year.map((id) => cellOf(sheet, entry, id) ?? ''), entry.section ?? '']
    .flatMap(mentionsIn)
    .map(({ year, month = JULY }) => academicYearOfMonth(year, month));
  return `${mention ?? ''}|${comparablePerson(cellOf(sheet, entry, person) ?? '')}`;
}

/** A year without a month is taken for an academic one. */
const JULY = 7;

/** A finding for each teacher who is counted more than once. */
const peopleTwice = (
  metric: Metric,
  sheets: readonly EvidenceSheet[],
  values: { claimed: number; count: number },
): NewFinding[] =>
  sheets.flatMap((sheet) =>
    [...(peopleIn([sheet])?.values() ?? [])].flatMap(([first, second, ...others]) => {
      if (!first || !second) return [];
      const name = cellOf(sheet, second, sheet.template?.use.person) ?? '';
      return inRow({ metric, sheet }, second, {
        ...{ code: 'personTwice', part: 'person' },
        values: { ...values, name, times: others.length + 2 },
      });
    }),
  );

/** Reasons why a report claims more than the college has records: a paper of two profiles, a MoU that has ended. */
function reasonsOf(
  sheets: readonly EvidenceSheet[],
  claimed: number,
  { number: metric }: Metric,
  period: Period | undefined,
): NewFinding[] {
  const records = sheets.flatMap(({ entries }) => entries);
  const placeOf = ({ label = '', edit = '' }: Entry) => ({ place: { metric, label, edit } });
  const ended = sheets.flatMap((sheet) =>
    (sheet.past ?? []).map((entry): NewFinding => {
      const year = endOfAgreement(sheet, entry)?.year ?? '';
      const values = { year, period: period?.text ?? '' };
      return { code: 'agreementEnded', values, ...placeOf(entry) };
    }),
  );
  if (ended.length > 0) return ended.slice(-(claimed - records.length));
  const profiles = sum(records.map(({ profiles: each = 1 }) => each));
  if (claimed > profiles) return [];
  return records.flatMap((entry): NewFinding[] =>
    entry.profiles && entry.profiles > 1
      ? [
          {
            code: 'recordInProfiles',
            values: { value: entry.label ?? '', count: entry.profiles },
            ...placeOf(entry),
          },
        ]
      : [],
  );
}
