import { asRecord } from '@college/contract/as-record';
import { CALLING_CODE, homeSections, TIME_ZONE } from '@college/contract/codes';
import type { College } from '@college/contract/entities';
import { ANSWER_DAYS } from '@college/contract/limits';
import { ASSAMESE, type Locale } from '@college/contract/locales';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { flag, forVisitors } from '../../for-visitors.ts';
import type { Alert, College as StoredCollege } from '../../payload-types.ts';
import { collegeLocales } from '../../platform/college-languages.ts';
import { rowsOf } from '../../platform/database/statements.ts';
import { dateText, startOfToday } from '../../time-zone/dates.ts';
import { readFilms } from '../files/films.ts';
import type { Context, Handler } from '../handler.ts';
import { codesOf } from '../own-codes.ts';
import { filesOf, type Related, urlOf, withRelated } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';
import { presentTiles } from './pages.ts';

const presentMap = (map: StoredCollege['map'], related: Related): College['map'] => ({
  embed: map?.embed ?? '',
  link: map?.link ?? '',
  image: urlOf(map?.image, related),
  latitude: map?.latitude ?? '',
  longitude: map?.longitude ?? '',
});

const presentManager = (
  manager: StoredCollege['information_manager'],
): College['information_manager'] => ({
  name: manager?.name ?? '',
  designation: manager?.designation ?? '',
  phone: manager?.phone ?? '',
  email: manager?.email ?? '',
  address: manager?.address ?? '',
  appointed: dateText(manager?.appointed),
});

interface Stored {
  college: StoredCollege;
  /** The name in Assamese. */
  assamese: string;
  alert: Alert;
  films: NonNullable<College['films']>;
}

const present = ({ college, assamese, alert, films }: Stored, related: Related): College => ({
  name: college.name ?? '',
  name_as: assamese,
  established: college.established ?? '',
  affiliation: college.affiliation ?? '',
  updated: dateText(college.updatedAt),
  owner: college.owner ?? '',
  region: college.region ?? '',
  keywords: college.keywords ?? '',
  state_portal: {
    title: college.state_portal?.title ?? '',
    link: college.state_portal?.link ?? '',
  },
  leaving_notice: flag(college.leaving_notice),
  tagline: college.tagline ?? '',
  emblem: urlOf(college.emblem, related),
  address: college.address ?? '',
  email: college.email ?? '',
  phone: college.phone ?? '',
  information_manager: presentManager(college.information_manager),
  about: htmlOf(college.about, related),
  about_image: urlOf(college.about_image, related),
  video: urlOf(college.video_file, related) || (college.video_link ?? ''),
  video_file: filesOf(college.video_file, related)[0] ?? related.fileAt(college.video_link),
  video_poster: urlOf(college.video_poster, related),
  map: presentMap(college.map, related),
  principal_message: htmlOf(college.principal_message, related),
  motto: htmlOf(college.motto, related),
  mission: htmlOf(college.mission, related),
  vision: htmlOf(college.vision, related),
  anthem: { title: college.anthem?.title ?? '', html: htmlOf(college.anthem?.html, related) },
  emblem_meaning: htmlOf(college.emblem_meaning, related),
  certificates: presentTiles(college.certificates, related),
  shortcuts: presentTiles(college.shortcuts, related),
  accreditation: presentTiles(college.accreditation, related),
  distance_learning: presentTiles(college.distance_learning, related),
  portals: presentTiles(college.portals, related),
  social: presentTiles(college.social, related),
  codes: codesOf(college),
  calling_code: college.calling_code || CALLING_CODE,
  time_zone: college.time_zone || TIME_ZONE,
  appearance: {
    primary: college.appearance?.primary ?? '',
    accent: college.appearance?.accent ?? '',
    motif: college.appearance?.motif ?? 'gamosa',
  },
  answer_days: college.answer_days ?? ANSWER_DAYS,
  home_sections: college.home_sections?.length ? college.home_sections : [...homeSections],
  films,
  ...(isActive(alert) && { alert: { text: alert.text ?? '', colour: alert.colour } }),
});

/**
 * The alert in the requested language, or in any language that has it, because nobody should miss
 * it.
 */
function alertIn(locale: Locale, alert: Alert): Alert {
  const words: Partial<Record<Locale, string>> = asRecord(alert.text);
  const writtenLocale = [locale, ...collegeLocales()].find((candidate) => words[candidate]);
  return { ...alert, text: writtenLocale && words[writtenLocale] };
}

/** True until the end of its last day. */
const isActive = ({ shown, text, until }: Alert) =>
  Boolean(shown && text) && new Date(until) >= startOfToday();

export const getcollege: Handler<'getcollege'> = (_input, context) => presentCollege(context);

/** The college as stored, or as `written` in its form. */
export async function presentCollege(context: Context, written?: StoredCollege): Promise<College> {
  const { payload } = context;
  const { pagination, ...options } = forVisitors(context);
  const [college, assamese, alert, films] = await Promise.all([
    written ?? payload.findGlobal({ ...options, slug: 'college' }),
    payload.findGlobal({
      ...options,
      slug: 'college',
      locale: ASSAMESE,
      fallbackLocale: false,
      select: { name: true },
    }),
    payload.findGlobal({ ...options, slug: 'alert', locale: 'all' }),
    readFilms(context),
  ]);
  return withRelated(context, (related) =>
    present(
      {
        college,
        assamese: (collegeLocales().includes(ASSAMESE) && assamese.name) || '',
        alert: alertIn(context.locale, alert),
        films,
      },
      related,
    ),
  );
}

/** Counts in one statement, so that simultaneous visitors are all counted. */
export const setcount: Handler<'initialisation/setcount'> = async (_input, { payload }) => {
  const [row] = await rowsOf(
    payload,
    sql`INSERT INTO visitor_counter (id, count) VALUES (1, 1)
        ON CONFLICT (id) DO UPDATE SET count = visitor_counter.count + 1
        RETURNING count`,
  );
  return { count: Number(row?.count ?? 0) };
};

export const getcount: Handler<'initialisation/getcount'> = async (_input, { payload }) => {
  const [row] = await rowsOf(payload, sql`SELECT count FROM visitor_counter WHERE id = 1`);
  return { count: Number(row?.count ?? 0) };
};
