/** Old addresses that list several posts: those of a tag, a month, a year and an author. */
import { mayLeadOn } from '@college/contract/site-map/addresses';
import { oldPath } from './addresses.ts';
import type { Item } from './item.ts';

export interface Archives {
  /** Counts a post that visitors find at `path`. */
  add: (post: Item, path: string) => void;
  /** Each archive, and the page where most of its posts are. `base`: address of the old website. */
  leads: (base: string) => { from: string; to: string }[];
}

export function openArchives(): Archives {
  const archives = new Map<string, Map<string, number>>();
  const count = (archive: string, path: string) => {
    const paths = archives.get(archive) ?? new Map<string, number>();
    paths.set(path, (paths.get(path) ?? 0) + 1);
    archives.set(archive, paths);
  };
  return {
    add({ creator, date, tags }, path) {
      const [, year, month] = /^([1-9]\d{3})-(\d\d)-/.exec(date) ?? [];
      for (const { slug } of tags) count(`tag/${slug}`, path);
      if (creator) count(`author/${encodeURIComponent(creator)}`, path);
      for (const archive of year ? [year, `${year}/${month}`] : [])
        count(archive, path.startsWith('/notifications/') ? `${path}/${year}` : path);
    },
    leads: (base) =>
      [...archives].flatMap(([archive, paths]) => {
        const from = oldPath(`${base}/${archive}/`, base);
        const [most] = [...paths].sort(([, one], [, other]) => other - one);
        return from && most && mayLeadOn(from) ? [{ from, to: most[0] }] : [];
      }),
  };
}
