import type { Locale } from '@college/contract/locales';
import type { TextFieldServerProps } from 'payload';
import { asSystem } from '../../../access.ts';
import { codeOf, readManuals } from '../../../content/quality/manuals.ts';
import { ChooseManual } from './ChooseManual.tsx';

type Props = Pick<TextFieldServerProps, 'clientField' | 'i18n' | 'path' | 'payload'>;

/** Select for the manual of a report: the office's own manuals first, then the built-in ones. */
export async function ManualField({ clientField, i18n, path, payload }: Props) {
  const { docs } = await payload.find({
    collection: 'manuals',
    select: { name: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    ...asSystem,
  });
  const builtIn = [...(await readManuals())].map(([code, { title }]) => ({
    code,
    title: title[i18n.language as Locale] ?? title.en ?? code,
  }));
  const manuals = [...docs.map(({ id, name }) => ({ code: codeOf(id), title: name })), ...builtIn];
  return <ChooseManual label={clientField.label} manuals={manuals} path={path} />;
}
