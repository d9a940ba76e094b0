/** Checks of papers: counted once, in a journal of the list, and one number or link for one thing. */
import { comparableLetters, comparableText } from '../../reading/comparable.ts';
import { comparableIsbn, digitsOf } from '../../reading/identifiers.ts';
import { beginsWithOneOf, spacedWords } from '../../reading/phrases.ts';
import {
  comparableLink,
  isSameJournal,
  isSameSubtitle,
  type Title,
  titleOf,
} from '../../reading/same-thing.ts';
import { type Mention, mentionsIn } from '../../reading/written-years.ts';
import { cellOf, type Entry, type EvidenceSheet } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Limits } from '../rules.ts';
import { inRow, inSheet, isNothing, listed, type Place, repeats, sheetsIn } from './place.ts';

/** A paper as it is compared with others. */
interface Paper {
  entry: Entry;
  title: Title;
  journal: string;
  /** The ISSN of a paper or the ISBN of a book; '' without any. */
  number: string;
  link: string;
  year: string;
}

const papersIn = ({ sheet }: Place): Paper[] => {
  const use = sheet.template?.use;
  const [year] = use?.year ?? [];
  const [link] = use?.pages ?? [];
  return sheet.entries.map((entry) => ({
    entry,
    // A chapter has its own title and that of its book.
    title: titleOf(
      (use?.name ?? [])
        .slice(0, 2)
        .map((id) => cellOf(sheet, entry, id) ?? '')
        .join(' '),
    ),
    journal: cellOf(sheet, entry, use?.journal) ?? '',
    number: numberOf(sheet, entry),
    link: comparableLink(cellOf(sheet, entry, link) ?? ''),
    year: comparableLetters(cellOf(sheet, entry, year) ?? ''),
  }));
};

function numberOf(sheet: EvidenceSheet, entry: Entry): string {
  const { issn, isbn } = sheet.template?.use ?? {};
  const cell = cellOf(sheet, entry, issn ?? isbn) ?? '';
  return (isbn && comparableIsbn(cell)) || digitsOf(cell);
}

/** True for one work. Papers of one title and year may be in two journals, and books of one title have two ISBN. */
const isSamePaper = (one: Paper, other: Paper): boolean =>
  isSameSubtitle(one.title, other.title) &&
  (one.year === other.year || !one.year || !other.year) &&
  ((one.number !== '' && one.number === other.number) ||
    (one.journal !== '' && isSameJournal(one.journal, other.journal)));

/** Papers of one title that are compared with each other. */
const MOST_OF_ONE_TITLE = 50;

/** Rows that repeat a paper, although its title lacks the subtitle or its journal is abbreviated. */
export const papersTwice = (place: Place): NewFinding[] =>
  [...Map.groupBy(papersIn(place), ({ title }) => title.main)].flatMap(([main, papers]) =>
    main === ''
      ? []
      : papers.slice(0, MOST_OF_ONE_TITLE).flatMap((paper, at) => {
          const first = papers.slice(0, at).find((other) => isSamePaper(other, paper));
          if (!first) return [];
          const pair = { entry: paper.entry, first: first.entry };
          const [name] = place.sheet.template?.use.name ?? [];
          return repeats(place, pair, cellOf(place.sheet, paper.entry, name) ?? '');
        }),
  );

/** Findings for one DOI or link of several papers, one ISSN of several journals, and one ISBN of several books. */
export const oneNumber = ({ report }: CheckContext): NewFinding[] =>
  sheetsIn(report).flatMap((place) => {
    const { use } = place.sheet.template ?? {};
    const papers = papersIn(place);
    if (use?.isbn)
      return sharedBy(place, papers, 'number', {
        code: 'isbnOfSeveral',
        column: use.isbn,
        differs: isOtherBook(place),
      });
    if (!use?.journal) return [];
    return [
      ...sharedBy(place, papers, 'link', {
        code: 'linkOfSeveral',
        column: use.pages[0],
        differs: ({ title }, first) => title.main !== first.title.main,
      }),
      ...sharedBy(place, papers, 'number', {
        code: 'issnOfSeveral',
        column: use.issn,
        differs: ({ journal }, first) => !isSameJournal(journal, first.journal),
      }),
    ];
  });

/** Compares the titles of books. Chapters of one volume name it, or its proceedings. */
const isOtherBook =
  ({ sheet }: Place) =>
  (one: Paper, other: Paper): boolean => {
    const [book, , ...volumes] = sheet.template?.use.name ?? [];
    const titleIn = ({ entry }: Paper, id: string | undefined) => {
      const cell = cellOf(sheet, entry, id) ?? '';
      return isNothing(cell) ? '' : titleOf(cell).main;
    };
    const [a, b] = [titleIn(one, book), titleIn(other, book)];
    const isOfVolume = volumes.some(
      (id) => titleIn(one, id) !== '' && titleIn(one, id) === titleIn(other, id),
    );
    return a !== '' && b !== '' && a !== b && !isOfVolume;
  };

/** A finding for each link or number that papers share, although they differ. */
const sharedBy = (
  place: Place,
  papers: readonly Paper[],
  kind: 'link' | 'number',
  {
    code,
    column,
    differs,
  }: {
    code: 'linkOfSeveral' | 'issnOfSeveral' | 'isbnOfSeveral';
    column: string | undefined;
    differs: (paper: Paper, first: Paper) => boolean;
  },
): NewFinding[] =>
  [...Map.groupBy(papers, (paper) => paper[kind])].flatMap(([value, same]) => {
    const [first] = same;
    if (isNothing(value) || !first) return [];
    const others = same.filter((paper) => differs(paper, first));
    if (others.length === 0) return [];
    const finding = inSheet(place, {
      code,
      values: {
        value: cellOf(place.sheet, first.entry, column) ?? value,
        rows: listed([first, ...others].map(({ entry }) => entry.row)),
      },
      part: value,
    });
    const row = others[0]?.entry.row;
    return row === undefined || place.sheet.isRecords
      ? [finding]
      : [{ ...finding, place: { ...finding.place, row } }];
  });

/** Papers of journals that are not in the list of the UGC, in the years in which the list held. */
export const notListed = (
  { report }: CheckContext,
  { from, until, words, except }: Limits<'not-listed'>,
): NewFinding[] =>
  sheetsIn(report).flatMap((place) => {
    const { sheet } = place;
    const use = sheet.template?.use;
    if (!use?.listed) return [];
    return sheet.entries.flatMap((entry): NewFinding[] => {
      const cell = cellOf(sheet, entry, use.listed) ?? '';
      const mentions = use.year.flatMap((id) => mentionsIn(cellOf(sheet, entry, id) ?? ''));
      const year = mentions.find((mention) => isBetween(mention, from, until));
      const isOther = except.some((list) => comparableText(cell).includes(comparableText(list)));
      if (!beginsWithOneOf(spacedWords(cell), words) || isOther || !year) return [];
      return [
        inRow(place, entry, { code: 'notListed', values: { year: year.year }, part: 'care' }),
      ];
    });
  });

/** True if a day or a whole year is between two months, written as 2019-06. */
function isBetween({ year, month }: Mention, from: string, until: string): boolean {
  const monthText = (number: number) => `${year}-${String(number).padStart(2, '0')}`;
  return monthText(month ?? 1) >= from && monthText(month ?? 12) <= until;
}
