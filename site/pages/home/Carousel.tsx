import type { ReactNode } from 'react';
import { useStrings } from '../../context.ts';
import styles from './Carousel.module.css';

interface Props {
  /** Name of the carousel, for screen readers. */
  label: string;
  /** Milliseconds between items. */
  interval: number;
  /** One item across the page, or cards side by side. */
  shape: 'full' | 'cards';
  /** Items with keys. */
  children: ReactNode[];
}

/** A row to scroll. With script (enhance/carousel.ts) it moves by itself and can be paused. */
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
        <div
          className={styles.controls}
          data-script=""
          data-words={[carousel.previous, carousel.pause, carousel.play, carousel.next].join('|')}
        />
      )}
    </div>
  );
}
