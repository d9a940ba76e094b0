/** Checks of what notices, documents and films need by their type. */
import { announcementTypes } from '@college/contract/codes';
import type { Where } from 'payload';
import { asSystem } from '../../access.ts';
import { lacksLastDay } from '../../content/notices/needs-last-day.ts';
import { OWN } from '../../content/site-map/added-page.ts';
import { forVisitors } from '../../for-visitors.ts';
import { publicFilesOf } from '../../platform/references/visibility.ts';
import { readInaccessibleDocuments } from '../../platform/texts/inaccessible-documents.ts';
import { plainTextOf } from '../../platform/translations/translation-state.ts';
import { startOfToday } from '../../time-zone/dates.ts';
import { type Check, type CheckContext, type CheckResult, type Fact, resultOf } from '../check.ts';

/** Facts of one kind that a row shows. The rest is counted. */
const SHOWN = 20;

/** Announcements in the current lists, which are not past their last day. */
async function readCurrentNotices(context: CheckContext) {
  const current: Where = {
    or: [
      { deadline: { exists: false } },
      { deadline: { greater_than_equal: startOfToday().toISOString() } },
    ],
  };
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'notices',
    where: { and: [{ type: { in: [...announcementTypes, OWN] } }, current] },
    select: {
      title: true,
      type: true,
      deadline: true,
      expires: true,
      description: true,
      link: true,
      uploads: true,
    },
    sort: '-date',
    depth: 0,
  });
  return docs;
}

/** Every tender, vacancy and admission in the current lists has a last day, after which it is in the archive. */
export const lastDays: Check = async (context) => {
  const notices = await readCurrentNotices(context);
  return resultOf(
    notices.filter(lacksLastDay).map(
      ({ id, title }): Fact => ({
        says: '“{{title}}” has no last day and stays in the current list.',
        values: { title },
        link: `/admin/collections/notices/${id}`,
      }),
    ),
    [
      {
        says: 'Every tender, vacancy and admission in the current lists has a last day. Then it is in the archive of its year, marked as closed.',
        link: '/notifications/tender',
      },
    ],
  );
};

/** Current announcements say in words what they are about; files in another language name it. */
export const describedNotices: Check = async (context) => {
  const notices = await readCurrentNotices(context);
  const silent = notices.filter(
    ({ description, link }) => !plainTextOf(description).trim() && !link,
  );
  const wrong = silent.slice(0, SHOWN).map(
    ({ id, title }): Fact => ({
      says: '“{{title}}” is only a title or a file. Say what it is for and what to do.',
      values: { title },
      link: `/admin/collections/notices/${id}`,
    }),
  );
  if (silent.length > SHOWN)
    wrong.push({ says: 'And {{count}} more.', values: { count: silent.length - SHOWN } });
  return resultOf(
    wrong,
    [{ says: 'Every current announcement has a text or leads to a page.' }],
    silent.length < notices.length ? 'partly' : 'not',
  );
};

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
  const wrong = documents.slice(0, SHOWN).map(
    ({ id, filename }): Fact => ({
      says: 'The PDF {{file}} is not accessible.',
      values: { file: filename ?? id },
      link: `/admin/collections/media/${id}`,
    }),
  );
  if (documents.length > SHOWN)
    wrong.push({
      says: 'And {{count}} more.',
      values: { count: documents.length - SHOWN },
      link: '/admin/documents',
    });
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

/** The college's own public films. */
async function readFilms({ payload, locale }: CheckContext) {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'media',
    where: { mimeType: { in: ['video/mp4', 'video/webm'] } },
    locale,
    select: {
      filename: true,
      is_silent: true,
      captions: true,
      transcript: true,
      film_description: true,
      described_film: true,
    },
    pagination: false,
    depth: 0,
  });
  const shown = await publicFilesOf(
    docs.map(({ id }) => id),
    payload,
  );
  // A version with audio description belongs to its film.
  const versions = new Set(docs.map(({ described_film }) => described_film));
  return docs.filter(({ id }) => shown.has(id) && !versions.has(id));
}
type Film = Awaited<ReturnType<typeof readFilms>>[number];

