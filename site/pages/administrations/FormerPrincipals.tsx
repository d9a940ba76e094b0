import type { FormerPrincipal } from '@college/contract/entities';
import { Table } from '../../components/tables/Table.tsx';
import { useStrings } from '../../context.ts';
import { itemList } from '../../kinds/item-list.tsx';

/** Former principals with their years of service, DD-MM-YYYY. */
export const formerPrincipals = itemList(
  (call) => call.getformerprincipals(),
  FormerPrincipals,
  'formerprincipals',
);

function FormerPrincipals({ items }: { items: readonly FormerPrincipal[] }) {
  const { administration, committees, pages } = useStrings();
  return (
    <Table
      caption={pages['/administrations/formerprincipals']}
      captionHidden
      nameColumn={1}
      columns={[
        { key: 'slNo', label: administration.slNo, narrow: 'number' },
        { key: 'name', label: committees.name },
        { key: 'designation', label: committees.designation },
        { key: 'from', label: administration.from },
        { key: 'to', label: administration.to },
      ]}
      rows={items.map(({ slNo, name, designation, fromDate, toDate }) => ({
        key: `${slNo}`,
        cells: [
          slNo,
          <span key="name" translate="no">
            {name}
          </span>,
          designation,
          <Dated key="from" date={fromDate} />,
          <Dated key="to" date={toDate} />,
        ],
      }))}
    />
  );
}

/** A date as the college wrote it. */
function Dated({ date }: { date: string }) {
  const machine = date.split('-').reverse().join('-');
  return date && <time dateTime={machine}>{date}</time>;
}
