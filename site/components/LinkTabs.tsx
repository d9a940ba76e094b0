import { Link } from './Link.tsx';
import styles from './LinkTabs.module.css';

interface Props {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
}

/** A choice whose every state has an address: years, streams, quarters. */
export function LinkTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} current={tab.current}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
