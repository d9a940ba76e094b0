/** Writes the domain of an e-mail address in ASCII: `zzq@bücher.example` becomes `zzq@xn--bcher-kva.example`. */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Other mistakes in an address must stay, so that its check finds them.
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\x20-\x7e]*$/.test(domain))
    return address;
  const url = URL.parse(`http://${domain}/`);
  return url ? `${address.slice(0, at)}@${url.hostname}` : address;
}