/** Addresses of films on other websites, which the software cannot look into. */
async function readFilmsElsewhere(context: CheckContext) {
  const [{ docs }, college] = await Promise.all([
    context.payload.find({
      ...forVisitors(context),
      collection: 'notices',
      where: {
        and: [{ type: { equals: 'COLLEGE_VIDEO_GALLERY' } }, { link: { like: 'http' } }],
      },
      select: { title: true, link: true },
      depth: 0,
    }),
    context.payload.findGlobal({
      ...asSystem,
      slug: 'college',
      select: { video_file: true, video_link: true },
      depth: 0,
    }),
  ]);
  const shown = docs.map(({ id, title, link }) => ({
    title,
    address: link ?? '',
    link: `/admin/collections/notices/${id}`,
  }));
  if (college.video_link && !college.video_file)
    shown.push({
      title: college.video_link,
      address: college.video_link,
      link: '/admin/globals/college',
    });
  return shown;
}

interface FilmRule {
  /** True for films to which the row applies. */
  concerns: (film: Film) => boolean;
  isRight: (film: Film) => boolean;
  /** What a film lacks, with its `{{file}}`. */
  lacks: Fact['says'];
  /** What is true of all. */
  right: Fact['says'];
  /** Why the row does not apply if no film is concerned. */
  none: Fact['says'];
}

const filmCheck =
  ({ concerns, isRight, lacks, right, none }: FilmRule): Check =>
  async (context) => {
    const [films, filmsElsewhere] = await Promise.all([
      readFilms(context),
      readFilmsElsewhere(context),
    ]);
    const elsewhere = filmsElsewhere.map(
      ({ title, link }): Fact => ({
        says: 'The film “{{title}}” is on another website. See there if it has captions and a text.',
        values: { title },
        link,
      }),
    );
    const concerned = films.filter(concerns);
    const wrong = concerned
      .filter((film) => !isRight(film))
      .map(
        ({ id, filename }): Fact => ({
          says: lacks,
          values: { file: filename ?? id },
          link: `/admin/collections/media/${id}`,
        }),
      );
    if (concerned.length + elsewhere.length === 0)
      return { state: 'not_applicable', facts: [{ says: none }] };
    // “In part” is what a proof of the office may turn into “met”: only films of other websites.
    return resultOf(
      [...wrong, ...elsewhere],
      [{ says: right, values: { count: concerned.length } }],
      wrong.length > 0 ? 'not' : 'partly',
    );
  };

const hasSound = (film: Film) => !film.is_silent;
const isDescribed = ({ film_description, described_film }: Film) =>
  Boolean(film_description || described_film);

export const filmTexts = filmCheck({
  concerns: () => true,
  isRight: (film) => (film.is_silent ? isDescribed(film) : Boolean(film.transcript)),
  lacks: 'The film {{file}} has no transcript, or, without sound, no description of what it shows.',
  right: '{{count}} films have a transcript or, without sound, a description.',
  none: 'The website has no films.',
});

export const filmCaptions = filmCheck({
  concerns: hasSound,
  isRight: ({ captions }) => Boolean(captions?.length),
  lacks: 'The film {{file}} has no captions.',
  right: '{{count}} films with sound have captions.',
  none: 'The website has no films with sound.',
});

export const filmDescriptions = filmCheck({
  concerns: hasSound,
  isRight: isDescribed,
  lacks: 'The film {{file}} has neither a description of what it shows nor an audio description.',
  right: '{{count}} films with sound have a description or an audio description.',
  none: 'The website has no films with sound.',
});

export const audioDescriptions = filmCheck({
  concerns: hasSound,
  isRight: ({ described_film }) => Boolean(described_film),
  lacks: 'The film {{file}} has no version with audio description.',
  right: '{{count}} films with sound have a version with audio description.',
  none: 'The website has no films with sound.',
});

/** Addresses of live films, such as https://www.youtube.com/live/… */
const LIVE = /\/live\b/i;

/** Films that are shown while they happen are on other websites, where somebody must look for captions. */
export const liveFilms: Check = async (context) => {
  const live = (await readFilmsElsewhere(context)).filter(({ address }) => LIVE.test(address));
  if (live.length === 0)
    return { state: 'not_applicable', facts: [{ says: 'The website shows no live films.' }] };
  return {
    state: 'partly',
    facts: live.map(({ title, link }) => ({
      says: 'The film “{{title}}” is shown live. See there if it has captions.',
      values: { title },
      link,
    })),
  };
};
