import { readDefaultMap } from '../../admin/site-map/read-default.ts';
import { say } from '../../words/say.ts';
import type { Report } from '../report.ts';

/** Paths of the website's own pages; without them a page may come to an address where another stands. */
export async function takenPaths(report: Report, language: string): Promise<ReadonlySet<string>> {
  const pages = await readDefaultMap();
  if (!pages)
    report.skipped(
      'wordpress',
      say(language, 'The addresses of the website'),
      say(
        language,
        'are not known, because it does not run: pages at an address that it has itself are not shown',
      ),
    );
  return new Set(pages?.map(({ path }) => path));
}
