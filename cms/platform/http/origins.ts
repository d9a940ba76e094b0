import { environment } from '../environment.ts';

const loopback: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Origins of the admin; for a local machine both localhost and 127.0.0.1. */
export function originsOf(address: string): string[] {
  const url = new URL(address);
  const other = loopback[url.hostname];
  if (!other) return [url.origin];
  const twin = new URL(url);
  twin.hostname = other;
  return [url.origin, twin.origin];
}

export const origins = originsOf(environment.CMS_URL);
