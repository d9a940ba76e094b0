import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { importCounts } from '../../import/import-job.ts';
import { importKinds } from '../../import/import-kinds.ts';
import type { Import } from '../../payload-types.ts';
import { labelOf, listNamed } from '../../sheets/lists.ts';
import { say } from '../../words/say.ts';
import { ImportReport, type Source } from './ImportReport.tsx';

type Props = Pick<UIFieldServerProps, 'data' | 'req'> & { id?: number | string };

/** The report of an import, and the button that undoes it, on its page in the list of imports. */
export function ImportField({ data, id, req }: Props) {
  if (id === undefined) return null;
  const { kind = 'sheet', list = '' }: Partial<Pick<Import, 'kind' | 'list'>> = data ?? {};
  if (kind !== 'sheet') return <ImportReport id={Number(id)} source={sourceOf(kind, req)} />;
  const name = listNamed(list, req.payload);
  const offer = name && {
    name: name.name,
    label: labelOf(name, req.payload, req.i18n.language),
    slug: name.slug,
  };
  return <ImportReport id={Number(id)} offer={offer} />;
}

function sourceOf(kind: Import['kind'], { i18n: { language }, payload }: Props['req']): Source {
  const added = importKinds.itemsIn(payload.config).find((item) => item.kind === kind);
  if (added) {
    const { imports, screen, about } = added;
    return { imports, screen, about: about(language) };
  }
  const links =
    kind === 'evidence'
      ? [
          {
            href: '/admin/collections/evidence-files',
            label: say(language, 'Go to the evidence'),
          },
          { href: '/admin/evidence', label: say(language, 'Import more files') },
        ]
      : [
          { href: '/admin/collections/notices', label: say(language, 'Go to the notices') },
          { href: '/admin/old-notices', label: say(language, 'Import more files') },
        ];
  const stopped = say(language, 'The import stopped because of an error. Try again.');
  return { imports: '/file-imports', about: { stopped, links } };
}

type CellProps = Pick<DefaultServerCellComponentProps, 'i18n' | 'rowData'>;

/** Result of an import, in one line of the list. */
export function ImportCell({ i18n: { language }, rowData }: CellProps) {
  const counts = importCounts.readIfKnown(rowData);
  if (!counts) return null;
  const { created = 0, changed = 0, kept = 0, undone = 0, gone } = counts;
  // Before an undo, `kept` counts records that were changed here.
  const isUndone = undone > 0 || gone !== undefined;
  const words = !isUndone
    ? say(language, 'New: {{created}}, changed: {{updated}}, kept: {{kept}}', {
        ...{ created, updated: changed, kept },
      })
    : say(language, 'Undone: {{taken}}, kept: {{kept}}', { taken: undone, kept });
  return <span>{words}</span>;
}
