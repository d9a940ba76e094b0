/** A file of the old website, by the net: where whoever imports has said so. */
import { LARGEST_FILE } from '../../platform/files/refusal.ts';
import { readAtMost } from '../../platform/http/read-at-most.ts';

/** Milliseconds for a whole file. */
const TIMEOUT = 60_000;
const MOST_REDIRECTS = 5;

/** Rejects with a reason for people. An old website may stand anywhere, on this machine too; nobody is asked but it. */
export async function fetchFile(address: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const first = new URL(address);
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!/^https?:$/.test(url.protocol) || siteOf(url) !== siteOf(first))
      throw new Error(`leads to ${url.origin}, which is another website`);
    const response = await fetch(url, { signal, redirect: 'manual' });
    const to = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !to) return read(response);
    await response.body?.cancel();
    url = new URL(to, url);
  }
  throw new Error('leads on and on');
}

/** With and without www. it is one, and by https, too; another port is another server. */
const siteOf = ({ hostname, port }: URL) => `${hostname.replace(/^www\./, '')}:${port}`;

async function read(response: Response): Promise<Buffer> {
  const { headers, ok, status } = response;
  const refuse = async (reason: string) => {
    await response.body?.cancel();
    throw new Error(reason);
  };
  if (!ok) return refuse(`answers ${status}`);
  // What is gone, or behind a password, is often a page that says so.
  if (/^(text\/html|application\/xhtml)/i.test(headers.get('content-type') ?? ''))
    return refuse('answers with a page instead of a file');
  const isLarger = Number(headers.get('content-length')) > LARGEST_FILE;
  const bytes = isLarger ? undefined : await readAtMost(response.body, LARGEST_FILE);
  return bytes ?? refuse('larger than a file may be');
}
