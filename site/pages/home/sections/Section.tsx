import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  /** A link beside the title, such as View All. */
  more?: ReactNode;
  warm?: boolean;
  children: ReactNode;
}

/** A section of the home page with a heading. */
export function Section({ title, more, warm, children }: SectionProps) {
  const id = useId();
  const heading = (
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
  );
  return (
    <section
      className={warm ? `${styles.section} ${styles.warm}` : styles.section}
      aria-labelledby={id}
    >
      {more ? (
        <div className={styles.head}>
          {heading}
          {more}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}

/** Two short sections, side by side on a wide screen. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
