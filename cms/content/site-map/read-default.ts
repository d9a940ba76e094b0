import { DefaultSiteMap, SITE_MAP_PATH } from '@college/contract/site-map/default';
import { environment } from '../../platform/environment.ts';

/** Milliseconds. */
const TIMEOUT = 3000;

/** The website's default site map; undefined while the website does not answer. */
export async function readDefaultMap(): Promise<DefaultSiteMap | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(environment.SITE_URL + SITE_MAP_PATH, { signal });
    return DefaultSiteMap.parse(await response.json());
  } catch (error) {
    console.warn('The site map of the website cannot be read:', error);
    return undefined;
  }
}
