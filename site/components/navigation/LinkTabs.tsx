import { useStrings } from '../../context.ts';
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

interface YearTabsProps {
  years: readonly number[];
  /** The year shown; undefined for the latest of all years. */
  year: number | undefined;
  /** Address of a year. */
  address: (year: number) => string;
  /** Address of the latest of all years, where there is such a page. */
  latest?: string;
}

/** The years of an archive; one that is shown without being listed joins them. */
export function YearTabs({ years, year, address, latest }: YearTabsProps) {
  const { notices } = useStrings();
  const all =
    year === undefined || years.includes(year) ? years : [...years, year].sort((a, b) => b - a);
  const tabs = all.map((tabYear) => ({
    to: address(tabYear),
    label: `${tabYear}`,
    current: tabYear === year,
  }));
  const latestTab = { to: latest ?? '', label: notices.latest, current: year === undefined };
  // A choice of one is none.
  if (tabs.length === 0) return null;
  return <LinkTabs label={notices.years} tabs={latest ? [latestTab, ...tabs] : tabs} />;
}

interface PageLinksProps {
  /** Address of page n, from 1. */
  address: (page: number) => string;
  page: number;
  hasOlder: boolean;
}

/** Newer and older pages of a list that is read newest first. */
export function PageLinks({ address, page, hasOlder }: PageLinksProps) {
  const { notices } = useStrings();
  const tabs = [
    ...(page > 1 ? [{ to: address(page - 1), label: notices.newer, current: false }] : []),
    ...(hasOlder ? [{ to: address(page + 1), label: notices.older, current: false }] : []),
  ];
  return tabs.length > 0 ? <LinkTabs label={notices.pages} tabs={tabs} /> : null;
}

interface PageNumbersProps {
  /** Address of page n, from 1. */
  address: (page: number) => string;
  page: number;
  pages: number;
}

/** The pages of a list whose end is known; nothing where there is one. */
export function PageNumbers({ address, page, pages }: PageNumbersProps) {
  const { notices } = useStrings();
  if (pages < 2) return null;
  const tabs = Array.from({ length: pages }, (_, index) => ({
    to: address(index + 1),
    label: `${index + 1}`,
    current: index + 1 === page,
  }));
  return <LinkTabs label={notices.pages} tabs={tabs} />;
}
