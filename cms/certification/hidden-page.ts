import { isHidden, readHiddenPaths } from '../duties/answers.ts';
import type { CheckContext, Fact } from './check.ts';

/** The fact that a page is hidden, or nothing. */
export async function ifHidden(path: string, context: CheckContext): Promise<Fact[]> {
  return isHidden(path, await readHiddenPaths(context))
    ? [
        {
          says: 'The page {{path}} is hidden.',
          values: { path },
          link: '/admin/collections/site-pages',
        },
      ]
    : [];
}
