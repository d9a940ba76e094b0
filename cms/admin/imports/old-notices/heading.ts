/** Finds the heading of an old notice, which is between the letterhead and the first sentence. */
import { isCapital } from './title-case.ts';

/** Lines at the top of a page that are checked. */
const TOP = 30;
/** Upper bound of lines in a heading. */
const MOST_LINES = 3;

/** A line with only a kind of letter, such as ‘Notice’. */
export const bareKind =
  /^[^\p{L}]*(?:(?:urgent|important|general|office|public|official|special|students'?|final) )*(?:notice|notification|circular|order|memorandum|letter)s?[^\p{L}]*$|^[^\p{L}]*(?:জৰুৰী )?(?:জাননী|বিজ্ঞপ্তি|অধিসূচনা)[^\p{L}]*$/iu;

/** Words of typical topics of notices. */
const topic =
  /\b(?:notices?|notification|admissions?|examinations?|exams?|re-?examination|routine|results?|schedule|programme|meeting|meet|holidays?|vacation|tenders?|quotations?|auction|scholarships?|fees?|fill[- ]?up|hostel seats?|election|workshop|seminar|webinar|celebration|observance|competition|recruitment|interview|advertisement|merit list|list of|counselling|registration|assessment|corrigendum|addendum|syllabus|time ?table|submission|extension|constitution|reconstitution|formation|regarding|vaccination|guidelines?|viva|test|reopening|re-opening|attendance)\b|জাননী|নিবিদা|পৰীক্ষা|নামভৰ্তি|ৰুটিন|ফলাফল|সভা|উদযাপন|বন্ধ|আবেদন|তালিকা/iu;

const parts =
  'cell|committee|unit|branch|department|section|union|association|office|library|council|board|wing|centre|center|directorate|hostel';
/**
 * The name of a college, possibly with its town, or of a part of it. “Library” is one, “Library clearance” and “College
 * week” are not.
 */
const nameOfBody = new RegExp(
  '(?:college|mahavidyalaya|university|institute|academy|school|vidyalaya)\\b(?!\\W+(?:week|day|magazine|clearance|fund|uniform|bus|sports)\\b)[^:]*$' +
    `|\\b(?:${parts})(?:\\W*$|\\s*[,(–-]|\\s+of\\b)[^:]*$`,
  'i',
);
const bodyStart =
  /^\W*(?:office|department|dept\.?|directorate|government|govt\.?|centre|faculty|school|board|institute|in collaboration|organi[sz]ed)\b/i;
const action =
  /\b(?:of|for|on|regarding|notice|notification|advertisement|programme|schedule|election|admission into|in)\b/i;

const address =
  /@|www\.|https?:|\b(?:ph|phone|tel|fax|mob|mobile|contact|pin)\b[^\p{L}\d]{0,4}(?:no[^\p{L}\d]{0,4})?\d|\b(?:e-?mail|website|estd?|affiliated|accredited|recogni[sz]ed|provincialised|p\.? ?o|dist)\b|(?<!\d)\d{3} ?\d{3}(?!\d)|[০-৯]{6}/iu;
/** A town with the number of its post office: Guwahati-21. */
const town = /^(?:[\p{L}.]+[ ,]+){0,2}\p{L}+\s*[-–]\s*\d{1,3}\W*$/u;
const place = /\b(?:near|opposite|opp|road|lane|nagar|district|police station)\b/i;
const letterheadInAssamese =
  /মহাবিদ্যালয়|মহাবিদ্যালয়|বিশ্ববিদ্যালয়|বিশ্ববিদ্যালয়|কাৰ্যালয়|কাৰ্যালয়|স্থাপিত|দূৰভাষ|জিলা|চৰকাৰ|বিভাগ$|কোষ$/u;
const reference =
  /^[^\p{L}]*(?:(?:ref|memo|letter|order|notice|advt|advertisement|file|no|circular|nit|niq)\b[^\p{L}:.\d]*(?:no\b[^\p{L}:.\d]*)?[:.\d]|প্ৰসংগ|পত্ৰাংক|নং)/iu;
const dated = /^[^\p{L}]*(?:(?:dated?|dt)\b|তাৰিখ)|\bdated?\s*[:\-–]/iu;
const dayAlone = /^\W*\d{1,4}\W+(?:\d{1,2}|[a-z]{3,9})\W+\d{2,4}\W*$/i;
export const salutation =
  /^\W*(?:to|dear|sir|madam|respected|from|copy to|through)\b\W*(?:\w+\W*)?$/i;
const verb =
  /\b(?:is|are|was|were|will|shall|has|have|must|should|may|can|hereby|requested|informed|directed|asked|invited)\b/i;
const signature =
  /^\W*(?:sd|principal|secretary|convener|convenor|coordinator|co-ordinator|registrar|chairman|president|dr|prof|sri|smt)\b/i;
const columns =
  /^\W*(?:sl|s\.? ?no|roll|date|day|time|name)\b.*\b(?:name|day|time|paper|marks|date|grade|subject)\b/i;

function isLetterhead(line: string): boolean {
  if (address.test(line) || town.test(line)) return true;
  if (place.test(line)) return !topic.test(line);
  if (letterheadInAssamese.test(line)) return !topic.test(line);
  if (bodyStart.test(line)) return true;
  return nameOfBody.test(line) && !action.test(line);
}

/** A line with only a reference number, a date or a kind of letter. */
export const isMarker = (line: string) =>
  reference.test(line) || dated.test(line) || dayAlone.test(line) || bareKind.test(line);

export function isSentence(line: string): boolean {
  if (/।\s*$/.test(line)) return true;
  const words = line.match(/\p{L}[\p{L}\p{M}'’.]*/gu) ?? [];
  if (verb.test(line) && words.length > 4) return true;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > 7 && small > words.length / 2;
}

/** True for a line in capitals. In lower case or Assamese, true if the line has a topic word. */
function isHeading(line: string): boolean {
  if (line.length < 4 || line.length > 140 || !/\p{L}{2}/u.test(line)) return false;
  if (isSentence(line) || signature.test(line) || columns.test(line) || salutation.test(line))
    return false;
  if (isCapital(line)) return !/^[^\p{L}\w]*\p{L}+[^\p{L}\w]*$/u.test(line) || topic.test(line);
  return topic.test(line) && !/[,:;]\s*$/.test(line) && isTitled(line);
}

/** True if most words start with a capital or have none. */
function isTitled(line: string): boolean {
  const words = line.match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? [];
  return words.length > 1 && words.every((word) => !/^\p{Ll}/u.test(word) || word.length < 7);
}

/** True if the line starts or ends in the middle of a phrase. */
export const isOpenEnd = (line: string) =>
  /\b(?:for|of|the|in|into|and|to|on|under|with|by)\W*$|[&,–-]$/i.test(line);
const isContinued = (line: string) =>
  /^\W*(?:for|of|in|into|and|to|on|under|with|by|regarding|&)\b/i.test(line);

/** Words that show that a line in capitals is not a name. */
const phrase = /\b(?:of|for|to|on|in|and|at|by|from)\b/i;

interface Candidate {
  lines: string[];
  /** 2 for a topic word, 1 for a place below a number, a date or a kind of letter. */
  score: number;
}

/** The heading in one line; '' if there is none. */
export function findHeading(page: readonly string[]): string {
  const best = candidatesOf(page)
    .map(({ lines, score }) => ({ text: lines.join(' '), score }))
    .map(({ text, score }) => ({ text, score: score + (topic.test(text) ? 2 : 0) }))
    .filter(({ text, score }) => score > 0 || phrase.test(text))
    .toSorted((a, b) => b.score - a.score)[0];
  return (best?.text ?? '').replace(/^[^\p{L}\p{M}\d(]+|(?<![*_=~\s.;,।])[*_=~\s.;,।]+$/gu, '');
}

function candidatesOf(page: readonly string[]): Candidate[] {
  const candidates: Candidate[] = [];
  let open: Candidate | undefined;
  let hasMarker = false;
  /** The kind of letter in the line above. */
  let kind = '';
  for (const [at, line] of page.slice(0, TOP).entries()) {
    if (!line) continue;
    if (isMarker(line)) {
      hasMarker = true;
      kind = bareKind.test(line) ? line : '';
      open = undefined;
    } else if (isLetterhead(line)) open = undefined;
    else if (isSentence(line)) {
      // Lines below the body of a letter are not headings.
      if (hasMarker || candidates.length > 0) break;
      open = undefined;
    } else if (open && continuesHeading(open.lines, line, page[at - 1] === ''))
      open.lines.push(line);
    else if (isHeading(line)) {
      open = { lines: kind && isContinued(line) ? [kind, line] : [line], score: hasMarker ? 1 : 0 };
      candidates.push(open);
      kind = '';
    } else open = undefined;
  }
  return candidates;
}

function continuesHeading(lines: readonly string[], line: string, hasGap: boolean): boolean {
  const last = lines.at(-1) ?? '';
  if (lines.length >= MOST_LINES || isCapital(line) !== isCapital(last)) return false;
  return isContinued(line) || isOpenEnd(last) || (!hasGap && isHeading(line));
}
