import type { ReactNode } from 'react';
import { useStrings } from '../context.ts';
import styles from './Carousel.module.css';

interface Props {
  /** What is shown, said aloud. */
  label: string;
  /** Milliseconds from one item to the next. */
  interval: number;
  /** One item over the whole width, or cards side by side. */
  shape: 'full' | 'cards';
  /** One item each, keyed. */
  children: ReactNode[];
}

/** A row that scrolls by hand without script; enhance/carousel.ts moves it, and lets it be paused. */
export function Carousel({ label, interval, shape, children }: Props) {
  const { carousel } = useStrings();
  const track = shape === 'full' ? styles.track : `${styles.track} ${styles.cards}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      className={shape === 'full' ? `${styles.carousel} ${styles.full}` : styles.carousel}
      aria-label={label}
      aria-roledescription={carousel.label}
      data-carousel={interval}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <ul className={track} tabIndex={0} aria-label={label}>
        {children}
      </ul>
      {children.length > 1 && (
        <div className={styles.controls} data-script="">
          <button type="button" data-step="-1" aria-label={`${carousel.previous}: ${label}`}>
            <Icon d="M10 2 4 8l6 6" />
          </button>
          <button
            type="button"
            data-playing="true"
            data-words={`${carousel.pause}: ${label}|${carousel.play}: ${label}`}
            aria-label={`${carousel.pause}: ${label}`}
          >
            <Icon className={styles.bars} d="M5 3v10M11 3v10" />
            <Icon className={styles.triangle} d="M5 3l8 5-8 5z" />
          </button>
          <button type="button" data-step="1" aria-label={`${carousel.next}: ${label}`}>
            <Icon d="m6 2 6 6-6 6" />
          </button>
        </div>
      )}
    </div>
  );
}

function Icon({ d, className }: { d: string; className?: string }) {
  return (
    <svg className={className} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
