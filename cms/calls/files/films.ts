/** The college's own films: captions, transcripts and versions with audio description. */
import type { College, FileText } from '@college/contract/entities';
import { fields, forVisitors } from '../../for-visitors.ts';
import { publicFilesOf } from '../../platform/references/visibility.ts';
import { type Sentence, say } from '../../words/say.ts';
import type { Context } from '../handler.ts';
import { uploadFields, uploadOf, urlOf, withRelated } from '../related.ts';

type Films = NonNullable<College['films']>;

/** Public films that have captions, a transcript, a description or a described version. */
export async function readFilms(context: Context): Promise<Films> {
  const { payload } = context;
  const { docs } = await payload.find({
    ...forVisitors(context),
    collection: 'media',
    where: { mimeType: { in: ['video/mp4', 'video/webm'] } },
    depth: 0,
    select: { ...fields(...uploadFields), captions: true, described_film: true },
  });
  const accessible = docs.filter(
    ({ captions, described_film, film_description, transcript }) =>
      captions?.length || described_film || film_description || transcript,
  );
  if (accessible.length === 0) return [];
  const publicFiles = await publicFilesOf(
    accessible.map(({ id }) => id),
    payload,
  );
  const films = await withRelated(context, (related) =>
    accessible
      .filter(({ id }) => publicFiles.has(id))
      .map((film) => ({
        url: uploadOf(film).url,
        captions: (film.captions ?? []).flatMap(({ language, file }) => {
          const url = urlOf(file, related);
          return url ? { language, url } : [];
        }),
        has_text: Boolean(film.transcript || film.film_description),
        described: urlOf(film.described_film, related),
      })),
  );
  return films.filter(
    ({ captions, has_text, described }) => captions.length > 0 || has_text || described,
  );
}

const paragraphsOf = (text: string | null | undefined) =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((part) => ({ type: 'text' as const, text: part.trim() }))
    .filter(({ text }) => text);

/** The text of a film as pages of a document: what it shows, and what is said. Undefined if there is none. */
export async function readFilmText(
  id: number,
  context: Context,
): Promise<FileText['pages'] | undefined> {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'media',
    where: { id: { equals: id } },
    limit: 1,
    select: fields('transcript', 'film_description'),
  });
  const { film_description, transcript } = docs[0] ?? {};
  const heading = (sentence: Sentence) => ({
    type: 'heading' as const,
    text: say(context.locale, sentence),
  });
  const parts = [
    ...(film_description ? [heading('What the film shows')] : []),
    ...paragraphsOf(film_description),
    ...(transcript ? [heading('Transcript')] : []),
    ...paragraphsOf(transcript),
  ];
  return parts.length > 0 ? [{ number: 1, parts }] : undefined;
}
