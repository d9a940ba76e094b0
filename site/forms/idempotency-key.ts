/**
 * The key under which a form is sent until it is known to be kept, or changed. Its answer may be lost on the way: sent
 * once more under the same key it is answered again and kept once.
 */
const storageKey = (name: string) => `idempotency-key:${name}`;

/** crypto.randomUUID is not there on pages without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export function keyOf(name: string): string {
  try {
    const key = sessionStorage.getItem(storageKey(name)) ?? newKey();
    sessionStorage.setItem(storageKey(name), key);
    return key;
  } catch {
    return newKey();
  }
}

export function forgetKey(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Nothing was kept.
  }
}
