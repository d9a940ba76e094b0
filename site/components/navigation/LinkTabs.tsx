import { Disclosure } from './Disclosure.tsx';
import { Link } from './Link.tsx';
import styles from './LinkTabs.module.css';

interface Props {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
  /** Tabs that divide a page, with an address to jump to; without, a choice such as a year. */
  id?: string;
  /** What tabs that divide a page are called where they are too many for a small screen. */
  folded?: string;
}

/** A choice whose every state has an address: years, streams, quarters. */
export function LinkTabs({ label, tabs, id, folded }: Props) {
  const list = (
    <ul className={id ? styles.divider : styles.tabs}>
      {tabs.map((tab) => (
        <li key={tab.to}>
          <Link to={tab.to} current={tab.current}>
            {tab.label}
          </Link>
        </li>
      ))}
    </ul>
  );
  const current = tabs.find((tab) => tab.current)?.label ?? '';
  return (
    <nav
      aria-label={label}
      id={id}
      className={folded && styles.folded}
      data-printed={id && !folded ? '' : undefined}
    >
      {folded ? (
        <Disclosure name={folded} current={current}>
          {list}
        </Disclosure>
      ) : (
        list
      )}
    </nav>
  );
}
