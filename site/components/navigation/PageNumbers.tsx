import { useStrings } from '../../context.ts';
import { LinkTabs } from './LinkTabs.tsx';

interface Props {
  /** Address of page n, from 1. */
  address: (page: number) => string;
  page: number;
  pages: number;
}

/** The pages of a list whose end is known; nothing where there is one. */
export function PageNumbers({ address, page, pages }: Props) {
  const { notices } = useStrings();
  if (pages < 2) return null;
  const tabs = Array.from({ length: pages }, (_, index) => ({
    to: address(index + 1),
    label: `${index + 1}`,
    current: index + 1 === page,
  }));
  return <LinkTabs label={notices.pages} tabs={tabs} />;
}
