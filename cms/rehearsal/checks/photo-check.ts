/** Checks that photos say where and when they were taken, and what they show. */

import { comparableFileName } from '../../reading/comparable.ts';
import { hasOneOf, spacedWords, withoutPhrases } from '../../reading/phrases.ts';
import { mentionsIn } from '../../reading/written-years.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { EvidenceFile, EvidenceSet, Metric } from '../report.ts';
import type { Limits } from '../rules.ts';
import { type EvidenceDocument, inDocument, lettersIn, nameWithoutEnding } from './documents.ts';

type PhotoLimits = Limits<'photo-details'>;

export function photoDetails({ report }: CheckContext, limits: PhotoLimits): NewFinding[] {
  return report.metrics.flatMap((metric) =>
    metric.sets.flatMap((set) =>
      set.files.flatMap((file) =>
        file.photo
          ? ofPhoto({ metric, set, file }, limits)
          : ofPhotosInDocument({ metric, set, file }, limits),
      ),
    ),
  );
}

type FilePlace = { metric: Metric; set: EvidenceSet; file: EvidenceFile };

const textOf = ({ text }: EvidenceFile): string =>
  (text?.pages ?? []).map((page) => page.text).join('\n');

/** Coordinates such as `26.1445, 91.7362` or `26° 8′ N`. */
const coordinates = /\d{1,3}[.,]\d{3,8}|\d\s?°/;
const hasPlace = (text: string, { places }: PhotoLimits) =>
  coordinates.test(text) || hasOneOf(spacedWords(text), places);
const hasDay = (text: string) => mentionsIn(text).some(({ kind }) => kind === 'day');

function ofPhoto(place: FilePlace, limits: PhotoLimits): NewFinding[] {
  const { set, file } = place;
  const { photo, description = '' } = file;
  const shown = textOf(file);
  const names = spacedWords(`${set.title} / ${nameWithoutEnding(file)} / ${description}`);
  const isNamed = hasOneOf(names, limits.photos);
  // A picture with words that nobody calls a photo is a scan of a letter or a cutting of a newspaper.
  if (lettersIn(shown) >= (isNamed ? limits['letters-of-a-scan'] : LEAST_LETTERS)) return [];
  const written = `${shown}\n${description}\n${set.title}`;
  const lacksPlace = !photo?.hasPlace && !hasPlace(written, limits);
  const lacksDay = !photo?.day && !hasDay(written);
  const isFileName = comparableFileName(description) === comparableFileName(file.name);
  const empty = [...limits.photos, ...limits['empty-words']];
  const titleWords = withoutPhrases(spacedWords(set.title), empty);
  const hasCaption =
    lettersIn(shown) >= LEAST_LETTERS ||
    (description !== '' && !isFileName) ||
    titleWords.trim() !== '';
  const code =
    (lacksPlace && lacksDay && 'photoWithoutBoth') ||
    (lacksPlace && 'photoWithoutPlace') ||
    (lacksDay && 'photoWithoutDay') ||
    (!hasCaption && 'photoWithoutCaption');
  return code ? [inDocument(place, { code, values: {} })] : [];
}

/** Letters of a caption. */
const LEAST_LETTERS = 8;

/** Photos in a document that its name or title calls geotagged, although it names no place. */
function ofPhotosInDocument(
  place: FilePlace & Partial<EvidenceDocument>,
  limits: PhotoLimits,
): NewFinding[] {
  const { set, file } = place;
  const text = textOf(file);
  const promised = hasOneOf(
    spacedWords(`${set.title} / ${nameWithoutEnding(file)}`),
    limits.geotagged,
  );
  if (!promised || file.sheets.length > 0 || text === '' || hasPlace(text, limits)) return [];
  return [inDocument(place, { code: 'photosWithoutPlace', values: {} })];
}
