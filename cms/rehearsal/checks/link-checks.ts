/** Checks of links. No other website is contacted. */
import type { CheckContext, NewFinding } from '../finding.ts';
import {
  type EvidenceLink,
  isFileLink,
  isHomePage,
  isOfCollege,
  isOneOf,
  isOwn,
  linksOf,
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
  hosts: readonly string[],
  { website, authorityHosts }: Pick<CheckContext, 'website' | 'authorityHosts'>,
): boolean {
  if (!/^https?:$/.test(url.protocol) || isOfCollege(url, website)) return false;
  if (purpose === 'own' || withRedirectTargets(url).some((each) => isOneOf(each, hosts)))
    return true;
  return purpose === 'unknown' && isFileLink(url) && !isOneOf(url, authorityHosts);
}

export function foreignHost(
  context: CheckContext,
  { hosts }: Limits<'foreign-host'>,
): NewFinding[] {
  return context.report.metrics.flatMap((metric) =>
    linksOf(metric, hosts, context.website)
      .filter((link) => isForeign(link, hosts, context))
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
  const { report, storageHosts, website } = context;
  return report.metrics.flatMap((metric) => {
    const files = metric.sets.flatMap((set) => set.files);
    const sizes = new Map(files.map(({ id, size }) => [id, size]));
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const [elsewhere] = linksOf(metric, storageHosts, website).filter((link) =>
      isForeign(link, storageHosts, context),
    );
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

export function landsElsewhere(context: CheckContext): NewFinding[] {
  const { report, storageHosts, website } = context;
  const findings: NewFinding[] = [];
  for (const metric of report.metrics)
    for (const link of linksOf(metric, storageHosts, website)) {
      const { url, address, purpose } = link;
      // Letterheads name the home page, so links in the text of a file are not followed.
      if (purpose === 'text') continue;
      const linkFinding = { ...at(metric, link), values: { link: address } };
      const isHome = isHomePage(url);
      const toHome = { ...linkFinding, code: 'linkToHomePage' } as const;
      if (url.protocol === 'file:') findings.push({ ...linkFinding, code: 'linkToComputer' });
      else if (!/^https?:$/.test(url.protocol)) continue;
      else if (isOwn(url, website)) findings.push({ ...toHome, own: { href: url.href, isHome } });
      else if (isHome && purpose !== 'website' && !isForeign(link, storageHosts, context))
        findings.push(toHome);
    }
  return findings;
}
