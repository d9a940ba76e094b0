/** Links in WordPress texts: to pages and files of the old website, and to embedded media. */
import { decodeAddress } from '@college/contract/decode-address';
import { documentOf } from '../../../../import/html.ts';
import { fileEnding } from '../file-endings.ts';
import type { Attachment } from '../inventory.ts';

/** Looks up items to which a text refers. */
export interface TextLookups {
  /** A file by its id in the export. */
  attachment: (id: string) => Attachment | undefined;
  attachmentsOf: (post: string) => Attachment[];
  /** The new address of a page or post. */
  placeOf: (address: string) => string | undefined;
  /** The original file at an address; undefined for other websites. */
  fileAt: (address: string) => string | undefined;
  isGiven: (file: string) => boolean;
}

/**
 * Replaces embedded media by links, because nothing is loaded from other servers without a click.
 */
export function embedsToLinks(document: Document): void {
  const link = (address: string) => {
    const paragraph = document.createElement('p');
    const anchor = document.createElement('a');
    anchor.setAttribute('href', address);
    anchor.textContent = address;
    paragraph.append(anchor);
    return paragraph;
  };
  const linked = new Set(
    [...document.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href')),
  );
  for (const element of document.querySelectorAll('iframe, video, audio, embed, object')) {
    const source = element.querySelector('source')?.getAttribute('src');
    const address = element.getAttribute('src') ?? source ?? element.getAttribute('data') ?? '';
    const full = shownBy(address.startsWith('//') ? `https:${address}` : address);
    // The block of a file shows it and links to it.
    const isNew = /^https?:/i.test(full) && !linked.has(full);
    element.replaceWith(...(isNew ? [link(full)] : []));
  }
  // WordPress also embeds media for an address on its own line.
  for (const paragraph of document.querySelectorAll('p, .wp-block-embed__wrapper')) {
    const text = paragraph.textContent?.trim() ?? '';
    if (paragraph.children.length === 0 && /^https?:\/\/\S+$/.test(text))
      paragraph.replaceWith(link(text));
  }
}

/** The address of a file that a viewer shows, such as those of Google, Microsoft and plugins; other addresses stay. */
function shownBy(address: string): string {
  // Viewers of plugins are at an address below the website.
  const viewer = URL.parse(address, 'https://website.example');
  const names = ['url', 'src', 'file', 'pdf', 'document'];
  const file = names.map((name) => viewer?.searchParams.get(name) ?? '').find(isFileAddress);
  const isKnown = viewer && /^(?:docs\.google|view\.officeapps\.live)\.com$/.test(viewer.hostname);
  return (
    file ??
    ((isKnown && (viewer.searchParams.get('url') ?? viewer.searchParams.get('src'))) || address)
  );
}

const isFileAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(text) && fileEnding.test(text);

/** Replaces buttons and forms that only open a file by links to it. */
export function buttonsToLinks(document: Document): void {
  for (const element of document.querySelectorAll('button, input, form')) {
    const written = ['onclick', 'action', 'formaction', 'data-href', 'data-url']
      .map((name) => element.getAttribute(name) ?? '')
      .join(' ');
    const address = written.match(/https?:\/\/[^\s'"()]{1,1000}/g)?.find(isFileAddress);
    if (!address) continue;
    const label = element.querySelector('button, [type=submit]') ?? element;
    const anchor = document.createElement('a');
    anchor.setAttribute('href', address);
    anchor.textContent = label.textContent?.trim() || label.getAttribute('value') || address;
    element.replaceWith(anchor);
  }
}

/**
 * Updates links to pages of the old website. Returns the addresses of linked files. The converter
 * removes and reports links that lead nowhere.
 */
export function updateLinks(document: Document, { placeOf, fileAt }: TextLookups): string[] {
  const links: string[] = [];
  for (const anchor of document.querySelectorAll('a')) {
    const address = anchor.getAttribute('href')?.trim() ?? '';
    const file = fileAt(address);
    const place = placeOf(address);
    if (file) links.push(file);
    // A file is shown by its name, because its old address ends with the old website.
    if (file && anchor.textContent?.trim() === address)
      anchor.textContent = decodeAddress(file.split('/').at(-1) ?? '') || address;
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
