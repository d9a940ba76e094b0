/** Converts links to the editor's form: with an address, around text only, and within one block. */

import { hasBlocks, isBlock } from './elements.ts';
import { usableAddress } from './link-address.ts';

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
