import type { ComponentProps } from 'react';
import { DocumentList } from '../components/notices/DocumentList.tsx';
import { useStrings } from '../context.ts';
import { itemList } from '../kinds/item-list.tsx';

/** Files with title, description and a File button. */
export const importantFiles = itemList(
  (call) => call.getimportantfiles(),
  ImportantFiles,
  'importantfiles',
);

function ImportantFiles({ items }: Pick<ComponentProps<typeof DocumentList>, 'items'>) {
  return <DocumentList items={items} button={useStrings().quality.file} />;
}
