import { say } from '../../words/say.ts';

/** Asks for words to look for in everything. */
export function SearchBox({ language, query = '' }: { language: string; query?: string }) {
  return (
    <search>
      <form action="/admin/search" className="search-box">
        <label htmlFor="search-everything">{say(language, 'Search everything')}</label>
        <span>
          <input
            defaultValue={query}
            id="search-everything"
            name="q"
            placeholder={say(language, 'Words of a title, a text or a file name')}
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
