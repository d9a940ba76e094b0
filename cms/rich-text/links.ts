/** Converts links to the editor's form: with an address, around text only, and within one block. */

import { hasBlocks, isBlock } from './elements.ts';

/** Returns the addresses that were removed; their text stays. */
export function settleLinks(body: Element, hasOrigin: boolean): string[] {
  const lostAddresses: string[] = [];
  for (const anchor of body.querySelectorAll('a')) {
    const href = anchor.getAttribute('href') ?? '';
    const address = usableAddress(href, hasOrigin);
    for (const underlined of anchor.querySelectorAll('u'))
      underlined.replaceWith(...underlined.childNodes);
    // The editor shows a picture as a block, which a link cannot contain.
    for (const image of anchor.querySelectorAll('img')) anchor.before(image);
    const hasWords = Boolean(anchor.textContent?.trim());
    if (address && hasWords) setAddress(anchor, address);
    else anchor.replaceWith(...anchor.childNodes);
    if (!address && href.trim() && !href.trim().startsWith('#')) lostAddresses.push(href.trim());
  }
  return lostAddresses;
}

function setAddress(anchor: Element, address: string): void {
  anchor.setAttribute('href', address);
  if (anchor.getAttribute('target') !== '_blank') anchor.removeAttribute('target');
  if (!hasBlocks(anchor)) return;
  spread(anchor, anchor);
  anchor.replaceWith(...anchor.childNodes);
}

/** Puts a copy of the link around the text of each block in it. */
function spread(within: Element, anchor: Element): void {
  let link: Element | undefined;
  for (const child of [...within.childNodes]) {
    const element = child.nodeType === 1 ? (child as Element) : undefined;
    if (element && (isBlock(element) || hasBlocks(element))) {
      link = undefined;
      spread(element, anchor);
    } else if (child.textContent?.trim() || link) {
      if (!link) {
        link = anchor.cloneNode(false) as Element;
        child.before(link);
      }
      link.append(child);
    }
  }
}

const scheme = /^[a-z][a-z\d+.-]*:/i;
const mailbox = /^[^\s/@:]+@[^\s/@:]+\.[a-z]{2,}$/i;
/** Google and Outlook wrap links in an address of their own. */
const wrappers: readonly (readonly [address: RegExp, name: string])[] = [
  [/^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?/i, 'q'],
  [/^https?:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\/\?/i, 'url'],
];
/** Relative addresses are resolved against the root of the website. */
const ROOT = 'http://root.invalid';

/**
 * The usable address of a link; undefined if it would lead nowhere. `hasOrigin` is true if the text comes from a website that this one replaces, so that its relative
 * links lead here.
 */
export function usableAddress(href: string, hasOrigin: boolean): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove them from addresses too
  const address = href.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  if (!address || address.startsWith('#')) return undefined;
  if (address.startsWith('//')) return usableAddress(`https:${address}`, hasOrigin);
  if (/^www\.[^\s/]+\.[^\s/]+/i.test(address))
    return usableAddress(`https://${address}`, hasOrigin);
  if (mailbox.test(address)) return `mailto:${address}`;
  if (/^(?:mailto|tel):/i.test(address))
    return address.replace(/^[^:]*:/, '') ? address.replaceAll(' ', '%20') : undefined;
  if (/^https?:\/\//i.test(address)) return unwrapped(address)?.replaceAll(' ', '%20');
  if (scheme.test(address) || address.startsWith('\\')) return undefined;
  if (address.startsWith('/')) return address.replaceAll(' ', '%20');
  return hasOrigin ? fromRoot(address) : undefined;
}

function unwrapped(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  for (const [pattern, name] of wrappers) {
    const inner = pattern.test(address) && new URL(address).searchParams.get(name);
    if (inner && /^https?:\/\//i.test(inner) && URL.canParse(inner)) return inner;
  }
  return address;
}

function fromRoot(address: string): string | undefined {
  if (!URL.canParse(address, ROOT)) return undefined;
  const { pathname, search, hash } = new URL(address, ROOT);
  return pathname + search + hash;
}
