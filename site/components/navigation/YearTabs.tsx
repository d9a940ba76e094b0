import { useStrings } from '../../context.ts';
import { LinkTabs } from './LinkTabs.tsx';

interface Props {
  years: readonly number[];
  /** The year shown; undefined for the latest of all years. */
  year: number | undefined;
  /** Address of a year. */
  address: (year: number) => string;
  /** Address of the latest of all years, where there is such a page. */
  latest?: string;
}

/** The years of an archive; one that is shown without being listed joins them. */
export function YearTabs({ years, year, address, latest }: Props) {
  const { notices } = useStrings();
  const all =
    year === undefined || years.includes(year) ? years : [...years, year].sort((a, b) => b - a);
  const tabs = all.map((one) => ({ to: address(one), label: `${one}`, current: one === year }));
  const first = { to: latest ?? '', label: notices.latest, current: year === undefined };
  // A choice of one is none.
  if (tabs.length === 0) return null;
  return <LinkTabs label={notices.years} tabs={latest ? [first, ...tabs] : tabs} />;
}
