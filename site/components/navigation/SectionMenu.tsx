import { usePageContext } from '../../context.ts';
import { Disclosure } from './Disclosure.tsx';
import { Link } from './Link.tsx';
import styles from './SectionMenu.module.css';

export interface SectionGroup {
  /** Heading above the entries, shown if there are several groups. */
  title?: string;
  entries: readonly { to: string; label: string }[];
}

interface Props {
  /** Name of the section, for screen readers and above the current entry on small screens. */
  name: string;
  groups: readonly SectionGroup[];
  /** Address of the current entry; the page's own by default. */
  current?: string;
  /** True if the menu is a row above the page instead of a column beside it. */
  inRow?: boolean;
}

/** The menu of a section. */
export function SectionMenu({ name, groups, current, inRow }: Props) {
  const { strings, path } = usePageContext();
  const currentAddress = current ?? path;
  const currentEntry = groups
    .flatMap(({ entries }) => entries)
    .find(({ to }) => to === currentAddress);
  return (
    <nav
      className={`${styles.menu} ${inRow ? styles.row : styles.column}`}
      aria-label={strings.general.pagesOf(name)}
    >
      <Disclosure name={name} current={currentEntry?.label ?? strings.general.choose}>
        {groups.map(({ title, entries }) => (
          <div key={title ?? ''} className={styles.group}>
            {title && groups.length > 1 && <p className={styles.title}>{title}</p>}
            <ul>
              {entries.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} current={to === currentAddress}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Disclosure>
    </nav>
  );
}
