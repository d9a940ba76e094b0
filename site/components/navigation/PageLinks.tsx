import { useStrings } from '../../context.ts';
import { LinkTabs } from './LinkTabs.tsx';

interface Props {
  /** Address of page n, from 1. */
  address: (page: number) => string;
  page: number;
  hasOlder: boolean;
}

/** Newer and older pages of a list that is read newest first. */
export function PageLinks({ address, page, hasOlder }: Props) {
  const { notices } = useStrings();
  const tabs = [
    ...(page > 1 ? [{ to: address(page - 1), label: notices.newer, current: false }] : []),
    ...(hasOlder ? [{ to: address(page + 1), label: notices.older, current: false }] : []),
  ];
  return tabs.length > 0 ? <LinkTabs label={notices.pages} tabs={tabs} /> : null;
}
