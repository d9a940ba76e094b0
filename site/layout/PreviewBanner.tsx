import { type PreviewState, useStrings } from '../context.ts';
import styles from './PreviewBanner.module.css';

/** Says what a preview shows, and switches between light and dark (`preview-client.ts`). */
export function PreviewBanner({ state }: PreviewState) {
  const words = useStrings().preview;
  return (
    <aside className={styles.banner} aria-label={words.title}>
      <p>{words[state]}</p>
      <div className={styles.schemes}>
        {(['light', 'dark'] as const).map((scheme) => (
          <button key={scheme} type="button" data-scheme={scheme}>
            {words[scheme]}
          </button>
        ))}
      </div>
    </aside>
  );
}
