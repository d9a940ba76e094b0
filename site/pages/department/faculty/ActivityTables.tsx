import type { ActivityBlock } from '@college/contract/profile';
import { RecordTable } from '../../../components/tables/RecordTable.tsx';
import { useStrings } from '../../../context.ts';
import { activitySubIds, getActivityTable } from './faculty-tables.ts';

interface Props {
  blocks: readonly ActivityBlock[];
  name: string;
  /** Address of the tables as CSV, without the sub-id. Absent if the profile is not public. */
  csv?: string;
}

/** The nine activity tables; 'NA' for an empty one. */
export function ActivityTables({ blocks, name, csv }: Props) {
  const { faculty } = useStrings();
  return activitySubIds.map((id) => {
    const table = getActivityTable(blocks, id, faculty);
    return (
      <section key={id} id={`activity-${id}`}>
        <h3>
          {id} {table.title}
        </h3>
        <RecordTable
          caption={faculty.tableOf(table.title, name)}
          captionHidden
          fields={table.fields}
          nameField={table.naming}
          rows={table.rows}
          csv={csv && `${csv}&table=${id}`}
        />
      </section>
    );
  });
}
