import { type CallName, callNames, calls } from '@college/contract/calls';
import { CallError, type Client } from '@college/contract/client';
import { readPath } from '@college/contract/locales';
import { notFoundPaths, SiteMaps } from '../rendering/college/site-maps.ts';
import { render } from '../rendering/render.tsx';

type Fields = Record<string, unknown>;
/** Answer of a test backend: a value, or a function of the input and the body of a preview. */
type Answer = ((input: Fields, body?: Uint8Array) => unknown) | object | number | symbol;
export type Answers = { [Name in CallName]?: Answer };

/** Default answers: an empty list or nothing, of a college that has only a name. */
const nothing: Answers = {
  getcollege: { name: 'Demo College' },
  'settings/admissionSettings.json': {},
  getduties: 0,
  getwebsitequality: 0,
  getpage: 0,
  getsitemap: {},
  getsearchresults: {},
};

/** The answer of a backend that does not know the call, as the client reads it. */
export const missingCall = Symbol('missing call');

/** A large college answers the same lists for thousands of pages. */
const parsed = new Map<CallName, WeakMap<object, unknown>>();
function parsedOnce(name: CallName, value: unknown, parse: (value: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return parse(value);
  const values = parsed.get(name) ?? new WeakMap<object, unknown>();
  parsed.set(name, values);
  if (!values.has(value)) values.set(value, parse(value));
  return values.get(value);
}

async function answerOf(
  name: CallName,
  answer: unknown,
  ...given: [input: Fields, body?: Uint8Array]
): Promise<unknown> {
  const { output, absent }: { output: { parse: (value: unknown) => unknown }; absent?: unknown } =
    calls[name];
  if (answer !== missingCall) {
    const value: unknown = typeof answer === 'function' ? await answer(...given) : answer;
    return parsedOnce(name, value, output.parse);
  }
  if (absent === undefined) throw new CallError(name, 404, 'There is no such call.');
  return output.parse(absent);
}

/** Shared by all sites without changes of their own, because building a site map takes 7 ms. */
const defaultSiteMaps = new SiteMaps('https://c.test');

/** A website with such a backend, without a server. */
export function openSite(
  answers: Answers,
  report: (error: unknown) => void = () => {},
  inlineFile: Record<string, string> = {},
) {
  const all = { ...nothing, ...answers };
  const call = Object.fromEntries(
    callNames.map((name) => [
      name,
      (input: Fields = {}, ...body: [Uint8Array?]) =>
        answerOf(name, all[name] ?? [], input, ...body),
    ]),
  ) as unknown as Client;
  const session = () => ({ call, lists: undefined, stale: false });
  const siteMaps = answers.getsitemap ? new SiteMaps('https://c.test') : defaultSiteMaps;

  async function open(path: string, init?: RequestInit) {
    const address = new URL(path, 'https://c.test');
    if (siteMaps.match(address).isNotFound) await siteMaps.refresh(session);
    const { locale, path: pagePath } = readPath(address.pathname);
    // The server shows this page for files that were withdrawn.
    const isWithdrawn = pagePath === notFoundPaths[410];
    const match = isWithdrawn ? siteMaps.notFound(locale, 410) : siteMaps.match(address);
    return render(new Request(match.url, init), match, {
      siteMaps,
      session,
      assets: {
        script: { src: '/s.js', integrity: 'sha256-s' },
        preview: { src: '/p.js', integrity: 'sha256-p' },
      },
      siteUrl: 'https://c.test',
      embedOrigins: ['https://maps.example.org'],
      securityLogDays: 180,
      changed: '20-11-2026',
      inlineFile: async (address) => inlineFile[address],
      report,
    });
  }
  return { open, siteMaps };
}

/** Renders pages from such a backend. */
export const renderWith = (...site: Parameters<typeof openSite>) => openSite(...site).open;
