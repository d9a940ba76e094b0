/** Who made a browser send a request. */

interface Sender {
  /** What a browser says in `Sec-Fetch-Site`, and in `Origin`; programs say neither. */
  site: string | null | undefined;
  origin: string | null | undefined;
  /** Names, with their ports, under which the receiver is known. */
  hosts: readonly (string | null | undefined)[];
}

/** Whether the page of another website sent it, in the name of a visitor who knows nothing of it. */
export function isCrossSite({ site, origin, hosts }: Sender): boolean {
  if (site) return site !== 'same-origin' && site !== 'none';
  if (!origin) return false;
  return !(URL.canParse(origin) && hosts.includes(new URL(origin).host));
}
