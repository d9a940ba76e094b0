/** How the admin names places of the site map and kinds of page. */
import type { AddedKind } from '@college/contract/site-map/added-pages';
import {
  type headingNames,
  type menuNames,
  NOWHERE,
  type sectionNames,
} from '@college/contract/site-map/places';

type PlaceName = (typeof menuNames | typeof sectionNames | typeof headingNames)[number];

export const placeLabels: Record<PlaceName, string> = {
  about: 'About',
  administration: 'Administration',
  academics: 'Academics',
  admission: 'Admission',
  students: 'Students',
  notifications: 'Notices',
  iqac: 'IQAC',
  research: 'Research',
  facilities: 'Facilities',
  alumni: 'Alumni',
  wings: 'Student wings',
  distance: 'Distance learning',
  more: 'More',
  support: 'Support for students',
  ncc: 'NCC',
  nss: 'NSS',
  reports: 'Reports',
  meetings: 'Events and meetings',
  feedbacks: 'Feedbacks',
  notable: 'Notable alumni',
  voices: 'Write to us',
  galleries: 'Galleries',
  rti: 'Right to information',
};

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
  names.map((value) => ({ value, label: placeLabels[value] }));
export const orNowhere = (names: readonly PlaceName[], label: string) => [
  ...optionsOf(names),
  { value: NOWHERE, label },
];
