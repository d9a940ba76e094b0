import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';

interface Props {
  language: string;
  query?: string;
  /** True if the label is the heading of the screen. */
  isHeading?: boolean;
}

/** Search field for all collections. */
export function SearchBox({ language, query = '', isHeading = false }: Props) {
  const label = <label htmlFor="search-everything">{say(language, 'Search everything')}</label>;
  return (
    <search>
      <form action="/admin/search" className="search-box">
        {isHeading ? (
          <h1>
            {label} <Help task="sign-in" />
          </h1>
        ) : (
          label
        )}
        <span>
          <input
            defaultValue={query}
            id="search-everything"
            name="q"
            placeholder={say(language, 'Title, text or file name')}
            type="search"
          />
          <button className="btn btn--style-secondary btn--size-medium" type="submit">
            {say(language, 'Search')}
          </button>
        </span>
      </form>
    </search>
  );
}
