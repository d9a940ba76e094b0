import { isCallError, isRefusal } from '@college/contract/client';
import { College, type Film } from '@college/contract/entities';
import { readImageAddress } from '@college/contract/images';
import { type Locale, readPath } from '@college/contract/locales';
import type { CountedSearch } from '@college/contract/search';
import { circleFrom } from '@college/contract/site-map/redirects';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { DataSession } from '../cache/data-cache.ts';
import type { InlineFile } from '../cache/inline-file.ts';
import type { Rendered } from '../cache/page-cache.ts';
import { DAY_OF_CHANGE } from '../cache/revision.ts';
import { SHARED_FOR } from '../cache/timings.ts';
import { newestDate } from '../components/page/PageHeader.tsx';
import {
  loaderContext,
  type PageContext,
  PageContextProvider,
  type PageMeta,
  type RouteHandle,
} from '../context.ts';
import { renderInLanguage } from '../language/jsx-runtime.ts';
import { sayUntranslated } from '../language/untranslated.ts';
import { type Assets, Document } from '../layout/Document.tsx';
import { getErrorTexts, PageTooLarge } from '../layout/error-page.tsx';
import type { LayoutData } from '../layout/Layout.tsx';
import { feedLinksAt } from '../lists/feed-routes.ts';
import { readPreview, withPreview } from '../pages/preview/read-preview.ts';
import type { Strings } from '../strings/en.ts';
import { siteLocales } from '../strings/locales.ts';
import { paletteSheet } from '../styles/palette.ts';
import { commonStyle, renderWithStyle } from '../styles/sheets.ts';
import type { Match } from './college/college-site.ts';
import { notFoundPaths, type SiteMaps } from './college/site-maps.ts';
import { underOwnCodes } from './own-codes.ts';
import { isTooLarge, partOf } from './parts.ts';
import { fieldsOf, previewAt, type ShownPreview, targetOf } from './preview.ts';
import { SPECULATION_RULES } from './speculation.ts';
import { today } from './today.ts';

/** The status with which a page may be kept: the page of missing addresses fails if it has another one. */
const statusOfPath = (path: string) =>
  path === notFoundPaths[404] ? 404 : path === notFoundPaths[410] ? 410 : 200;

export interface RenderOptions {
  siteMaps: Pick<SiteMaps, 'renew' | 'notFound'>;
  session: (locale: Locale) => Pick<DataSession, 'call' | 'lists' | 'stale'>;
  assets: Assets;
  /** The origin of full addresses. */
  siteUrl: string;
  /** Hosts that may be framed after a click. */
  embedOrigins: readonly string[];
  securityLogDays: number;
  /** DD-MM-YYYY of the last change of the content; '' if it is unknown. */
  changed: string;
  inlineFile: InlineFile;
  /** Receives every error of our own code. */
  report: (error: unknown) => void;
  /** The preview that the page shows. */
  preview?: ShownPreview;
}

export { SiteMaps } from './college/site-maps.ts';

