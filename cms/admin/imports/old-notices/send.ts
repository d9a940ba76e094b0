/** Brings one old notice: its file, then a draft with it; and publishes drafts together. */
import { ask, post } from '../../../staff-api/ask.ts';
import type { Guess } from './guess.ts';

export interface OldNotice {
  file: File;
  title: string;
  /** `2024-07-05` */
  date: string;
}

/** What the server reads in a file; nothing where it cannot. */
export const guessByText = (api: string, file: File): Promise<Guess> =>
  ask<Guess>(`${api}/old-notices/guess`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/pdf' },
    body: file,
  }).catch(() => ({ title: '', date: '' }));

function typeOf(target: string) {
  const [type, page] = target.split(' ');
  return page === undefined ? { type } : { type, own_page: Number(page) };
}

/**
 * `target`: a type, or a page of the college's own, `OWN 7`. Answers the id of the draft. Rejects as
 * `ask`.
 */
export async function bringDraft(api: string, target: string, notice: OldNotice): Promise<number> {
  const upload = await bringFile(api, notice.file, notice.title);
  return write(`${api}/notices?draft=true`, 'POST', {
    title: notice.title,
    ...typeOf(target),
    date: `${notice.date}T12:00:00.000Z`,
    uploads: [upload],
    _status: 'draft',
  });
}

export const publish = (api: string, id: number): Promise<number> =>
  write(`${api}/notices/${id}`, 'PATCH', { _status: 'published' });

/** Answers its id. Rejects as `ask`. */
export function bringFile(api: string, file: File, alt: string): Promise<number> {
  const form = new FormData();
  form.append('file', file);
  form.append('_payload', JSON.stringify({ alt }));
  return idOfAnswer(ask(`${api}/media`, { method: 'POST', body: form }));
}

/** Answers the id of the record. Rejects as `ask`. */
export const write = (address: string, method: 'POST' | 'PATCH', record: object) =>
  idOfAnswer(post(address, record, method));

const idOfAnswer = (written: Promise<{ doc: { id: number } }>): Promise<number> =>
  written.then(({ doc }) => doc.id);
