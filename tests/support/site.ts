import { freePort } from '../../scripts/ports.ts';
import type { Service } from '../../scripts/service.ts';
import { startSite } from '../../scripts/site.ts';

/** One more site, on a free port: its cache, its limits and its sockets are the test's own. */
export async function openSite(
  backendUrl: string,
  env: Record<string, string> = {},
): Promise<Service> {
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  return startSite({ port, siteUrl, backendUrl, env, stdio: 'ignore' });
}
