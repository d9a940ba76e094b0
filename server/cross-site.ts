/** Recognises requests that pages of other websites made a browser send. */

interface Sender {
  /** The headers `Sec-Fetch-Site` and `Origin`. Browsers send them, programs do not. */
  site: string | null | undefined;
  origin: string | null | undefined;
  /** Host names, with ports, of the receiver. */
  hosts: readonly (string | null | undefined)[];
}

/** True if the page of another website sent the request without its visitor's knowledge. */
export function isCrossSite({ site, origin, hosts }: Sender): boolean {
  if (site) return site !== 'same-origin' && site !== 'none';
  if (!origin) return false;
  return !(URL.canParse(origin) && hosts.includes(new URL(origin).host));
}
