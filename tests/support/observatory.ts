/**
 * The rules of the MDN HTTP Observatory (mdn-http-observatory 1.6, src/grader/charts.js and
 * src/analyzer/tests/) that a server controls. Left out are the browsers' preload lists (+5) and
 * cookies (+5), of which the site sets none.
 */
import { type Markup, parse } from '../../site/testing/markup.ts';

export interface Seen {
  headers: Headers;
  html: string;
  /** Redirect of an address without TLS. */
  redirect?: string | undefined;
}

export type Marks = Record<string, number>;

const policyOf = (headers: Headers) =>
  new Map(
    (headers.get('Content-Security-Policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources] as const),
  );

const broad = /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/;
const isUnsafe = (source: string) =>
  broad.test(source) || source === "'unsafe-inline'" || source === 'data:';

function markPolicy({ headers }: Seen): number {
  const policy = policyOf(headers);
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  if (of('script-src').some(isUnsafe) || of('object-src').some((entry) => broad.test(entry)))
    return -20;
  const insecure = [...policy.values()].flat().some((source) => /^(http|ftp):/.test(source));
  if (insecure) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if (of('style-src').some(isUnsafe)) return 0;
  const [nothing] = policy.get('default-src') ?? [];
  const closed = nothing === "'none'" && policy.has('base-uri') && policy.has('form-action');
  return closed ? 10 : 5;
}

const markOf =
  (marks: Record<string, number>, otherwise: number, absent = 0) =>
  (value: string | null) =>
    value === null ? absent : (marks[value.toLowerCase()] ?? otherwise);

const opener = markOf({ 'same-origin': 10, 'same-origin-allow-popups': 10, 'unsafe-none': 0 }, -5);
const embedder = markOf({ 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 }, -5);
const resource = markOf({ 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }, -5);
const sniffing = markOf({ nosniff: 0 }, -5, -5);
const referrer = markOf(
  Object.fromEntries(
    ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].map(
      (entry) => [entry, 5],
    ),
  ),
  -5,
);

function markFraming({ headers }: Seen): number {
  if (policyOf(headers).has('frame-ancestors')) return 5;
  return markOf({ deny: 5, sameorigin: 5 }, -20, -20)(headers.get('X-Frame-Options'));
}

function markTransport({ headers }: Seen): number {
  const [, age] = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '') ?? [];
  if (!age) return -20;
  return Number(age) >= 15_552_000 ? 0 : -10;
}

function markScripts({ html }: Seen): number {
  const scripts = parse(html).all('script[src]');
  const isChecked = (script: Markup) => script.attributes.integrity !== undefined;
  const foreign = scripts.filter((element) => /^(https?:)?\/\//.test(element.attributes.src ?? ''));
  if (foreign.length > 0) return foreign.every(isChecked) ? 5 : -50;
  return scripts.some(isChecked) ? 5 : 0;
}

export const mark = (seen: Seen): Marks => ({
  'content-security-policy': markPolicy(seen),
  cookies: seen.headers.has('Set-Cookie') ? -20 : 0,
  'cross-origin-resource-sharing': seen.headers.has('Access-Control-Allow-Origin') ? -50 : 0,
  'cross-origin-opener-policy': opener(seen.headers.get('Cross-Origin-Opener-Policy')),
  'cross-origin-embedder-policy': embedder(seen.headers.get('Cross-Origin-Embedder-Policy')),
  'cross-origin-resource-policy': resource(seen.headers.get('Cross-Origin-Resource-Policy')),
  redirection: seen.redirect === undefined || seen.redirect.startsWith('https:') ? 0 : -20,
  'referrer-policy': referrer(seen.headers.get('Referrer-Policy')),
  'strict-transport-security': markTransport(seen),
  'subresource-integrity': markScripts(seen),
  'x-content-type-options': sniffing(seen.headers.get('X-Content-Type-Options')),
  'x-frame-options': markFraming(seen),
});

/** 100 plus or minus the marks; bonuses count only from 90 points. */
export function score(marks: Marks): number {
  const values = Object.values(marks);
  const sum = (ones: number[]) => ones.reduce((total, item) => total + item, 100);
  const strict = sum(values.filter((item) => item < 0));
  return strict >= 90 ? sum(values) : Math.max(0, strict);
}
