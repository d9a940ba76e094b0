import type { ComponentProps } from 'react';
import { DocumentList } from '../../components/notices/DocumentList.tsx';
import { useStrings } from '../../context.ts';

/** Titles, descriptions and a File button for each file. */
export function ImportantFiles({ items }: Pick<ComponentProps<typeof DocumentList>, 'items'>) {
  return <DocumentList items={items} button={useStrings().quality.file} />;
}
