/** Where a page may stand. */

/** The groups of the header's menu, in its order. One that no page names shows the section of its name. */
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

/** The sections, whose pages have a menu of them all at the side, in the order of the page of all pages. */
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

/** Groups of pages within the menu of a section, besides one of the section's own name. */
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

/** Stands for a menu or section where a page shall stand in none. */
export const NOWHERE = 'none';

/** Between two pages of the default map, so that another fits between them. */
export const PLACE_STEP = 10;

/** In which menus a page stands. */
export interface Listed {
  menu?: MenuName;
  section?: SectionName;
  /** Of the group in its section; a section's first group stands under the section's own name. */
  heading?: SectionName | (typeof headingNames)[number];
}
