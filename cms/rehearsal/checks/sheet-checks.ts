/** Checks of sheets: headings, empty cells, numbers, ISSN and ISBN, people and agreements. */
import { isIsbn, isIssn } from '../../content/checked-fields.ts';
import {
  cellOf,
  type Entry,
  type EvidenceSheet,
  headingsOf,
  numberIn,
  plainHeading,
} from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Metric } from '../report.ts';
import type { Limits } from '../rules.ts';
import { mentionsIn, type Period } from '../years.ts';

interface Place {
  metric: Metric;
  sheet: EvidenceSheet;
}

/** Sheets of files, and of records where the metric has no sheet of its template. */
export const sheetsIn = ({ metrics }: CheckContext['report']): Place[] =>
  metrics.flatMap((metric) => sheetsOf(metric).map((sheet) => ({ metric, sheet })));

const sheetsOf = (metric: Metric): EvidenceSheet[] => [
  ...metric.sets.flatMap(({ files }) => files.flatMap(({ sheets }) => sheets)),
  ...metric.records,
];

const at = ({ metric, sheet }: Place, entry?: Entry) => ({
  metric: metric.number,
  label: entry?.label ?? sheet.label,
  edit: entry?.edit ?? sheet.edit,
});

const listed = (values: readonly (string | number)[], most = 12): string =>
  values.slice(0, most).join(', ') + (values.length > most ? ' …' : '');
const quoted = (headings: readonly string[]) =>
  headings.length > 0 ? headings.map((heading) => `“${heading}”`).join(', ') : '–';

export function templateAltered({ report }: CheckContext): NewFinding[] {
  return sheetsIn(report).flatMap((place) =>
    place.sheet.isOwnTemplate && !place.sheet.isRecords
      ? [...alteredHeadings(place), ...emptyCells(place)]
      : [],
  );
}

function alteredHeadings(place: Place): NewFinding[] {
  const { template, header } = place.sheet;
  if (!template) return [];
  const shown = header.filter(Boolean).map(plainHeading);
  const forms = headingsOf(template);
  if (forms.some((headings) => String(headings.map(plainHeading)) === String(shown))) return [];
  const [headings = []] = forms;
  const missing = headings.filter((heading) => !shown.includes(plainHeading(heading)));
  const expected = headings.map(plainHeading);
  const extra = header.filter((cell) => cell && !expected.includes(plainHeading(cell)));
  const isRepeated = shown.length > headings.length;
  if (missing.length === 0 && extra.length === 0 && !isRepeated)
    return [
      {
        ...at(place),
        sentence: 'The columns are in another order than in the template.',
        values: {},
      },
    ];
  return [
    {
      ...at(place),
      sentence:
        'The headings differ from the template. Missing: {{missing}}. Not in the template: {{extra}}.',
      values: { missing: quoted(missing), extra: quoted(extra) },
    },
  ];
}

function emptyCells(place: Place): NewFinding[] {
  const { template, entries } = place.sheet;
  if (!template) return [];
  const { use } = template;
  // A missing ISSN or ISBN is a finding of its own rule.
  const skipped = [...use['may-be-empty'], use.issn, use.isbn];
  return template.columns.flatMap((column): NewFinding[] => {
    if (skipped.includes(column)) return [];
    const rows = entries.filter((entry) => cellOf(place.sheet, entry, column) === '');
    if (rows.length === 0) return [];
    return [
      {
        ...at(place),
        part: column,
        sentence: 'The column “{{column}}” is empty in row {{rows}}.',
        values: { column, rows: listed(rows.map(({ row }) => row)) },
      },
    ];
  });
}

export function countDiffers({ report }: CheckContext): NewFinding[] {
  return [
    ...report.metrics.flatMap(claimDiffers),
    ...sheetsIn(report).flatMap((place) => [...totalsDiffer(place), ...partsExceed(place)]),
  ];
}

