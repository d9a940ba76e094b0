import type { ReactNode } from 'react';
import { Link } from '../../../components/navigation/Link.tsx';
import { useIsShown, useStrings } from '../../../context.ts';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  /** The page with all items. */
  more?: string;
  warm?: boolean;
  children: ReactNode;
}

/** A section of the home page with a heading. */
export function Section({ title, more, warm, children }: SectionProps) {
  const heading = <h2 className={styles.title}>{title}</h2>;
  return (
    <section className={warm ? `${styles.section} ${styles.warm}` : styles.section}>
      {more ? (
        <div className={styles.head}>
          {heading}
          <ViewAll to={more} />
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}

interface ViewAllProps {
  to: string;
  /** Title of the list, for screen readers. */
  title?: string;
  /** Text of the link instead of View All. */
  words?: string;
  className?: string;
}

/** A link to the page with all of a list or text, unless the college hid it. */
export function ViewAll({ to, title, words, className }: ViewAllProps) {
  const { home } = useStrings();
  const text = words ?? home.viewAll;
  if (!useIsShown()(to)) return null;
  return (
    <Link to={to} className={className} label={title && `${text}: ${title}`}>
      {text}
    </Link>
  );
}

/** Two short sections, side by side on a wide screen. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
