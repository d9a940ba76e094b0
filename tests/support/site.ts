import { freePort, type Service } from '../../scripts/services/service.ts';
import { startSite } from '../../scripts/services/site.ts';
import { withinMemory } from './memory.ts';

/** Starts a separate site on a free port, with its own cache, limits and memory. */
export async function openSite(
  backendUrl: string,
  env: Record<string, string> = {},
  port?: number,
): Promise<Service> {
  port ??= await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  return withinMemory(await startSite({ port, siteUrl, backendUrl, env, stdio: 'ignore' }));
}
