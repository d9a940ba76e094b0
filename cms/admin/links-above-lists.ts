import type { CollectionConfig } from 'payload';
import { sheetOf } from '../content/sheet.ts';
import { arrangedAs, isArranged } from '../staff-api/arrange/arranged.ts';

/** Adds a component above the list. */
function withLinks(collection: CollectionConfig, component: string): CollectionConfig {
  const { components } = collection.admin ?? {};
  const beforeListTable = [...(components?.beforeListTable ?? []), component];
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, beforeListTable } },
  };
}

/** Adds import and export above the list, if the collection has a sheet. */
export const withSheets = (collection: CollectionConfig): CollectionConfig =>
  sheetOf(collection)
    ? withLinks(collection, '/admin/sheets/SheetsView.tsx#ListSheets')
    : collection;

/** Adds the link to the order above the list. Lists of a report have it in the form of the report instead. */
export const withArrange = (collection: CollectionConfig): CollectionConfig =>
  !isArranged(collection.slug) || arrangedAs(collection.slug).of
    ? collection
    : withLinks(collection, '/admin/arrange/ArrangeView.tsx#ListArrange');

const listsOfEvidence = [
  'evidence-groups',
  'mous',
  'add-on-courses',
  'pass-figures',
  'admission-figures',
  'e-governance',
];

/** Adds the link to the data templates above lists of evidence. */
export const withEvidenceSheets = (collection: CollectionConfig): CollectionConfig =>
  listsOfEvidence.includes(collection.slug)
    ? withLinks(collection, '/admin/evidence-sheets/EvidenceSheetsView.tsx#EvidenceSheetsLink')
    : collection;
