import { pathIn } from '@college/contract/locales';
import { LONGEST_QUERY } from '@college/contract/search';
import { usePageContext } from '../context.ts';
import styles from './SearchField.module.css';

interface Props {
  /** Key that focuses the field, if script runs. */
  shortcut?: string;
  /** True if small screens show only the icon until it is pressed. */
  folds?: boolean;
}

/** The search form in the header. It works without script. */
export function SearchField({ shortcut, folds }: Props) {
  const { strings, locale } = usePageContext();
  const { search, searchButton } = strings.notFound;
  return (
    <search className={folds ? `${styles.search} ${styles.folds}` : styles.search} data-noprint="">
      <form action={pathIn(locale, '/search')} className={styles.form}>
        <input
          type="search"
          name="q"
          maxLength={LONGEST_QUERY}
          required
          autoComplete="off"
          aria-label={search}
          placeholder={search}
          aria-keyshortcuts={shortcut}
        />
        <button type="submit" aria-label={searchButton}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M8.5 2a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm5 11.5L18 18" />
          </svg>
        </button>
      </form>
    </search>
  );
}
