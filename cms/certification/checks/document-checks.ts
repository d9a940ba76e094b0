/** Checks of documents: PDFs, and files of others. */
import { asSystem } from '../../access.ts';
import { publicFilesOf } from '../../platform/references/visibility.ts';
import { pdfFacts } from '../../platform/texts/accessibility.ts';
import { readInaccessibleDocuments } from '../../platform/texts/inaccessible-documents.ts';
import {
  type Check,
  type CheckContext,
  type CheckResult,
  type Fact,
  nameFirst,
  resultOf,
} from '../check.ts';

/** Files that a row names. */
const MOST_NAMED = 20;
/** PDFs whose language is looked at. The newest come first. */
const MOST_FILES = 1000;

async function readFilesOfOthers({ payload }: CheckContext) {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'media',
    where: { or: [{ source_owner: { exists: true } }, { source_title: { exists: true } }] },
    select: {
      filename: true,
      source_owner: true,
      source_title: true,
      source_year: true,
      permission: true,
      permission_letter: true,
    },
    pagination: false,
    depth: 0,
  });
  return docs.filter(({ source_owner, source_title }) => source_owner || source_title);
}
type FileOfOthers = Awaited<ReturnType<typeof readFilesOfOthers>>[number];

/** Judges the files that are marked as those of others. Without one, the office says if the row applies. */
function ofOthers(
  files: readonly FileOfOthers[],
  isRight: (file: FileOfOthers) => boolean,
  says: Fact['says'],
  right: Fact['says'],
): CheckResult {
  if (files.length === 0)
    return {
      state: 'not_applicable',
      facts: [
        { says: 'No file is marked as a document of others.', link: '/admin/collections/media' },
      ],
    };
  const wrong = files.filter((file) => !isRight(file));
  return resultOf(
    wrong.map(({ id, filename }) => ({
      says,
      values: { file: filename ?? id },
      link: `/admin/collections/media/${id}`,
    })),
    [{ says: right, values: { count: files.length } }],
    wrong.length < files.length ? 'partly' : 'not',
  );
}

/** Documents of others name owner, title and year. */
export const sources: Check = async (context) =>
  ofOthers(
    await readFilesOfOthers(context),
    ({ source_owner, source_title, source_year }) =>
      Boolean(source_owner && source_title && source_year),
    'The file {{file}} does not name owner, title and year of its source.',
    '{{count}} files of others name owner, title and year.',
  );

/** Documents of others have a permission. */
export const permissions: Check = async (context) =>
  ofOthers(
    await readFilesOfOthers(context),
    ({ permission, permission_letter }) => Boolean(permission || permission_letter),
    'The file {{file}} of others has no permission.',
    '{{count}} files of others have a permission.',
  );

/** Public PDFs have text, tags, title and language, or a text that the office has checked. */
export const accessibleDocuments: Check = async ({ payload }) => {
  const [documents, unread, pdfs] = await Promise.all([
    readInaccessibleDocuments(payload),
    countUnread({ payload }),
    payload.count({
      ...asSystem,
      collection: 'media',
      where: { mimeType: { equals: 'application/pdf' } },
    }),
  ]);
  const wrong = nameFirst(
    documents.map(({ id, filename }) => ({
      says: 'The PDF {{file}} is not accessible.',
      values: { file: filename ?? id },
      link: `/admin/collections/media/${id}`,
    })),
    MOST_NAMED,
    '/admin/documents',
  );
  if (unread > 0)
    wrong.push({ says: '{{count}} PDFs have not been read yet.', values: { count: unread } });
  return resultOf(
    wrong,
    [{ says: 'All public PDFs are accessible.', link: '/admin/documents' }],
    documents.length + unread < pdfs.totalDocs ? 'partly' : 'not',
  );
};

async function countUnread({ payload }: Pick<CheckContext, 'payload'>): Promise<number> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'media',
    where: {
      and: [{ mimeType: { equals: 'application/pdf' } }, { accessibility: { exists: false } }],
    },
    select: {},
    pagination: false,
    depth: 0,
  });
  const ids = docs.map(({ id }) => id);
  return (await publicFilesOf(ids, payload)).size;
}

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
  const publicFiles = await publicFilesOf(
    silent.map(({ file }) => file),
    payload,
  );
  const wrong = silent.filter(({ file }) => publicFiles.has(file));
  return resultOf(
    nameFirst(
      wrong.map(({ file, filename }) => ({
        says: 'The PDF “{{filename}}” does not name its language.',
        values: { filename },
        link: `/admin/collections/media/${file}`,
      })),
      MOST_NAMED,
    ),
    [{ says: 'Every public PDF that was read names its language.' }],
  );
};
