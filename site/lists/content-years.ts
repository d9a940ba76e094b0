/** Years of an archive that the backend says have content. */
import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';

/** Newest first. Empty where the backend does not say, has none, or fails: an archive then keeps its usual years. */
export const contentYears = (
  call: Client,
  input: { type: NoticeType; dept_code?: string },
): Promise<number[]> => call.getyearsoftype(input).catch(() => []);

/** All the years of both lists, newest first, each once. */
export const mergeYears = (...lists: readonly (readonly number[])[]): number[] =>
  [...new Set(lists.flat())].sort((a, b) => b - a);

/** Years that have content; where the backend names none, those that `findYears` finds. */
export async function archiveYears(
  call: Client,
  input: { type: NoticeType; dept_code?: string },
  findYears: () => Promise<number[]>,
): Promise<number[]> {
  const years = await contentYears(call, input);
  return years.length > 0 ? years : findYears();
}
