import { useStrings } from '../../context.ts';
import { Disclosure } from './Disclosure.tsx';
import { Link } from './Link.tsx';
import styles from './LinkTabs.module.css';

interface Props {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
  /** Id for a jump link. Tabs with an id divide the page; others are a choice, such as a year. */
  id?: string;
  /** Name of the tabs on small screens, where many tabs fold into a button. */
  folded?: string;
  /** True if the list is above the tabs. */
  below?: boolean;
}

/** Links to the states of a page, such as years, streams or quarters. */
export function LinkTabs({ label, tabs, id, folded, below }: Props) {
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
      className={(folded && styles.folded) || (below && styles.below) || undefined}
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
  /** The current year; undefined for the latest of all years. */
  year: number | undefined;
  address: (year: number) => string;
  /** Address of the latest notices of all years, if there is such a page. */
  latest?: string;
}

/** Links to the years of an archive. The current year is added if the archive does not list it. */
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
  // A single tab is no choice.
  if (tabs.length === 0) return null;
  return <LinkTabs label={notices.years} tabs={latest ? [latestTab, ...tabs] : tabs} />;
}

interface PageLinksProps {
  /** Returns the address of a page number, from 1. */
  address: (page: number) => string;
  page: number;
  hasOlder: boolean;
}

/** Links to newer and older pages of a list with the newest first. */
export function PageLinks({ address, page, hasOlder }: PageLinksProps) {
  const { notices } = useStrings();
  const tabs = [
    ...(page > 1 ? [{ to: address(page - 1), label: notices.newer, current: false }] : []),
    ...(hasOlder ? [{ to: address(page + 1), label: notices.older, current: false }] : []),
  ];
  return tabs.length > 0 ? <LinkTabs label={notices.pages} tabs={tabs} below /> : null;
}

interface PageNumbersProps {
  /** Returns the address of a page number, from 1. */
  address: (page: number) => string;
  page: number;
  pages: number;
}

/** Links to all pages of a list; nothing for a single page. */
export function PageNumbers({ address, page, pages }: PageNumbersProps) {
  const { notices } = useStrings();
  if (pages < 2) return null;
  const tabs = Array.from({ length: pages }, (_, index) => ({
    to: address(index + 1),
    label: `${index + 1}`,
    current: index + 1 === page,
  }));
  return <LinkTabs label={notices.pages} tabs={tabs} below />;
}
