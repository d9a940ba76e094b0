/** An e-mail address with its domain in ASCII: `zzq@bücher.example` becomes `zzq@xn--bcher-kva.example`. */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Only letters beyond ASCII: whatever else is wrong with an address must stay wrong.
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\x20-\x7e]*$/.test(domain))
    return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}/`).hostname}`;
  } catch {
    return address;
  }
}