/** Answers one request for a page. Never rejects because a backend fails: that becomes a 503 page. */
export async function render(
  request: Request,
  earlierMatch: Match,
  options: RenderOptions,
): Promise<Rendered> {
  const { pathname, search, searchParams } = earlierMatch.url;
  const { locale, path } = readPath(pathname);
  const session = options.session(locale);
  // Side by side, because a slow backend makes every further round one more wait.
  const [{ match, isStale }, day] = await Promise.all([
    options.siteMaps.renew(earlierMatch, session.call),
    today(session.call),
  ]);
  const { site, route, handle, leadsTo, spelled, inMain, handler } = match;
  const { strings, menu, sections, shown, hidden, languages } = site;
  if (leadsTo !== undefined) return { ...redirected(301, leadsTo), route };
  // A form that was open when the languages changed is not redirected.
  if (inMain && request.method === 'GET') return { ...redirected(301, inMain + search), route };
  if (spelled && request.method === 'GET') return { ...redirected(301, spelled + search), route };
  const { isFile, isPreview = false } = handle ?? {};
  const record = isPreview ? readPreview(request, earlierMatch.url, session.call) : undefined;
  const preview = options.preview ?? (await previewAt(record, request, { path, search }));
  const target = isPreview && preview && targetOf(preview.record, match);
  if (preview && target) {
    const page = await render(new Request(target.url), target, { ...options, preview });
    return { ...page, route };
  }
  const requestContext = new RouterContextProvider();
  requestContext.set(loaderContext, {
    call: underOwnCodes(preview ? withPreview(session.call, preview.record) : session.call),
    locale,
    strings,
    today: day,
    menu,
    sections,
    inlineFile: options.inlineFile,
    shown,
    hidden,
    languages,
    preview: record,
  });
  if (isFile) {
    // If the file fails, the query of the page below fails too and renders the error page.
    const file = await handler.queryRoute(request, { requestContext }).catch(() => undefined);
    const to = file instanceof Response && file.headers.get('Location');
    if (to) return { ...redirected(file.status, to), route };
    if (file instanceof Response)
      return { ...(await fileOf(file)), ...madeFrom(session, isStale), route };
  }
  // What the form of a preview posts is read already.
  const query = isPreview ? new Request(earlierMatch.url) : request;
  const queryResult = await handler.query(query, { requestContext });
  if (queryResult instanceof Response) {
    const to = queryResult.headers.get('Location') ?? '/';
    // Without an event, /singleevent leads to /events, which the college may have hidden and led back.
    const circle = circleFrom(match.url, (address) => {
      const next = site.match(address);
      return next.key === match.key ? to : next.leadsTo;
    });
    if (circle) return render(request, options.siteMaps.notFound(locale), options);
    return { ...redirected(queryResult.status, to), route };
  }
  const shownPart = partOf(queryResult.loaderData, Number(searchParams.get('part') ?? 1));
  // The page has become shorter and does not have this part any more.
  if (!shownPart) return { ...redirected(302, withoutPart(pathname, search)), route };
  const { data, part, parts } = shownPart;
  const result = isTooLarge(data)
    ? tooLarge(queryResult, data, route)
    : { ...queryResult, loaderData: data };

  const pageContext = {
    locale,
    languages,
    strings,
    path,
    search,
    part,
    parts,
    menu,
    sections,
    hidden,
    today: day,
    changed: options.changed,
    changedHere: changedHere(result, day),
    reviewed: site.reviewed.get(path) ?? '',
    appearance: appearanceOf(result),
    callingCode: callingCodeOf(result),
    films: filmsOf(result),
    siteUrl: options.siteUrl,
    embedOrigins: options.embedOrigins,
    securityLogDays: options.securityLogDays,
    preview,
  };
  const isPrivate = isPreview || preview !== undefined;
  const status = isPreview ? statusOfPreview(result) : statusOf(result);
  if (status === 500) reportAll(result, options.report);
  const page = (
    <PageContextProvider value={pageContext}>
      <Document
        meta={metaOf(result, pageContext)}
        keywords={keywordsOf(result, pageContext)}
        assets={options.assets}
        isPublic={status === 200 && !isPrivate}
        icon={iconOf(result)}
        college={nameOf(result)}
        feeds={feedLinksAt(pathname, site.isFile)}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, result)}
          context={result}
          hydrate={false}
        />
      </Document>
    </PageContextProvider>
  );
  const { html, style } = renderWithStyle(
    (html) => commonStyle(siteLocales[locale].script, html) + paletteSheet(pageContext.appearance),
    () => {
      const body = renderInLanguage(locale, () => renderToString(page), fieldsOf(preview?.record));
      return languages.length > 1
        ? sayUntranslated(body, locale, strings.general.untranslated)
        : body;
    },
  );
  const headEnd = html.indexOf('</head>');
  return {
    status,
    route,
    headers: pageHeaders(status, isPrivate),
    style: style.hash,
    framedBy: preview?.record.framed_by,
    body: `<!doctype html>${html.slice(0, headEnd)}<style>${style.css}</style>${html.slice(headEnd)}`,
    keep: request.method === 'GET' && !isPrivate && status === statusOfPath(path),
    ...madeFrom(session, isStale),
    countedSearch: countedSearchOf(result),
  };
}

