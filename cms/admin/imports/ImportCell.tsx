import type { DefaultServerCellComponentProps } from 'payload';
import type { Counts } from '../../import/import-job.ts';
import type { Import } from '../../payload-types.ts';
import { say } from '../../words/say.ts';

type Props = Pick<DefaultServerCellComponentProps, 'i18n' | 'rowData'>;

/** Result of an import, in one line of the list. */
export function ImportCell({ i18n: { language }, rowData }: Props) {
  const counts = (rowData as Pick<Import, 'counts'>).counts as Counts | null | undefined;
  if (!counts) return null;
  const { created = 0, changed = 0, kept = 0, undone } = counts;
  const words =
    undone === undefined
      ? say(language, 'New: {{created}}, changed: {{updated}}, kept: {{kept}}', {
          ...{ created, updated: changed, kept },
        })
      : say(language, 'Undone: {{taken}} deleted, {{kept}} kept', { taken: undone, kept });
  return <span>{words}</span>;
}
