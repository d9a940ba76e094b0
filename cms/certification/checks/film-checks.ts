/** Checks of films: captions, transcripts and descriptions. */
import { asSystem } from '../../access.ts';
import { forVisitors } from '../../for-visitors.ts';
import { publicFilesOf } from '../../platform/references/visibility.ts';
import { type Check, type CheckContext, type Fact, resultOf } from '../check.ts';
import { COLLEGE } from '../college.ts';

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
  const publicFiles = await publicFilesOf(
    docs.map(({ id }) => id),
    payload,
  );
  // A version with audio description belongs to its film.
  const versions = new Set(docs.map(({ described_film }) => described_film));
  return docs.filter(({ id }) => publicFiles.has(id) && !versions.has(id));
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
  const elsewhere = docs.map(({ id, title, link }) => ({
    title,
    address: link ?? '',
    link: `/admin/collections/notices/${id}`,
  }));
  if (college.video_link && !college.video_file)
    elsewhere.push({
      title: college.video_link,
      address: college.video_link,
      link: COLLEGE,
    });
  return elsewhere;
}

interface FilmRule {
  /** True for films to which the row applies. */
  concerns: (film: Film) => boolean;
  isRight: (film: Film) => boolean;
  /** Sentence about a film with its `{{file}}` that is not right. */
  lacks: Fact['says'];
  /** Sentence about all films with their `{{count}}`. */
  right: Fact['says'];
  /** Sentence for a website without such films, to which the row does not apply. */
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
        says: 'The film “{{title}}” is on another website, where the software cannot see its captions and text. The office answers for them.',
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
