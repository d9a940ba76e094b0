import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { CountedSearch } from '@college/contract/search';
import type { BackendHealth, Patience } from './backend-health.ts';
import type { Visitor } from './data-cache.ts';
import type { Revision } from './revision.ts';
import { RevisionCache, unpooled } from './revision-cache.ts';
import { SERVE_WHILE_RENDERING, WAIT_FOR_NEWER } from './timings.ts';

export type Compression = 'br' | 'gzip';
export type Encoding = Compression | 'identity';

/** A page as it came out of the renderer. */
export interface Rendered {
  status: number;
  /** The path as the site map writes it, without a language. */
  route: string;
  headers: Record<string, string>;
  /** The hash of its CSS for `style-src`. */
  style?: string;
  /** The origins that may frame the page. By default no website may. */
  framedBy?: readonly string[];
  body: string;
  /** False for the answer to a submission and for an error. */
  keep: boolean;
  /** The search that a request for this page makes. */
  countedSearch?: CountedSearch;
  /** The lists from which it was made; undefined if it may change with any content. */
  lists?: readonly string[] | undefined;
  /** True if it was made from answers older than the current revision, because the backend failed. */
  stale: boolean;
}

/** A page ready to be sent. */
export interface Page {
  status: number;
  route: string;
  etag: string;
  /** Headers of every encoding as name, value, name, value, which is fastest for `writeHead`. */
  headers: string[];
  /** The page in each requested compression; at least one. */
  encoded: Partial<Record<Compression, Encoded>>;
  countedSearch: CountedSearch | undefined;
}

/** A page in one encoding. */
export interface Encoded {
  headers: string[];
  body: Buffer;
}

/** Pages that are rendered again right after a publish, the most visited first. */
const PAGES_TO_WARM = 60;
/** Bytes of all pages, in both encodings. */
const MEMORY = 20 * 1024 * 1024;
/** Both compressions, of which the second may be made later: they differ by a tenth. */
const sizeOf = ({ page: { encoded } }: Pick<Entry<Source>, 'page'>, key: string) =>
  2 * (encoded.br ?? encoded.gzip ?? { body: '' }).body.length + 4000 + 2 * key.length;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Brotli's quality. Only home is worth tens of milliseconds for a tenth less, because it is the largest and the most visited. */
const brotliOptions = (route: string, length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: route === '/' ? 11 : 6,
    // The window as a power of two: 64 KB, which holds most pages and takes a fifth less time, or 256 KB.
    [constants.BROTLI_PARAM_LGWIN]: length < 2 ** 16 ? 16 : 18,
  },
});

/** The source of a page, and its key in the cache. */
interface Source {
  key: string;
}

/** Renders a page for a visitor who has waited since `patience` began. Nobody waits for a page that is rendered again. */
type Render<From extends Source> = (
  source: From,
  patience: Patience,
  visitor?: Visitor,
) => Promise<Rendered>;

/** A request for a page. */
interface Visit {
  visitor?: Visitor;
  /** The compression that the visitor accepts, in which a new page is kept. */
  compression?: Compression;
}

export interface PageCache<From extends Source> extends KeptPages {
  /**
   * Returns a page, rendered if there is none. The calls of a first render count for its visitor; the render is dropped
   * when the signals of all who wait for it are aborted. Rejects only if there is nothing to send.
   */
  get(source: From, visit?: Visit): Promise<Page>;
}

export interface KeptPages {
  /** Returns the page if it shows the current revision. */
  fresh(key: string): Page | undefined;
  readonly counts: { hits: number; stale: number; renders: number; pages: number };
}

interface Entry<From extends Source> {
  page: Page;
  revision: string;
  lists: readonly string[] | undefined;
  /** The source from which the page is rendered again after a publish. */
  source: From;
  visits: number;
  isKept: boolean;
}

/** Removes a page that is missing or leads elsewhere now; after a server error the previous page stays. */
function decide({
  page: { status },
  isKept,
}: Pick<Entry<Source>, 'page' | 'isKept'>): 'keep' | 'ignore' | 'remove' {
  if (isKept) return 'keep';
  return status >= 300 && status < 500 ? 'remove' : 'ignore';
}

/**
 * Whole pages, compressed, until a list changes from which they are made. A stale page is sent while it is rendered again, and for as
 * long as the backend fails. `headers` go with every page.
 */
