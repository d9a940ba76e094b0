import { getTranslation } from '@payloadcms/translations';
import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload';
import { importKinds } from '../../import/import-kinds.ts';

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

function nameOfList(
  list: string,
  { collections, config }: Cell['payload'],
  i18n: Cell['i18n'],
): string {
  const kind = importKinds.itemsIn(config).find((item) => item.list.value === list);
  if (kind) return kind.list.name;
  const collection = Object.values(collections).find((item) => item.config.slug === list)?.config;
  return collection ? getTranslation(collection.labels.plural, i18n) : list;
}
