/** Brings one old notice: its file, then a draft with it; and publishes drafts together. */
export interface OldNotice {
  file: File;
  title: string;
  /** `2024-07-05` */
  date: string;
}

interface Answer {
  doc?: { id: number };
  errors?: { message: string; data?: { errors?: { message: string }[] } }[];
}

/** Answers the id of the draft. Throws with a sentence of the server. */
export async function bringDraft(api: string, type: string, notice: OldNotice): Promise<number> {
  const upload = await bringFile(api, notice.file, notice.title);
  return write(`${api}/notices?draft=true`, 'POST', {
    title: notice.title,
    type,
    date: `${notice.date}T12:00:00.000Z`,
    uploads: [upload],
    _status: 'draft',
  });
}

export const publish = (api: string, id: number): Promise<number> =>
  write(`${api}/notices/${id}`, 'PATCH', { _status: 'published' });

/** Answers its id. Throws with a sentence of the server. */
export function bringFile(api: string, file: File, alt: string): Promise<number> {
  const form = new FormData();
  form.append('file', file);
  form.append('_payload', JSON.stringify({ alt }));
  return send(`${api}/media`, { method: 'POST', body: form });
}

/** Answers the id of the record. Throws with a sentence of the server. */
export const write = (address: string, method: 'POST' | 'PATCH', record: object) =>
  send(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(record),
  });

async function send(address: string, request: RequestInit): Promise<number> {
  const response = await fetch(address, { ...request, credentials: 'include' });
  const { doc, errors }: Answer = await response.json().catch(() => ({}));
  if (response.ok && doc) return doc.id;
  const [error] = errors ?? [];
  throw new Error(error?.data?.errors?.[0]?.message ?? error?.message ?? '');
}
