import type { Notice } from '@college/contract/entities';
import { Link } from '../../components/navigation/Link.tsx';
import { eventPath } from '../../components/navigation/page-paths.ts';
import { useStrings } from '../../context.ts';
import styles from './Ticker.module.css';

/** Pixels per second. */
const SPEED = 25;

/** The latest academic notices, moving. */
export function Ticker({ notices }: { notices: readonly Notice[] }) {
  const { home, carousel } = useStrings();
  if (notices.length === 0) return null;
  return (
    <section className={styles.ticker} aria-label={home.latestNews} data-ticker={SPEED}>
      <p className={styles.label} aria-hidden="true">
        <span className={styles.long}>{home.latestNews}</span>
        <span className={styles.short}>{home.news}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <div className={styles.frame} tabIndex={0} role="group" aria-label={home.latestNews}>
        <ul className={styles.list}>
          {notices.map(({ id, title }) => (
            <li key={id}>
              <Link to={eventPath(id)}>{title}</Link>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        data-script=""
        data-playing="true"
        data-words={`${carousel.pause}: ${home.latestNews}|${carousel.play}: ${home.latestNews}`}
        aria-label={`${carousel.pause}: ${home.latestNews}`}
      />
    </section>
  );
}
