/** Old addresses of post archives: by tag, month, year and author. */
import { mayLeadOn } from '@college/contract/site-map/addresses';
import { numberedAddress, oldPath } from './addresses.ts';
import type { Item } from './item.ts';

export interface Archives {
  /** Counts a post whose new page is `path`. */
  add: (post: Item, path: string) => void;
  /**
   * Each archive with the page that has most of its posts. `base` is the address of the old
   * website.
   */
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
        const [most] = [...paths].sort(([, one], [, other]) => other - one);
        const from = oldPath(`${base}/${archive}/`, base);
        const spellings = [from && mayLeadOn(from) ? from : undefined, byQuery(archive, base)];
        return most ? spellings.flatMap((one) => (one ? [{ from: one, to: most[0] }] : [])) : [];
      }),
  };
}

/** The archive in the form `/?tag=exams` or `/?m=201905`, if it has one. */
function byQuery(archive: string, base: string): string | undefined {
  const [, tag] = /^tag\/(.+)$/.exec(archive) ?? [];
  if (tag) return numberedAddress('tag', tag, base);
  const date = archive.replace('/', '');
  return /^\d{4,6}$/.test(date) ? numberedAddress('m', date, base) : undefined;
}
