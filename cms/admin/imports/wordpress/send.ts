/** Files of any size go in pieces: no proxy refuses them, and what broke off is said at once. */

/** Bytes. */
const PIECE = 16 * 1024 * 1024;

/** `onProgress` is told how much of a file, from 0 to 1, is there. Throws with a sentence of the server. */
export async function sendFile(
  address: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<void> {
  for (let at = 0; at < file.size || at === 0; at += PIECE) {
    const body = file.slice(at, at + PIECE);
    await post(`${address}?at=${at}`, { body, type: 'application/octet-stream' });
    onProgress(Math.min(1, (at + PIECE) / file.size));
  }
}

interface Sent {
  body?: BodyInit;
  type?: string;
}

/** Throws with a sentence of the server, or with none where it did not answer. */
export async function post(address: string, { body, type }: Sent = {}): Promise<{ id: number }> {
  const headers = { 'Content-Type': type ?? 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.errors?.[0]?.message ?? '');
  return answer;
}
