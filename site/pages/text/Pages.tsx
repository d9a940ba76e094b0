import type { FileText } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import styles from './file-text.module.css';

type Page = FileText['pages'][number];

/** Pages of a file, each under its number, which is its address: `#page-3`. */
export function Pages({ pages, of }: { pages: readonly Page[]; of: number }) {
  const { fileText } = useStrings();
  return (
    <div className={styles.pages}>
      {pages.map(({ number, parts }) => (
        <section key={number} id={`page-${number}`} aria-labelledby={`number-${number}`}>
          <h2 id={`number-${number}`}>{fileText.page(number, of)}</h2>
          {parts.map(({ type, text }, index) => {
            const Part = type === 'heading' ? 'h3' : 'p';
            // biome-ignore lint/suspicious/noArrayIndexKey: what a page says never moves
            return <Part key={index}>{text}</Part>;
          })}
        </section>
      ))}
    </div>
  );
}
