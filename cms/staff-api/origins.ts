import { environment } from '../platform/environment.ts';

const loopback: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Where people open the admin: at its address, and on a machine of one's own by either name of it. */
export function originsOf(address: string): string[] {
  const url = new URL(address);
  const other = loopback[url.hostname];
  if (!other) return [url.origin];
  const twin = new URL(url);
  twin.hostname = other;
  return [url.origin, twin.origin];
}

export const origins = originsOf(environment.CMS_URL);
