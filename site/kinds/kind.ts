import { excerpt } from '../components/text/clean-html.ts';
import type { PageMeta, PageModule } from '../context.ts';
import type { PagePath } from '../menu.ts';
import { en, type Strings } from '../strings/en.ts';

/** A kind of page. The path that a page stands at names its title (`strings.pages`). */
export type Kind = (path: PagePath) => PageModule;

interface About {
  college: string;
  /** What tells this state of the page from its others: a tab, a year, a page number. */
  state?: readonly (string | number | undefined | false)[];
  /** HTML that stands on the page. */
  text?: string;
}

/** Title and description of a page of a kind. Titles differ, and each description begins with its title. */
export function kindMeta(path: PagePath, strings: Strings, about: About): PageMeta {
  const { college, state = [], text = '' } = about;
  const title = [strings.pages[path], ...state].filter(Boolean).join(', ');
  const words = excerpt(text, 140);
  return {
    title,
    description: words ? `${title}: ${words}` : strings.general.description(title, college),
  };
}

/** The text of an empty list: "No {title}" as specified; a title that a college chose itself may not fit after "No". */
export const emptyList = (path: PagePath, title: string, { notices }: Pick<Strings, 'notices'>) =>
  path in en.pages ? notices.empty(title) : notices.nothingYet;
