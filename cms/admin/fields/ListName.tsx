import { getTranslation } from '@payloadcms/translations';
import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload';

type Cell = Pick<DefaultServerCellComponentProps, 'i18n' | 'payload'> & { cellData?: unknown };

/** Shows the label of a collection instead of its slug. */
export function ListNameCell({ cellData, i18n, payload }: Cell) {
  return nameOfList(String(cellData ?? ''), payload, i18n);
}

type Field = Pick<TextFieldServerProps, 'data' | 'field' | 'i18n' | 'payload'>;

export function ListNameField({ data, field, i18n, payload }: Field) {
  return (
    <div className="field-type">
      <span className="field-label">{getTranslation(field.label || '', i18n)}</span>
      <p>{nameOfList(String(data?.list ?? ''), payload, i18n)}</p>
    </div>
  );
}

function nameOfList(list: string, { collections }: Cell['payload'], i18n: Cell['i18n']): string {
  if (list === 'wordpress') return 'WordPress';
  const config = Object.values(collections).find(({ config: { slug } }) => slug === list)?.config;
  return config ? getTranslation(config.labels.plural, i18n) : list;
}
