/** Links of a WordPress text: to pages and files of the old website, to films and maps of others. */
import { documentOf } from '../../html.ts';
import type { Around } from './around.ts';

/** Films and maps of others come as links: nothing is asked of others before a visitor wants it. */
export function embedsToLinks(document: Document): void {
  const link = (address: string) => {
    const paragraph = document.createElement('p');
    const anchor = document.createElement('a');
    anchor.setAttribute('href', address);
    anchor.textContent = address;
    paragraph.append(anchor);
    return paragraph;
  };
  for (const element of document.querySelectorAll('iframe, video, audio, embed, object')) {
    const source = element.querySelector('source')?.getAttribute('src');
    const address = element.getAttribute('src') ?? source ?? element.getAttribute('data') ?? '';
    const full = address.startsWith('//') ? `https:${address}` : address;
    element.replaceWith(...(/^https?:/i.test(full) ? [link(full)] : []));
  }
  // An address that stands alone was a film, too.
  for (const paragraph of document.querySelectorAll('p, .wp-block-embed__wrapper')) {
    const text = paragraph.textContent?.trim() ?? '';
    if (paragraph.children.length === 0 && /^https?:\/\/\S+$/.test(text))
      paragraph.replaceWith(link(text));
  }
}

/**
 * Sets links to pages of the old website to where these stand now. Returns the addresses of files that links lead to.
 * A link that leads nowhere stays: the converter takes it off its words and reports it.
 */
export function leadOn(document: Document, { placeOf, fileAt }: Around): string[] {
  const links: string[] = [];
  for (const anchor of document.querySelectorAll('a')) {
    const address = anchor.getAttribute('href')?.trim() ?? '';
    const file = fileAt(address);
    const place = placeOf(address);
    if (file) links.push(file);
    const target = place ?? file;
    if (target) anchor.setAttribute('href', target);
  }
  return [...new Set(links)];
}

/** Replaces the addresses of files by the new ones. */
export function withAddresses(html: string, addresses: ReadonlyMap<string, string>): string {
  if (addresses.size === 0) return html;
  const document = documentOf(html);
  for (const anchor of document.querySelectorAll('a')) {
    const address = addresses.get(anchor.getAttribute('href') ?? '');
    if (address) anchor.setAttribute('href', address);
  }
  return document.body.innerHTML;
}

/** Replaces an element by its contents. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
