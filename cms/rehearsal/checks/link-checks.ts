/** Checks of links. No other website is contacted. */
import type { CheckContext, NewFinding } from '../finding.ts';
import {
  type EvidenceLink,
  isFileLink,
  isFrontPage,
  isHomePage,
  isOfCollege,
  isOneOf,
  isOwn,
  isSignIn,
  linksOf,
  personOrSearch,
  withRedirectTargets,
} from '../links.ts';
import type { Metric } from '../report.ts';
import type { Limits } from '../rules.ts';

const at = (metric: Metric, { label, edit, address, row }: EvidenceLink) => ({
  place: { metric: metric.number, label, edit, ...(row !== undefined && { row }) },
  content: address,
});

/** True if the link is evidence that is not on the college's own website. */
function isForeign(
  { url, purpose }: EvidenceLink,
  { website, storageHosts, socialHosts, authorityHosts }: CheckContext,
): boolean {
  if (!/^https?:$/.test(url.protocol) || isOfCollege(url, website)) return false;
  const isOn = (hosts: readonly string[]) =>
    withRedirectTargets(url).some((each) => isOneOf(each, hosts));
  if (purpose === 'own' || isOn(storageHosts)) return true;
  if (purpose !== 'text' && isOn(socialHosts)) return true;
  return purpose === 'unknown' && isFileLink(url) && !isOneOf(url, authorityHosts);
}

export function foreignHost(context: CheckContext): NewFinding[] {
  return context.report.metrics.flatMap((metric) =>
    linksOf(metric, context)
      .filter((link) => isForeign(link, context))
      .map((link) => ({
        ...at(metric, link),
        code: 'linkElsewhere' as const,
        values: { link: link.address, host: link.url.hostname },
      })),
  );
}

const MEGABYTE = 1024 * 1024;

export function largeElsewhere(
  context: CheckContext,
  { megabytes }: Limits<'large-elsewhere'>,
): NewFinding[] {
  return context.report.metrics.flatMap((metric) => {
    const files = metric.sets.flatMap((set) => set.files);
    const sizes = new Map(files.map(({ id, size }) => [id, size]));
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const [elsewhere] = linksOf(metric, context).filter((link) => isForeign(link, context));
    if (!elsewhere || bytes <= megabytes * MEGABYTE) return [];
    return [
      {
        place: at(metric, elsewhere).place,
        code: 'largeElsewhere' as const,
        values: {
          size: (bytes / MEGABYTE).toFixed(1),
          link: elsewhere.address,
          host: elsewhere.url.hostname,
        },
      },
    ];
  });
}

/** Codes of links that do not lead to the document itself. */
const places = { profile: 'linkToProfile', search: 'linkToSearch' } as const;

export function landsElsewhere(
  context: CheckContext,
  limits: Limits<'lands-elsewhere'>,
): NewFinding[] {
  return context.report.metrics.flatMap((metric) =>
    linksOf(metric, context).flatMap((link) => landing(metric, link, context, limits) ?? []),
  );
}

/** The finding about where a link leads; undefined if it may lead to the document itself. */
function landing(
  metric: Metric,
  link: EvidenceLink,
  context: CheckContext,
  limits: Limits<'lands-elsewhere'>,
): NewFinding | undefined {
  const { url, address, purpose, row } = link;
  const isToOwnSite = isOwn(url, context.website);
  // Letterheads name pages. Of the links in the text of a file, only those to files of the own website are followed.
  if (purpose === 'text' && !(isToOwnSite && isFileLink(url))) return undefined;
  const finding = (code: NewFinding['code']): NewFinding => ({
    ...at(metric, link),
    ...{ code, values: { link: address } },
  });
  if (url.protocol === 'file:') return finding('linkToComputer');
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const isHome = isHomePage(url, limits);
  if (isSignIn(url, limits) && (isToOwnSite || !isForeign(link, context)))
    return finding('linkBehindSignIn');
  if (isToOwnSite) return { ...finding('linkToHomePage'), own: { href: url.href, isHome } };
  if (purpose === 'website' || isForeign(link, context)) return undefined;
  const isFront = purpose === 'page' && isFrontPage(url, limits);
  if (isHome || isFront) return finding('linkToHomePage');
  const place = personOrSearch(url, limits);
  // In a document, the profile of a person may be right.
  return place && (purpose === 'page' || row !== undefined) ? finding(places[place]) : undefined;
}
