import { college, type TilePlan } from '../plan/college.ts';
import type { Text } from '../text.ts';
import { fileOf, rich, richAssamese, type Writer } from './writer.ts';

const lists = [
  'certificates',
  'shortcuts',
  'accreditation',
  'distance_learning',
  'portals',
  'social',
] as const;
type List = (typeof lists)[number];

const tiles = (
  writer: Writer,
  plan: readonly TilePlan[],
  words: (text: Text) => string | undefined,
  ids: readonly (string | null | undefined)[] = [],
) =>
  plan.map(({ title, description, link, image }, i) => ({
    ...(ids[i] && { id: ids[i] }),
    title: words(title),
    description: words(description),
    link,
    image: image && fileOf(writer, image),
  }));

function textsIn(language: 'en' | 'as') {
  const words = (source: Text) => source[language];
  const long = language === 'en' ? rich : richAssamese;
  return {
    name: words(college.name) ?? college.name.en,
    tagline: words(college.tagline),
    affiliation: words(college.affiliation),
    address: words(college.address),
    about: long(college.about),
    principal_message: long(college.principal_message),
    motto: long(college.motto),
    mission: long(college.mission),
    vision: long(college.vision),
    anthem: { title: words(college.anthem.title), html: long(college.anthem.words) },
    emblem_meaning: long(college.emblem_meaning),
  };
}

export async function writeCollege(writer: Writer, video: number) {
  const { payload } = writer;
  const inAll = (list: (name: List) => object) =>
    Object.fromEntries(lists.map((name) => [name, list(name)]));
  const saved = await payload.updateGlobal({
    slug: 'college',
    locale: 'en',
    depth: 0,
    data: {
      ...textsIn('en'),
      established: college.established,
      email: college.email,
      phone: college.phone,
      emblem: fileOf(writer, 'emblem'),
      about_image: fileOf(writer, 'college-at-dusk'),
      video_file: video,
      video_poster: fileOf(writer, 'college-gate'),
      map: { ...college.map, image: fileOf(writer, 'city-map') },
      ...inAll((name) => tiles(writer, college[name], ({ en }) => en)),
    },
  });
  await payload.updateGlobal({
    slug: 'college',
    locale: 'as',
    depth: 0,
    data: {
      ...textsIn('as'),
      // The rows are the same in both languages: only with their ids are they recognised.
      ...inAll((name) =>
        tiles(
          writer,
          college[name],
          ({ as }) => as,
          (saved[name] ?? []).map(({ id }) => id),
        ),
      ),
    },
  });
}
