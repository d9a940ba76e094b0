/** Checks of courses and programmes that are too short to be counted. */
import { hasOneOf, spacedWords } from '../../reading/phrases.ts';
import { daysIn, hoursIn } from '../../reading/written-term.ts';
import { cellOf, numberIn } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Limits } from '../rules.ts';
import { inRow, sheetsIn } from './place.ts';

/** Add-on courses of fewer hours than are counted. */
export const shortCourse = (
  context: CheckContext,
  { hours: least }: Limits<'short-course'>,
): NewFinding[] => shorter(context, 'hours', least, hoursIn, 'courseShort');

/** Programmes for teachers of fewer days than are counted. */
export const shortProgramme = (
  context: CheckContext,
  { days: least }: Limits<'short-programme'>,
): NewFinding[] => shorter(context, 'days', least, daysIn, 'programmeShort');

const shorter = (
  { report }: CheckContext,
  use: 'hours' | 'days',
  least: number,
  read: (text: string) => number | undefined,
  code: 'courseShort' | 'programmeShort',
): NewFinding[] =>
  sheetsIn(report).flatMap((place) =>
    place.sheet.entries.flatMap((entry): NewFinding[] => {
      const { template } = place.sheet;
      const cell = cellOf(place.sheet, entry, template?.use[use]) ?? '';
      const heading =
        place.sheet.header[place.sheet.columns.get(template?.use[use] ?? '') ?? -1] ?? '';
      // “Duration (in hours)” above the number alone.
      const isInUnit =
        numberIn(cell) !== undefined && hasOneOf(spacedWords(heading), [`in ${use}`]);
      const count = read(isInUnit ? `${cell} ${use}` : cell);
      if (count === undefined || count >= least) return [];
      const name =
        template?.use.name.flatMap((id) => cellOf(place.sheet, entry, id) || [])[0] ?? '';
      return [inRow(place, entry, { code, values: { name, count, least }, part: use })];
    }),
  );
