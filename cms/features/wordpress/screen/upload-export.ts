/**
 * Uploads large files in chunks, so that no proxy refuses them and a broken upload is noticed
 * early.
 */
import { ask } from '../../../staff-api/ask.ts';

/** Bytes. */
const CHUNK = 16 * 1024 * 1024;

/** Uploads a file. `onProgress` gets the uploaded share from 0 to 1. Rejects as `ask`. */
export async function sendFile(
  address: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<void> {
  for (let at = 0; at < file.size || at === 0; at += CHUNK) {
    const body = file.slice(at, at + CHUNK);
    await post(`${address}?at=${at}`, { body, type: 'application/octet-stream' });
    onProgress(Math.min(1, (at + CHUNK) / file.size));
  }
}

interface Sent {
  body?: BodyInit;
  type?: string;
}

/** Rejects as `ask`. */
export const post = (address: string, { body, type }: Sent = {}): Promise<{ id: number }> =>
  ask(address, { method: 'POST', headers: { 'Content-Type': type ?? 'application/json' }, body });
