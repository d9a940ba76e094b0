/** Tells links to other websites from links to this one, in components and in the HTML of editors. */
import type { Strings } from '../../strings/en.ts';

/** The kind of another website: `gov` for one of a government, '' for all others. */
export type OtherSite = 'gov' | '';

/** Hosts of governments: of India (`gov.in`, `nic.in`, `mil.in`) and of other countries (`gov.uk`, `usa.gov`). */
const ofGovernment = /(?:^|\.)(?:(?:gov|mil)(?:\.[a-z]{2})?|nic\.in)$/;

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Returns the kind of the other website at an address; undefined for an address of the site at `siteUrl` itself. */
export function otherSiteAt(address: string, siteUrl: string): OtherSite | undefined {
  const url = /^https?:/i.test(address) ? URL.parse(address) : null;
  if (!url || withoutWww(url.host) === withoutWww(URL.parse(siteUrl)?.host ?? '')) return undefined;
  return ofGovernment.test(url.hostname) ? 'gov' : '';
}

/** Marks links in cleaned HTML as `Link` marks its own: to other websites, and to a new tab. */
export function markLinks(html: string, siteUrl: string, { layout }: Strings): string {
  if (!html.includes(' target="_blank"')) return html;
  let words = '';
  return html.replaceAll(/<a ([^>]*)>|<\/a>/g, (tag: string, attributes?: string) => {
    if (attributes === undefined) {
      const hidden = words && `<span class="visually-hidden"> ${words}</span>`;
      words = '';
      return `${hidden}</a>`;
    }
    const address = /^href="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const site = otherSiteAt(address.replaceAll('&amp;', '&'), siteUrl);
    if (site !== undefined) words = layout.otherSite;
    else if (/^https?:/i.test(address)) return `<a href="${address}">`;
    else if (attributes.includes(' target="_blank"')) words = layout.opensNewTab;
    return site === undefined ? tag : `<a data-other-site="${site}" ${attributes}>`;
  });
}