/** The lists from which a page is made, with the day of the last change that it shows. */
const madeFrom = ({ lists, stale }: Pick<DataSession, 'lists' | 'stale'>, isStale: boolean) => ({
  lists: lists && [...lists, DAY_OF_CHANGE],
  stale: stale || isStale,
});

const forSharedCaches = `public, max-age=0, s-maxage=${SHARED_FOR / 1000}, must-revalidate`;

function pageHeaders(status: number, isPrivate = false): Record<string, string> {
  const shared = status === 200 && !isPrivate;
  return {
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    'Cache-Control': shared ? forSharedCaches : 'no-store',
    // The rules are in speculation.ts.
    ...(shared && { 'Speculation-Rules': JSON.stringify(SPECULATION_RULES) }),
    ...([429, 503].includes(status) && { 'Retry-After': '5' }),
    ...(isPrivate && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
}

/** Headers with the spelling of our pages, so that they replace these. */
function fileHeaders(headers: Headers): Record<string, string> {
  return {
    'Content-Type': headers.get('Content-Type') ?? 'text/plain; charset=utf-8',
    'Content-Disposition': headers.get('Content-Disposition') ?? 'inline',
  };
}

async function fileOf(response: Response): Promise<Omit<Rendered, 'route' | 'stale'>> {
  return {
    status: response.status,
    headers: { ...pageHeaders(response.status), ...fileHeaders(response.headers) },
    // text() would remove the mark of UTF-8, which spreadsheets need.
    body: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
    keep: true,
  };
}

/** Replaces a page that is too large for the memory of the process by an error page. */
function tooLarge(
  context: StaticHandlerContext,
  { layout }: StaticHandlerContext['loaderData'],
  route: string,
): StaticHandlerContext {
  const frame = isTooLarge({ layout }) ? {} : { layout };
  const boundary = context.matches['layout' in frame ? 1 : 0]?.route.id ?? 'layout';
  return {
    ...context,
    loaderData: frame,
    errors: { [boundary]: new PageTooLarge(`The page ${route} is too large to be rendered.`) },
    statusCode: 500,
  };
}

function withoutPart(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('part');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** A redirect. It is never cached, because the office may change it at any time. */
function redirected(status: number, to: string): Omit<Rendered, 'route'> {
  return {
    status,
    headers: { Location: headerAddress(to), 'Cache-Control': 'no-store' },
    body: '',
    keep: false,
    stale: false,
  };
}

/** Encodes spaces, other scripts and control characters in an address for a header. */
function headerAddress(to: string): string {
  const own = 'http://own.invalid';
  const url = URL.parse(to, own);
  if (!url) return '/';
  if (url.origin !== own) return url.href;
  // Two slashes at the start would lead to another host.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
}

function reportAll({ errors }: StaticHandlerContext, report: RenderOptions['report']): void {
  for (const error of Object.values(errors ?? {})) report(error);
}

function statusOf({ errors, statusCode }: StaticHandlerContext): number {
  const backendFailed = Object.values(errors ?? {}).some(isCallError);
  return backendFailed ? 503 : statusCode;
}

/** The status of a preview, which the backend may refuse: too many at once, or a form that is not JSON. */
function statusOfPreview(result: StaticHandlerContext): number {
  const refusal = Object.values(result.errors ?? {}).find(isRefusal);
  return refusal?.status ?? statusOf(result);
}

/** The data of the college; undefined on an error page that could not read it. */
const collegeOf = ({ loaderData }: StaticHandlerContext): College | undefined =>
  (loaderData.layout as LayoutData | undefined)?.college;

/** The college's colours; the default ones on an error page without the data of the college. */
const appearanceOf = (result: StaticHandlerContext): College['appearance'] =>
  collegeOf(result)?.appearance ?? College.shape.appearance.parse(undefined);

const callingCodeOf = (result: StaticHandlerContext): string =>
  collegeOf(result)?.calling_code ?? College.shape.calling_code.parse(undefined);

const filmsOf = (result: StaticHandlerContext): readonly Film[] => collegeOf(result)?.films ?? [];

/** The college's name; '' on an error page without the data of the college. */
const nameOf = (result: StaticHandlerContext): string => collegeOf(result)?.name ?? '';

/** The emblem in its smallest copy. */
function iconOf(result: StaticHandlerContext): string | undefined {
  const emblem = collegeOf(result)?.emblem;
  const copies = emblem && readImageAddress(emblem)?.srcset.avif;
  return copies ? copies.split(' ')[0] : emblem || undefined;
}

function metaOf(
  result: StaticHandlerContext,
  { strings, part, parts, preview }: Pick<PageContext, 'strings' | 'part' | 'parts' | 'preview'>,
): PageMeta {
  const college = nameOf(result);
  const meta = ownMeta(result, strings, college);
  const title = preview ? `${strings.preview.title}: ${meta.title}` : meta.title;
  const page = [title, part > 1 && strings.general.partOf(part, parts)].filter(Boolean);
  // The home page, whose whole title is the college's name.
  const region = title ? '' : regionBeside(college, collegeOf(result)?.region ?? '');
  return { ...meta, title: [page.join(', '), college, region].filter(Boolean).join(' – ') };
}

/** The state and the country without those that the name of the college has. */
const regionBeside = (college: string, region: string): string =>
  partsOf(region)
    .filter((part) => !college.includes(part))
    .join(', ');

const partsOf = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The newest `updated` of the answers from which a page is made, beside those of its frame. */
function changedHere({ loaderData, errors }: StaticHandlerContext, day: string): string {
  if (errors) return '';
  const { layout, ...pages } = loaderData as Record<string, object | null>;
  const days = Object.values(pages)
    .flatMap((data) => Object.values(data ?? {}))
    .flat()
    .map((answer: { updated?: unknown } | null | undefined) => String(answer?.updated ?? ''));
  return newestDate(days, day) ?? '';
}

/** Words for search engines: the page, its section, the college, and the college's own. */
function keywordsOf(
  result: StaticHandlerContext,
  { strings, path, sections }: Pick<PageContext, 'strings' | 'path' | 'sections'>,
): string {
  const college = collegeOf(result);
  if (!college) return '';
  const section = sections.find(({ groups }) =>
    groups.some(({ paths }) => paths.some((entry) => entry === path)),
  );
  const words = [
    ownMeta(result, strings, college.name).title,
    section && strings.menu[section.name],
    college.name,
    college.region,
    college.keywords,
  ];
  return [...new Set(words.flatMap((list) => partsOf(list ?? '')))].join(', ');
}

function ownMeta(result: StaticHandlerContext, strings: Strings, college: string): PageMeta {
  if (result.errors) {
    const isLarge = Object.values(result.errors).some((error) => error instanceof PageTooLarge);
    const { title } = isLarge ? strings.tooLarge : getErrorTexts(statusOf(result), strings);
    return { title, description: '' };
  }
  const page = pageIn(result);
  return page?.handle.meta({ data: page.data, strings, college }) ?? noMeta;
}
const noMeta: PageMeta = { title: '', description: '' };

function countedSearchOf(result: StaticHandlerContext): CountedSearch | undefined {
  const page = result.errors ? undefined : pageIn(result);
  return page?.handle.countedSearch?.(page.data);
}

/** The page in the layout, with the data of its loader. */
function pageIn({ matches, loaderData }: StaticHandlerContext) {
  const match = matches.findLast(({ route }) => route.handle);
  return match && { handle: match.route.handle as RouteHandle, data: loaderData[match.route.id] };
}
