import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import { sortable } from '../components/notices/due.ts';

export type Types = readonly NoticeType[];
interface Wanted {
  types: Types;
  /** Of a department; undefined of the college. */
  dept_code: string | undefined;
  limit: number;
}

/** Notices of any of the types, newest first: at most `limit` of each, of a backend without paging too. */
export async function newestOf(call: Client, { types, dept_code, limit }: Wanted) {
  const lists = await Promise.all(
    types.map((type) =>
      dept_code === undefined
        ? call.getnoticesbytype({ type, limit })
        : call.getnoticesbytypedept({ dept_code, type, limit }),
    ),
  );
  return lists
    .flatMap((list) => list.slice(0, limit))
    .sort((one, other) => sortable(other.date).localeCompare(sortable(one.date)));
}
