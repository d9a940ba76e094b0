/** Which address this tab has verified: the backend remembers it for half an hour, so a reload need not repeat it. */
const KEY = 'verified-address';
const MINUTES = 29;

export function rememberVerified(address: string): void {
  try {
    const until = Date.now() + MINUTES * 60_000;
    sessionStorage.setItem(KEY, JSON.stringify({ address, until }));
  } catch {
    // Then a reload asks for another password.
  }
}

export function isVerified(address: string): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      address: string;
      until: number;
    } | null;
    return kept?.address === address.trim().toLowerCase() && kept.until > Date.now();
  } catch {
    return false;
  }
}

export function forgetVerified(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
