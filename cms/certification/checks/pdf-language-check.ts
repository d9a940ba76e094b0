import { asSystem } from '../../access.ts';
import { publicFilesOf } from '../../platform/references/visibility.ts';
import { pdfFacts } from '../../platform/texts/accessibility.ts';
import { type Check, resultOf } from '../check.ts';

/** PDFs that are looked at. The newest come first. */
const MOST_FILES = 1000;
/** PDFs that a row names. The rest is counted. */
const SHOWN = 20;

/** Every public PDF names its language. A text that the office has checked stands in for it. */
export const pdfLanguages: Check = async ({ payload }) => {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'document-texts',
    where: { facts: { exists: true }, read: { not_equals: 'person' } },
    select: { file: true, filename: true, facts: true },
    sort: '-file',
    limit: MOST_FILES,
    pagination: false,
  });
  const silent = docs.filter((row) => pdfFacts.readIfKnown(row)?.language === '');
  const shown = await publicFilesOf(
    silent.map(({ file }) => file),
    payload,
  );
  const wrong = silent.filter(({ file }) => shown.has(file));
  return resultOf(
    wrong.slice(0, SHOWN).map(({ file, filename }) => ({
      says: 'The PDF “{{filename}}” does not name its language.',
      values: { filename },
      link: `/admin/collections/media/${file}`,
    })),
    [{ says: 'Every public PDF that was read names its language.' }],
  );
};