function claimDiffers(metric: Metric): NewFinding[] {
  const { claimed } = metric;
  if (claimed === undefined) return [];
  const sheets = sheetsOf(metric);
  const own = sheets.filter(({ isOwnTemplate }) => isOwnTemplate);
  const counted = own.length > 0 ? own : sheets;
  if (counted.length === 0) return [];
  const countOf = (sheet: EvidenceSheet) => sheet.entries.length;
  const sum = counted.reduce((total, sheet) => total + countOf(sheet), 0);
  const columns = counted.flatMap(({ template }) => template?.use.counted ?? []);
  const sums = [...new Set(columns)].map((column) =>
    counted
      .flatMap((sheet) => sheet.entries.map((entry) => numberIn(cellOf(sheet, entry, column)) ?? 0))
      .reduce((total, value) => total + value, 0),
  );
  // Without a template, any one of several sheets may be the list that is counted.
  const accepted = [sum, ...sums, ...(own.length > 0 ? [] : counted.map(countOf))];
  if (accepted.includes(claimed)) return [];
  // A report may count the records of one of two calendar years.
  const isMore = accepted.every((count) => claimed > count);
  if (!isMore && own.some((sheet) => sheet.isRecords && sheet.template?.year === 'calendar'))
    return [];
  return [
    {
      metric: metric.number,
      label: counted.some((sheet) => sheet.isRecords) ? metric.number : (counted[0]?.label ?? ''),
      edit: metric.edit,
      part: 'claimed',
      sentence: 'The report claims {{claimed}}, but the sheet has {{count}} rows.',
      values: { claimed, count: sum },
    },
  ];
}

/** Smaller differences come from rounding. */
const ROUNDING = 0.01;

function totalsDiffer(place: Place): NewFinding[] {
  const { totals, header } = place.sheet;
  return totals.flatMap(({ row, cells, entries }) =>
    cells.flatMap((cell, column): NewFinding[] => {
      const total = numberIn(cell);
      const values = entries.map((entry) => numberIn(entry.cells[column]));
      const numbers = values.filter((value) => value !== undefined);
      // A column of words or years has no total, only perhaps the number of its rows.
      if (total === undefined || numbers.length === 0 || isYears(header[column] ?? '')) return [];
      const sum = numbers.reduce((all, value) => all + value, 0);
      if (Math.abs(total - sum) <= ROUNDING || total === entries.length) return [];
      return [
        {
          ...at(place),
          part: `${row} ${column}`,
          sentence:
            'Row {{row}}: the total of “{{column}}” is {{total}}, but its rows add up to {{sum}}.',
          values: { row, column: header[column] ?? '', total, sum: Number(sum.toFixed(2)) },
        },
      ];
    }),
  );
}

const isYears = (heading: string) => /\byear of\b|^year$|^sl\.?\s*no|^s\.?\s*no/i.test(heading);

const groupName =
  /^(?:(?:fe)?male|boys?|girls?|men|women|sc|st|obc|mobc|general|gen|ews|others?|divyangjan)$/i;

/** A column that is part of another: by the template, or groups of people beside their total. */
function partsOf({ template, header }: EvidenceSheet) {
  if (template) return template.use.parts;
  const whole = header.find((heading) => /^(?:grand )?total$/i.test(heading));
  if (whole === undefined) return [];
  const groups = header.filter((heading) => groupName.test(heading));
  const isOnlyTotal = header.filter((heading) => /total/i.test(heading)).length === 1;
  return isOnlyTotal ? groups.map((part) => ({ part, whole })) : [];
}

function partsExceed(place: Place): NewFinding[] {
  const { sheet } = place;
  const valueIn = (entry: Entry, heading: string) =>
    numberIn(cellOf(sheet, entry, heading) ?? entry.cells[sheet.header.indexOf(heading)]);
  return partsOf(sheet).flatMap(({ part, whole }) =>
    sheet.entries.flatMap((entry): NewFinding[] => {
      const [less, more] = [valueIn(entry, part), valueIn(entry, whole)];
      if (less === undefined || more === undefined || less <= more) return [];
      return [
        {
          ...at(place, entry),
          part: `${entry.row} ${part}`,
          sentence:
            'Row {{row}}: “{{part}}” is {{less}}, more than “{{whole}}”, which is {{more}}.',
          values: { row: entry.row, part, less, whole, more },
        },
      ];
    }),
  );
}

/** A cell that says that there is nothing. */
const isNothing = (cell: string) =>
  /^(?:|-+|–|—|n\.?\s*\/?\s*a\.?|nil|none|no|not applicable)$/i.test(cell.trim());

