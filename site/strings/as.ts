import { titlesIn } from '@college/contract/site-map/default';
import { placeLabels } from '@college/contract/site-map/places';
import {
  administration,
  committees,
  disclosure,
  evidence,
  quality,
  websiteQuality,
} from './as/administration.ts';
import { department, departments, profile } from './as/department.ts';
import { faculty, records, research } from './as/faculty.ts';
import { fields } from './as/fields.ts';
import { forms } from './as/forms.ts';
import {
  carousel,
  directory,
  embed,
  gallery,
  general,
  guides,
  people,
  policies,
  programmes,
  search,
  sitemap,
} from './as/general.ts';
import { help } from './as/help.ts';
import { home } from './as/home.ts';
import { dates, layout, notFound, preview, tooLarge, unavailable, withdrawn } from './as/layout.ts';
import { events, fileText, notices } from './as/notices.ts';
import { retention, standardTexts } from './as/standard-texts.ts';
import { withdrawal } from './as/withdrawal.ts';
import type { Strings } from './en.ts';

/** All Assamese texts of the site. */
export const assamese: Strings = {
  administration,
  committees,
  department,
  departments,
  notFound,
  withdrawal,
  withdrawn,
  tooLarge,
  unavailable,
  directory,
  disclosure,
  websiteQuality,
  events,
  faculty,
  fields,
  fileText,
  forms,
  gallery,
  general,
  guides,
  help,
  home,
  carousel,
  embed,
  evidence,
  quality,
  layout,
  dates,
  menu: placeLabels.as,
  notices,
  pages: titlesIn('as'),
  preview,
  people,
  policies,
  profile,
  programmes,
  records,
  research,
  retention,
  search,
  sitemap,
  standardTexts,
};
