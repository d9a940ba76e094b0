import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import type { CountedSearch } from '@college/contract/search';
import { LRUCache } from 'lru-cache';
import type { BackendHealth, Patience } from './backend-health.ts';
import type { Revision } from './revision.ts';
import { unpooled } from './unpooled.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it came out of the renderer. */
export interface Rendered {
  status: number;
  /** As routes.ts spells it, without a language. */
  route: string;
  headers: Record<string, string>;
  /** What `style-src` says of the CSS in it. */
  style?: string;
  body: string;
  /** False: not to be kept (a submission's answer, an error). */
  keep: boolean;
  /** The search that whoever asks for it makes. */
  countedSearch?: CountedSearch;
  /** True: made from answers older than the current revision, because the backend failed. */
  stale: boolean;
}

/** A page ready to be sent. */
export interface Page {
  status: number;
  route: string;
  etag: string;
  /** Headers as `writeHead` takes them fastest: name, value, name, value. */
  heads: Record<Encoding, string[]>;
  /** Whoever reads neither gets the second unpacked: hardly anybody, and it would take most of the memory. */
  bodies: Record<Exclude<Encoding, 'identity'>, Buffer>;
  countedSearch: CountedSearch | undefined;
  /** The revision that it shows; '' when it was made from stale answers. */
  revision: string;
}

/** After a publish a kept page still serves for this long while it is rendered anew: two polls and this stay under 2 s. */
const SERVE_WHILE_RENDERING = 400;
/** Where a page is kept, nobody waits longer than this for a slow backend, and who comes later only for what is left of it. */
const WAIT_FOR_NEWER = 1000;
/** Pages rendered anew right after a publish, the most visited first. */
const WARM = 60;
/** Bytes of all pages, in both encodings. */
const MEMORY = 20 * 1024 * 1024;
const weigh = ({ page: { bodies } }: Kept, key: string) =>
  bodies.br.length + bodies.gzip.length + 4000 + 2 * key.length;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzipCallback);
/** Home is the heaviest and the most asked for: a tenth smaller, for which it alone is worth tens of milliseconds. */
const brotliOptions = (route: string, length: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: route === '/' ? 10 : 6,
    // How far an encoder looks back, as a power of two: 64 KB, which is all of most pages and takes a fifth less time, or 256 KB.
    [constants.BROTLI_PARAM_LGWIN]: length < 2 ** 16 ? 16 : 18,
  },
});

/** Renders a page for a visitor who has waited since `patience` began. */
export type Render = (patience: Patience) => Promise<Rendered>;

export interface PageCache {
  /** The page for a key, rendered by `render` when there is none. Rejects only when there is nothing to serve. */
  get(key: string, render: Render): Promise<Page>;
  /** The page if it may be sent as it is, at once. */
  fresh(key: string): Page | undefined;
  readonly counts: { hits: number; stale: number; renders: number; pages: number };
}

interface Underway {
  page: Promise<Page>;
  /** By the monotonic clock. */
  since: number;
}

interface Kept {
  page: Page;
  render: Render;
  visits: number;
}

/**
 * Whole pages, compressed, kept until the content revision moves: stale while rendering, one render per page
 * however many ask at once, and kept for as long as the backend fails. `headers` go with every page.
 */
