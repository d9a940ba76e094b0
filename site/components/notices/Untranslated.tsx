import { usePageContext } from '../../context.ts';
import { langOf } from '../../language/page-language.ts';
import styles from './Untranslated.module.css';

/** Says how many titles of a list are not translated into the language of the page; nothing if all are. */
export function Untranslated({ titles }: { titles: readonly string[] }) {
  const { strings, locale } = usePageContext();
  const count = titles.filter((title) => langOf(title, locale)).length;
  if (count === 0) return null;
  return (
    <p className={styles.untranslated} data-untranslated="">
      {strings.notices.untranslated(count, titles.length)}
    </p>
  );
}
