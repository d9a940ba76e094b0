/** Menus, sections and headings in which a page can be listed. */

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
