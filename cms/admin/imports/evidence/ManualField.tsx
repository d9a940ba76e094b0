import type { TextFieldServerProps } from 'payload';
import { readManuals } from '../../../content/quality/manuals.ts';
import { ChooseManual } from './ChooseManual.tsx';

type Props = Pick<TextFieldServerProps, 'clientField' | 'i18n' | 'path'>;

/** The manuals there are, as this installation has files of them. */
export async function ManualField({ clientField, i18n, path }: Props) {
  const manuals = [...(await readManuals())].map(([code, { title }]) => ({
    code,
    title: i18n.language === 'as' ? title.as : title.en,
  }));
  return <ChooseManual label={clientField.label} manuals={manuals} path={path} />;
}
