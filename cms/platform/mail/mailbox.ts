import { domainToASCII } from 'node:url';

/** Domains of the same mail service. */
const sameAs: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * A key for the mailbox behind an address: without the `+` tag, without dots, in lower case, with
 * the domain in ASCII. Limits per person use it. It is not an address: mail goes to the address as
 * typed, and only that address counts as verified, because a provider may distinguish `a.b@` from
 * `ab@`.
 */
export function mailboxOf(address: string): string {
  const normalized = address.normalize('NFKC').trim().toLowerCase();
  const at = normalized.lastIndexOf('@');
  const [local, domain] = [normalized.slice(0, at), normalized.slice(at + 1).replace(/\.$/, '')];
  const ascii = domainToASCII(domain) || domain;
  const tag = local.indexOf('+', 1);
  const untagged = (tag < 0 ? local : local.slice(0, tag)).replaceAll('.', '');
  return `${untagged || local}@${sameAs[ascii] ?? ascii}`;
}
