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
  const form = new FormData();
  form.append('file', notice.file);
  form.append('_payload', JSON.stringify({ alt: notice.title }));
  const upload = await send(`${api}/media`, { method: 'POST', body: form });
  return send(`${api}/notices?draft=true`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      title: notice.title,
      type,
      date: `${notice.date}T12:00:00.000Z`,
      uploads: [upload],
      _status: 'draft',
    }),
  });
}

export const publish = (api: string, id: number): Promise<number> =>
  send(`${api}/notices/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ _status: 'published' }),
  });

async function send(address: string, request: RequestInit): Promise<number> {
  const response = await fetch(address, { ...request, credentials: 'include' });
  const { doc, errors }: Answer = await response.json().catch(() => ({}));
  if (response.ok && doc) return doc.id;
  const [error] = errors ?? [];
  throw new Error(error?.data?.errors?.[0]?.message ?? error?.message ?? '');
}
