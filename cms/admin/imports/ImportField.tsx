import type { UIFieldServerProps } from 'payload';
import type { Import } from '../../payload-types.ts';
import { labelOf, listNamed } from '../../sheets/lists.ts';
import { ImportReport } from './ImportReport.tsx';

type Props = Pick<UIFieldServerProps, 'data' | 'req'> & { id?: number | string };

/** The report of an import, and the button that undoes it, on its page in the list of imports. */
export function ImportField({ data, id, req }: Props) {
  if (id === undefined) return null;
  const { kind = 'sheet', list = '' }: Partial<Pick<Import, 'kind' | 'list'>> = data ?? {};
  const name = kind === 'sheet' ? listNamed(list, req.payload) : undefined;
  const offer = name && {
    name: name.name,
    label: labelOf(name, req.payload, req.i18n.language),
    slug: name.slug,
  };
  return <ImportReport id={Number(id)} kind={kind} offer={offer} />;
}
