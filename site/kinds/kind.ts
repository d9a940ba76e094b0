import type { PagePath } from '@college/contract/site-map/default';
import { excerpt } from '../components/text/clean-html.ts';
import type { PageMeta, PageModule } from '../context.ts';
import { en, type Strings } from '../strings/en.ts';

/** Makes a page at a path. The path also names its title (`strings.pages`). */
export type Kind = (path: PagePath) => PageModule;

interface About {
  college: string;
  /** State that distinguishes this page from others: a tab, a year, a page number. */
  state?: readonly (string | number | undefined | false)[];
  /** HTML of the page. */
  text?: string;
}

/** Returns title and description. Every state has its own title, and each description begins with it. */
export function kindMeta(path: PagePath, strings: Strings, about: About): PageMeta {
  const { college, state = [], text = '' } = about;
  const title = [strings.pages[path], ...state].filter(Boolean).join(', ');
  const words = excerpt(text, 140);
  return {
    title,
    description: words ? `${title}: ${words}` : strings.general.description(title, college),
  };
}

/**
 * Returns "No {title}" as specified. A title that a college chose may not fit after "No", so its page has another text.
 */
export const emptyList = (path: PagePath, title: string, { notices }: Pick<Strings, 'notices'>) =>
  path in en.pages ? notices.empty(title) : notices.nothingYet;
