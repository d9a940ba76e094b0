import { Link } from './Link.tsx';
import styles from './LinkTabs.module.css';

interface Props {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
  /** Tabs that divide a page, with an address to jump to; without, a choice such as a year. */
  id?: string;
}

/** A choice whose every state has an address: years, streams, quarters. */
export function LinkTabs({ label, tabs, id }: Props) {
  return (
    <nav aria-label={label} id={id}>
      <ul className={id ? styles.divider : styles.tabs}>
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
