import { useReading } from '../context.ts';
import { Link } from './Link.tsx';
import type { SectionGroup } from './SectionMenu.tsx';
import styles from './SectionRow.module.css';

interface Props {
  name: string;
  groups: readonly SectionGroup[];
  current?: string;
}

/** The pages of a small section in a row; a further group stands behind its heading. */
export function SectionRow({ name, groups, current }: Props) {
  const { strings, path } = useReading();
  const here = current ?? path;
  return (
    <nav className={styles.row} aria-label={strings.general.pagesOf(name)}>
      {groups.map(({ title, entries }, index) => (
        <div key={title ?? ''} className={styles.group}>
          {index > 0 && title && <p className={styles.title}>{title}</p>}
          <ul>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} current={to === here}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
