import type { DefaultServerCellComponentProps } from 'payload';
import type { ImportReport } from '../../import/import-report.ts';
import type { Import } from '../../payload-types.ts';
import type { Counts } from '../../sheets/imports/batches.ts';
import { say } from '../../words/say.ts';

type Props = Pick<DefaultServerCellComponentProps, 'i18n' | 'rowData'>;

/** Result of an import, in one line of the list. */
export function ImportCell({ i18n: { language }, rowData }: Props) {
  const { counts, report } = rowData as Pick<Import, 'counts' | 'report'>;
  const numbers = report
    ? numbersOf(report as unknown as ImportReport)
    : counts && numbersOfSheet(counts as Counts);
  if (!numbers) return null;
  const { created, updated, kept, undone } = numbers;
  if (undone)
    return <span>{say(language, 'Undone: {{taken}} deleted, {{kept}} kept', { ...undone })}</span>;
  return (
    <span>
      {say(language, 'New: {{created}}, changed: {{updated}}, kept: {{kept}}', {
        ...{ created, updated, kept },
      })}
    </span>
  );
}

function numbersOf({ came, undone }: ImportReport) {
  const sum = (of: 'created' | 'updated' | 'kept') =>
    came.reduce((total, kind) => total + (kind[of] ?? 0), 0);
  return {
    ...{ created: sum('created'), updated: sum('updated'), kept: sum('kept') },
    undone: undone && { taken: undone.taken, kept: undone.kept },
  };
}

function numbersOfSheet({ created = 0, changed = 0, undone, kept = 0 }: Counts) {
  return {
    ...{ created, updated: changed, kept: 0 },
    undone: undone === undefined ? undefined : { taken: undone, kept },
  };
}