type NumberKind = 'ISSN' | 'ISBN';
const digitsOf = (text: string) => text.replace(/[^\dX]/gi, '').toUpperCase();
const isValid: Record<NumberKind, (text: string) => boolean> = {
  // Sheets often leave out the hyphen.
  ISSN: (text) => isIssn(digitsOf(text).replace(/^(.{4})/, '$1-')),
  ISBN: (text) => isIsbn(digitsOf(text)),
};

export function badIssnIsbn({ report }: CheckContext): NewFinding[] {
  return sheetsIn(report).flatMap((place) =>
    (['ISSN', 'ISBN'] as const).flatMap((kind) => badNumbers(place, kind)),
  );
}

function badNumbers(place: Place, kind: NumberKind): NewFinding[] {
  const { sheet } = place;
  const required = kind === 'ISSN' ? sheet.template?.use.issn : sheet.template?.use.isbn;
  const named = sheet.header.findIndex((cell) => new RegExp(`\\b${kind}\\b`, 'i').test(cell));
  const column = (required === undefined ? undefined : sheet.columns.get(required)) ?? named;
  if (column < 0) return [];
  // A column of both kinds takes either number.
  const isEither =
    /issn/i.test(sheet.header[column] ?? '') && /isbn/i.test(sheet.header[column] ?? '');
  return sheet.entries.flatMap((entry): NewFinding[] => {
    const cell = (entry.cells[column] ?? '').trim();
    const place_ = { ...at(place, entry), part: `${entry.row} ${kind}` };
    if (isNothing(cell))
      return required
        ? [
            {
              ...place_,
              sentence: 'Row {{row}}: the {{kind}} is missing.',
              values: { row: entry.row, kind },
            },
          ]
        : [];
    const numbers = numbersIn(cell, kind);
    const wrong = numbers.find(
      (text) => !isValid[kind](text) && !(isEither && (isValid.ISSN(text) || isValid.ISBN(text))),
    );
    if (numbers.length > 0 && wrong === undefined) return [];
    return [
      {
        ...place_,
        sentence: 'Row {{row}}: {{value}} is not a valid {{kind}}.',
        values: { row: entry.row, value: wrong ?? cell, kind },
      },
    ];
  });
}

/** Numbers in a cell such as `ISSN (print): 0973-1234, (online) 2321-5674`. */
function numbersIn(cell: string, kind: NumberKind): string[] {
  const pattern = kind === 'ISSN' ? /[\dX][\dX\s-‐–]{5,}[\dX]/gi : /[\d][\dX\s-‐–]{7,}[\dX]/gi;
  const names = cell.replace(/\b(?:[ep]?-?\s*issn|isbn(?:-?1[03])?)\b\s*(?:no\.?|number)?/gi, ',');
  return names
    .split(/[,;/|\n&]|\band\b/i)
    .flatMap((part) => part.match(pattern) ?? [])
    .map((text) => text.trim());
}

export function notATeacher(
  { report }: CheckContext,
  { designations }: Limits<'not-a-teacher'>,
): NewFinding[] {
  return sheetsIn(report).flatMap((place) => {
    const { sheet } = place;
    const column = designationColumn(place);
    if (column === undefined) return [];
    return sheet.entries.flatMap((entry): NewFinding[] => {
      const designation = (entry.cells[column] ?? '').trim();
      const plain = designation.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
      const isOther =
        designations.some((words) => plain.includes(words.normalize('NFC'))) ||
        /^(?:d\.?\s?p\.?\s?e\.?d?|p\.?\s?t\.?\s?i)\.?$/i.test(plain);
      if (!isOther) return [];
      const name = entry.cells[nameColumn(sheet)] ?? '';
      return [
        {
          ...at(place, entry),
          part: `${entry.row}`,
          sentence: 'Row {{row}}: {{name}} is a {{designation}}.',
          values: { row: entry.row, name, designation },
        },
      ];
    });
  });
}