export function createPageCache<From extends Source>(
  revision: Pick<Revision, 'current' | 'lists' | 'movedAt' | 'onMove'>,
  health: Pick<BackendHealth, 'isUp' | 'patience' | 'onChange'>,
  headers: (page: Pick<Rendered, 'style' | 'framedBy'>) => Record<string, string>,
  render: Render<From>,
): PageCache<From> {
  const entries = new RevisionCache<Entry<From>>({
    revision,
    health,
    maxSize: MEMORY,
    sizeOf,
    decide,
  });
  const counts = { hits: 0, stale: 0, renders: 0 };

  const renderOnce = (
    source: From,
    { visitor, compression }: Visit = {},
    patience = health.patience(),
  ) =>
    entries.read(source.key, async (startedAt, signal) => {
      counts.renders += 1;
      const rendered = await render(source, patience, visitor && { ...visitor, signal });
      const { stale, keep, lists } = rendered;
      const last = entries.last(source.key);
      const page = await prepare(rendered, {
        common: headers(rendered),
        compression: compression ?? (last && !last.page.encoded.br ? 'gzip' : 'br'),
      });
      const visits = last?.visits ?? 0;
      const revision = stale ? '' : startedAt;
      return { page, revision, lists, source, visits, isKept: keep };
    });

  /** Renders a page that is not kept. If another visitor's render was joined and gave up, renders once more. */
  async function renderNew(source: From, visit: Visit): Promise<Page> {
    const patience = health.patience();
    const isJoined = entries.isPending(source.key);
    const page = await joinRender(source, visit, patience);
    if (!isJoined || page.status !== 503 || patience.isOver) return page;
    return joinRender(source, visit, patience);
  }

  async function joinRender(source: From, visit: Visit, patience: Patience): Promise<Page> {
    const read = renderOnce(source, visit, patience);
    const stopListening = read.join(visit.visitor?.signal);
    try {
      return (await read.value).page;
    } finally {
      stopListening();
    }
  }

  function fresh(key: string): Page | undefined {
    const entry = entries.fresh(key);
    if (!entry) return undefined;
    entry.visits += 1;
    counts.hits += 1;
    return entry.page;
  }

  async function get(source: From, visit: Visit = {}): Promise<Page> {
    const { key } = source;
    const freshPage = fresh(key);
    if (freshPage) return freshPage;
    const entry = entries.last(key);
    if (!entry) return renderNew(source, visit);
    const { page } = entry;
    entry.visits += 1;
    counts.stale += 1;
    if (!health.isUp) return page;
    const { value, since } = renderOnce(source);
    const newPage = value.then(
      (newer) => (newer.page.status >= 500 ? page : newer.page),
      () => page,
    );
    const hasJustMoved = performance.now() - revision.movedAt < SERVE_WHILE_RENDERING;
    const timeLeft = Math.max(0, WAIT_FOR_NEWER - (performance.now() - since));
    return hasJustMoved ? page : Promise.race([newPage, after(timeLeft, page)]);
  }

  let warming = Promise.resolve();
  revision.onMove(() => {
    const target = revision.current;
    warming = warming.then(() => warm(target));
  });

  async function warm(target: string) {
    const all = entries.all();
    const mostVisited = all.toSorted(([, a], [, b]) => b.visits - a.visits).slice(0, PAGES_TO_WARM);
    for (const [, entry] of all) entry.visits = Math.floor(entry.visits / 2);
    for (const [key, { source }] of mostVisited) {
      if (revision.current !== target) return;
      // A page that fails now is rendered again for its next visitor, who sees the error page.
      if (!entries.fresh(key)) await renderOnce(source).value.catch(() => {});
    }
  }

  return {
    get,
    fresh,
    get counts() {
      return { ...counts, pages: entries.size };
    },
  };
}

async function prepare(
  rendered: Rendered,
  options: { common: Record<string, string>; compression: Compression },
): Promise<Page> {
  const { common } = options;
  const { route, status, countedSearch } = rendered;
  // Home's Brotli takes too long to be made while a visitor is served.
  const compression = route === '/' ? 'br' : options.compression;
  const plain = Buffer.from(rendered.body);
  const body =
    compression === 'br'
      ? await compressBrotli(plain, brotliOptions(route, plain.length))
      : await compressGzip(plain);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  // Weak, because all encodings of the page share it.
  const etag = `W/"${hash}"`;
  const headers = Object.entries({ ...common, ...rendered.headers, ETag: etag }).flat();
  const encoded = { [compression]: encode(headers, compression, body) };
  return { status, route, etag, headers, encoded, countedSearch };
}

/**
 * Returns a page in an encoding. The few clients without compression get it unpacked each time, because plain bodies
 * would take most of the memory.
 */
export function encodePage(page: Page, encoding: Encoding): Encoded {
  const { br, gzip } = page.encoded;
  const existing = encoding === 'identity' ? undefined : page.encoded[encoding];
  if (existing) return existing;
  const plain = br ? brotliDecompressSync(br.body) : gunzipSync(gzip?.body ?? '');
  if (encoding === 'identity') return encode(page.headers, encoding, plain);
  const body =
    encoding === 'br'
      ? brotliCompressSync(plain, brotliOptions(page.route, plain.length))
      : gzipSync(plain);
  const encoded = encode(page.headers, encoding, body);
  page.encoded[encoding] = encoded;
  return encoded;
}

const encode = (common: readonly string[], encoding: Encoding, body: Buffer): Encoded => ({
  headers: [
    ...common,
    'Content-Length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ],
  body: encoding === 'identity' ? body : unpooled(body),
});

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value).unref();
  });
}
