import { LONGEST_QUERY } from '@college/contract/search';
import { useHref } from 'react-router';
import { useStrings } from '../../context.ts';
import styles from './SearchForm.module.css';

/** Asks the search page; works without script. */
export function SearchForm({ words = '' }: { words?: string }) {
  const { notFound, search } = useStrings();
  return (
    <search>
      <form className={styles.form} action={useHref('/search')}>
        <label htmlFor="search-words">{notFound.search}</label>
        <p id="search-hint" className={styles.hint}>
          {search.hint}
        </p>
        <div className={styles.row}>
          <input
            id="search-words"
            type="search"
            name="q"
            defaultValue={words}
            maxLength={LONGEST_QUERY}
            required
            autoComplete="off"
            aria-describedby="search-hint"
          />
          <button type="submit">{notFound.searchButton}</button>
        </div>
      </form>
    </search>
  );
}
