import { setTimeout as wait } from 'node:timers/promises';

/** Fetches again after Retry-After, because a busy site answers 503. */
export async function patientFetch(
  address: string,
  options?: RequestInit,
  times = 30,
): Promise<Response> {
  const response = await fetch(address, options);
  if (response.status !== 503 || times === 0) return response;
  await response.body?.cancel();
  await wait(1000 * Number(response.headers.get('Retry-After')));
  return patientFetch(address, options, times - 1);
}