/** The column of designations in a list of teachers: by its template, or by its heading in a metric about teachers. */
function designationColumn({ metric, sheet }: Place): number | undefined {
  const heading = sheet.template?.use.designation;
  if (heading !== undefined) return sheet.columns.get(heading);
  if (sheet.template || !metric.templates.some(({ use }) => use.designation)) return undefined;
  const column = sheet.header.findIndex((cell) => /\bdesignation\b|পদবী/i.test(cell));
  return column < 0 ? undefined : column;
}

const nameColumn = ({ header }: EvidenceSheet): number =>
  Math.max(
    0,
    header.findIndex((heading) => /\bname\b/i.test(heading)),
  );

const studentWords =
  /\b(?:students?|candidates?|learners?|roll|regn?|registration|enrol?l?ment)\b|ছাত্ৰ/i;
const personWords = /\b(?:students?|candidates?|learners?|beneficiar\w+|participants?)\b|ছাত্ৰ/i;
/** Headings of numbers that belong to a person, from the surest to the least sure. */
const personNumbers = [
  /\b(?:regn?|registration|enrol?l?ment|uid|abc\s*id)\b/i,
  /\b(?:roll|admission|student\s*id|id)\b/i,
  /\b(?:mobile|phone|contact)\b/i,
];

export function studentTwice({ report }: CheckContext): NewFinding[] {
  return sheetsIn(report).flatMap((place) => {
    const { sheet } = place;
    const identity = sheet.template ? undefined : identityIn(sheet);
    if (!identity) return [];
    const { required, columns } = identity;
    const keyOf = ({ cells }: Entry) =>
      required.every((column) => !isNothing(cells[column] ?? ''))
        ? columns.map((column) => plainValue(cells[column] ?? '')).join('|')
        : undefined;
    const repeats = repeated(sheet.entries, keyOf);
    // A list of marks has many rows for each student.
    if (repeats.length > sheet.entries.length / 2) return [];
    return repeats.map(({ entry, first }) => ({
      ...at(place, entry),
      part: `${entry.row}`,
      sentence: 'Row {{row}} repeats row {{first}}: {{value}}.' as const,
      values: {
        row: entry.row,
        first: first.row,
        value: required.map((column) => entry.cells[column]).join(', '),
      },
    }));
  });
}

/** Columns that make two rows the same student, and those of them that must be filled in. */
function identityIn({ header }: EvidenceSheet) {
  const placesOf = (isOf: (heading: string) => boolean) =>
    header.flatMap((heading, column) => (isOf(heading) ? [column] : []));
  const isCount = (heading: string) => /\b(?:number|no\.?) of\b/i.test(heading);
  const numbers = personNumbers.map((words) =>
    placesOf((heading) => words.test(heading) && !isCount(heading)),
  );
  const names = placesOf((heading) => /\bname\b|নাম/i.test(heading));
  const isStudents = header.some((heading) => studentWords.test(heading) && !isCount(heading));
  const name =
    names.find((column) => personWords.test(header[column] ?? '')) ??
    (isStudents && numbers.flat().length > 0 ? names[0] : undefined);
  if (name === undefined) return undefined;
  const years = placesOf((heading) => /\byear\b|\bsession\b/i.test(heading));
  const [registration] = numbers[0] ?? [];
  const [number] = numbers.flat().filter((column) => column !== name);
  // A number of registration belongs to one student, a roll number to one in each class.
  if (isStudents && registration !== undefined && registration !== name)
    return { required: [registration], columns: [registration, ...years] };
  if (isStudents && number !== undefined)
    return { required: [name, number], columns: [name, number, ...years] };
  // Two people may have one name, and one may take part twice, so that the whole row must be the same.
  return { required: [name], columns: placesOf((heading) => !/^(?:sl|s|serial)\b/i.test(heading)) };
}

const plainValue = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Entries whose key an earlier one has. */
function repeated(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | undefined,
): { entry: Entry; first: Entry }[] {
  const firsts = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    const first = firsts.get(key);
    if (first) return [{ entry, first }];
    firsts.set(key, entry);
    return [];
  });
}

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
    .map(({ entry, first }) => ({
      ...at(place, entry),
      part: `${entry.row}`,
      sentence: 'Row {{row}} repeats row {{first}}: {{value}}.' as const,
      values: {
        row: entry.row,
        first: first.row,
        value: cellOf(sheet, entry, agreement.same[0]) ?? '',
      },
    }));
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