export function createPageCache(
  revision: Pick<Revision, 'current' | 'movedAt' | 'onMove'>,
  health: Pick<BackendHealth, 'isUp' | 'patience'>,
  headers: (style?: string) => Record<string, string>,
): PageCache {
  const kept = new LRUCache<string, Kept>({ maxSize: MEMORY, sizeCalculation: weigh });
  const underway = new Map<string, Underway>();
  const counts = { hits: 0, stale: 0, renders: 0 };

  /** Joins the render of this page that is under way, or starts one. */
  function renderOnce(key: string, render: Render, patience = health.patience()): Underway {
    const question = `${revision.current} ${key}`;
    const joined = underway.get(question);
    if (joined) return joined;
    const startedAt = revision.current;
    counts.renders += 1;
    const page = render(patience)
      .then(async (rendered) => {
        const made = await prepare(
          rendered,
          headers(rendered.style),
          rendered.stale ? '' : startedAt,
        );
        // One that comes late does not replace what is newer.
        const late =
          made.revision !== revision.current && kept.peek(key)?.page.revision === revision.current;
        if (rendered.keep && !late)
          kept.set(key, { page: made, render, visits: kept.peek(key)?.visits ?? 0 });
        // Nothing stands there any more, or leads on.
        else if (rendered.status >= 300 && rendered.status < 500) kept.delete(key);
        return made;
      })
      .finally(() => underway.delete(question));
    const started = { page, since: performance.now() };
    underway.set(question, started);
    return started;
  }

  /** A page that nobody has. Whoever joined a render whose own visitor gave up asks anew while they may wait themselves. */
  async function renderNew(key: string, render: Render): Promise<Page> {
    const patience = health.patience();
    const isJoined = underway.has(`${revision.current} ${key}`);
    const page = await renderOnce(key, render, patience).page;
    if (!isJoined || page.status !== 503 || patience.isOver) return page;
    return renderOnce(key, render, patience).page;
  }

  function fresh(key: string): Page | undefined {
    const entry = kept.get(key);
    if (!entry || entry.page.revision !== revision.current) return undefined;
    entry.visits += 1;
    counts.hits += 1;
    return entry.page;
  }

  async function get(key: string, render: Render): Promise<Page> {
    const page = fresh(key);
    if (page) return page;
    const entry = kept.get(key);
    if (!entry) return renderNew(key, render);
    entry.visits += 1;
    counts.stale += 1;
    if (!health.isUp) return entry.page;
    const { page: coming, since } = renderOnce(key, render);
    const anew = coming.then(
      (made) => (made.status >= 500 ? entry.page : made),
      () => entry.page,
    );
    const justMoved = performance.now() - revision.movedAt < SERVE_WHILE_RENDERING;
    const left = Math.max(0, WAIT_FOR_NEWER - (performance.now() - since));
    return justMoved ? entry.page : Promise.race([anew, after(left, entry.page)]);
  }

  let warming = Promise.resolve();
  revision.onMove(() => {
    const target = revision.current;
    warming = warming.then(() => warm(target));
  });

  async function warm(target: string) {
    const visited = [...kept.entries()].sort(([, a], [, b]) => b.visits - a.visits).slice(0, WARM);
    for (const [, entry] of kept.entries()) entry.visits = Math.floor(entry.visits / 2);
    for (const [key, entry] of visited) {
      if (revision.current !== target) return;
      if (kept.peek(key)?.page.revision !== target)
        await renderOnce(key, entry.render).page.catch(() => {});
    }
  }

  return {
    get,
    fresh,
    get counts() {
      return { ...counts, pages: kept.size };
    },
  };
}

async function prepare(
  rendered: Rendered,
  common: Record<string, string>,
  revision: string,
): Promise<Page> {
  const identity = Buffer.from(rendered.body);
  const [br, gzip] = await Promise.all([
    compressBrotli(identity, brotliOptions(rendered.route, identity.length)),
    compressGzip(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Weak: the same page in each of its encodings.
  const etag = `W/"${hash}"`;
  const headers = Object.entries({ ...common, ...rendered.headers, ETag: etag }).flat();
  const head = (encoding: Encoding, body: Buffer) => [
    ...headers,
    'Content-Length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ];
  return {
    status: rendered.status,
    route: rendered.route,
    etag,
    heads: { br: head('br', br), gzip: head('gzip', gzip), identity: head('identity', identity) },
    bodies: { br: unpooled(br), gzip: unpooled(gzip) },
    countedSearch: rendered.countedSearch,
    revision,
  };
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value).unref();
  });
}
