/** Menus, sections and headings in which a page can be listed, and their names, which the website shows and the admin offers. */
import type { Locale } from '../locales.ts';

/** The groups of the header's menu, in its order. A group without pages of its own shows the section of the same name. */
export const menuNames = [
  'about',
  'academics',
  'admission',
  'students',
  'notifications',
  'iqac',
  'research',
  'facilities',
  'alumni',
  'more',
] as const;
export type MenuName = (typeof menuNames)[number];

/** Sections: groups of pages with a common side menu, in the order of the page /sitemap. */
export const sectionNames = [
  'about',
  'admission',
  'students',
  'facilities',
  'wings',
  'distance',
  'iqac',
  'research',
  'alumni',
  'galleries',
  'rti',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** Headings in the side menu of a section, besides the name of the section. */
export const headingNames = [
  'administration',
  'academics',
  'support',
  'ncc',
  'nss',
  'reports',
  'meetings',
  'feedbacks',
  'notable',
  'voices',
] as const;

/** The value for a page that is in no menu or section. */
export const NOWHERE = 'none';

/** The distance between two default pages, so that an added page fits between them. */
export const PLACE_STEP = 10;

/** The places of a page in the menus. */
export interface Listed {
  menu?: MenuName;
  section?: SectionName;
  /** The heading of its group in the section; by default the name of the section. */
  heading?: SectionName | (typeof headingNames)[number];
}

export interface DefaultPage extends Listed {
  path: string;
  /** The page that also answers at this path, if the path has no page of its own. */
  within?: string;
}

export type PlaceName = (typeof menuNames | typeof sectionNames | typeof headingNames)[number];

export const placeLabels = {
  en: {
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
    meetings: 'Events and Meetings',
    feedbacks: 'Feedbacks',
    notable: 'Notable alumni',
    voices: 'Write to us',
    galleries: 'Galleries',
    rti: 'Right to information',
  },
  as: {
    about: 'পৰিচয়',
    administration: 'প্ৰশাসন',
    academics: 'শিক্ষা',
    admission: 'নামভৰ্তি',
    students: 'ছাত্ৰ-ছাত্ৰী',
    notifications: 'জাননী',
    iqac: 'আই কিউ এ চি',
    research: 'গৱেষণা',
    facilities: 'সুবিধাসমূহ',
    alumni: 'প্ৰাক্তন ছাত্ৰ-ছাত্ৰী',
    wings: 'ছাত্ৰ শাখা',
    distance: 'দূৰ শিক্ষা',
    more: 'অধিক',
    support: 'ছাত্ৰ সহায়',
    ncc: 'এন চি চি',
    nss: 'এন এছ এছ',
    reports: 'প্ৰতিবেদন',
    meetings: 'অনুষ্ঠান আৰু সভা',
    feedbacks: 'মতামত',
    notable: 'উল্লেখযোগ্য প্ৰাক্তন ছাত্ৰ-ছাত্ৰী',
    voices: 'আমালৈ লিখক',
    galleries: 'বীথিকাসমূহ',
    rti: 'তথ্য জনাৰ অধিকাৰ',
  },
} as const satisfies Partial<Record<Locale, Record<PlaceName, string>>>;
