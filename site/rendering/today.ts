import { type Client, isCallError } from '@college/contract/client';
import { TIME_ZONE } from '@college/contract/codes';
import { dayIn } from '@college/contract/days/time-zone';

/** The day it is where the college is, YYYY-MM-DD. */
export async function today({ getcollege }: Pick<Client, 'getcollege'>): Promise<string> {
  return dayIn(await zoneOf(getcollege), new Date());
}

/** While the backend is away every page says so by itself. */
async function zoneOf(ask: Client['getcollege']): Promise<string> {
  try {
    return (await ask()).time_zone;
  } catch (error) {
    if (!isCallError(error)) throw error;
    return TIME_ZONE;
  }
}
