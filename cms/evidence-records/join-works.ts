/** Joins the records of one work, because a paper of three teachers counts once for the college. */

import { isSameJournal, isSameSubtitle, titleOf } from '../reading/same-thing.ts';
import type { AnyDraft, EvidenceRecord } from './evidence-record.ts';

/** A record whose links are as they were written. */
export type Work = EvidenceRecord &
  Pick<AnyDraft, 'number' | 'numberLink' | 'title' | 'fullTitle' | 'journal'>;

/**
 * Records with the same number, such as a DOI, are one work. So are those with the same title, unless they have different
 * numbers or count in different years.
 */
export function joinWorks(drafts: readonly AnyDraft[]): Work[] {
  const works: Work[] = [];
  const byNumber = new Map<string, Work>();
  const byTitle = new Map<string, Work[]>();
  for (const draft of drafts) {
    const { number, title } = draft;
    const sameTitle = (title && byTitle.get(title)) || [];
    const work =
      (number && byNumber.get(number)) || sameTitle.find((other) => mayBeOne(other, draft));
    const joined = work ? join(work, draft) : workOf(draft);
    if (!work) works.push(joined);
    if (joined.number) byNumber.set(joined.number, joined);
    if (title && !sameTitle.includes(joined)) byTitle.set(title, [...sameTitle, joined]);
  }
  return works;
}

const mayBeOne = (work: Work, draft: AnyDraft) =>
  mayBeOneTitle(work, draft) && mayBeOneNumber(work, draft);

/** Two titles may differ by a subtitle if the journal is the same. */
function mayBeOneTitle(work: Work, { fullTitle = '', journal = '' }: AnyDraft): boolean {
  const [one, other] = [titleOf(work.fullTitle ?? ''), titleOf(fullTitle)];
  return (
    one.subtitle === other.subtitle ||
    (isSameSubtitle(one, other) && isSameJournal(work.journal ?? '', journal))
  );
}

const mayBeOneNumber = (work: Work, { number, years }: AnyDraft) =>
  (!work.number || !number || work.number === number) &&
  (work.years.length === 0 || years.length === 0 || work.years[0] === years[0]);

const workOf = ({ owner, record, joined: _, ...draft }: AnyDraft): Work => ({
  ...draft,
  owners: [owner],
  records: [record],
});

/** Adds a record to a work: cells that are empty in one are taken from the other. */
function join(work: Work, draft: AnyDraft): Work {
  const { cells, joined = [], owner, record } = draft;
  for (const [column, cell] of Object.entries(cells)) {
    const present = work.cells[column] ?? '';
    const names = present.split('; ');
    if (!joined.includes(column)) work.cells[column] = present || cell;
    else if (cell && !names.includes(cell))
      work.cells[column] = [present, cell].filter(Boolean).join('; ');
  }
  work.link ||= draft.link;
  work.date ||= draft.date;
  work.number ||= draft.number;
  work.numberLink ||= draft.numberLink;
  if (work.years.length === 0) work.years = draft.years;
  work.owners.push(owner);
  work.records.push(record);
  work.files.push(...draft.files.filter((file) => !work.files.includes(file)));
  return work;
}
