import { domainToASCII } from 'node:url';

/** One mailbox under two names. */
const sameAs: Record<string, string> = { 'googlemail.com': 'gmail.com' };

/**
 * Whose mailbox an address leads to, however it is written: without the tag behind `+`, without dots, in one case, its
 * domain in ASCII. What is counted for a person is counted for this. It is no address: mail goes to what was written,
 * and what was verified is the address, because a provider may tell `a.b@` from `ab@`.
 */
export function mailboxOf(address: string): string {
  const normalized = address.normalize('NFKC').trim().toLowerCase();
  const at = normalized.lastIndexOf('@');
  const [local, domain] = [normalized.slice(0, at), normalized.slice(at + 1).replace(/\.$/, '')];
  const ascii = domainToASCII(domain) || domain;
  const untagged = local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '');
  return `${untagged || local}@${sameAs[ascii] ?? ascii}`;
}
