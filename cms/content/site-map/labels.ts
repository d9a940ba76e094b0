/** Admin labels of places in the site map and of kinds of pages. */
import type { AddedKind } from '@college/contract/added-pages';
import { NOWHERE, type PlaceName, placeLabels } from '@college/contract/site-map/places';

const kindLabels: Record<AddedKind, string> = {
  notices: 'Notices, in full, by year',
  documents: 'Documents: titles with their files',
  articles: 'Articles, one below the other',
  text: 'A text',
  members: 'Members, as a table',
  people: 'People, as cards with photos',
  tabs: 'A text with tabs: news, documents',
  evidence: 'Evidence: criterion, question, files',
};
export const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

export const optionsOf = (names: readonly PlaceName[]) =>
  names.map((value) => ({ value, label: placeLabels.en[value] }));
export const orNowhere = (names: readonly PlaceName[], label: string) => [
  ...optionsOf(names),
  { value: NOWHERE, label },
];
