import { LONGEST_QUERY } from '@college/contract/search';
import { useHref } from 'react-router';
import { useStrings } from '../../context.ts';
import buttonStyles from './Button.module.css';
import styles from './SearchForm.module.css';

/** Sends a query to the search page, without script too. Above results it has no label and no hint. */
export function SearchForm({ words = '' }: { words?: string }) {
  const { notFound, search } = useStrings();
  return (
    <search>
      <form className={styles.form} action={useHref('/search')}>
        <label htmlFor="search-words" className={words && 'visually-hidden'}>
          {notFound.search}
        </label>
        {!words && (
          <p id="search-hint" className={styles.hint}>
            {search.hint}
          </p>
        )}
        <div className={styles.row}>
          <input
            id="search-words"
            type="search"
            name="q"
            defaultValue={words}
            maxLength={LONGEST_QUERY}
            required
            autoComplete="off"
            aria-describedby={words ? undefined : 'search-hint'}
          />
          <button type="submit" className={buttonStyles.button}>
            {notFound.searchButton}
          </button>
        </div>
      </form>
    </search>
  );
}
