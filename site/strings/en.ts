import { titlesIn } from '@college/contract/site-map/default';
import { placeLabels } from '@college/contract/site-map/places';
import {
  administration,
  committees,
  disclosure,
  evidence,
  quality,
  websiteQuality,
} from './en/administration.ts';
import { department, departments, profile } from './en/department.ts';
import { faculty, records, research } from './en/faculty.ts';
import { fields } from './en/fields.ts';
import { forms } from './en/forms.ts';
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
} from './en/general.ts';
import { help } from './en/help.ts';
import { home } from './en/home.ts';
import { dates, layout, notFound, preview, tooLarge, unavailable, withdrawn } from './en/layout.ts';
import { events, fileText, notices } from './en/notices.ts';
import { retention, standardTexts } from './en/standard-texts.ts';
import { withdrawal } from './en/withdrawal.ts';

/** All English texts of the site. Texts that the specification quotes are literal, mistakes included. */
export const en = {
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
  menu: placeLabels.en,
  notices,
  pages: titlesIn('en'),
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
} as const;

type Widen<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : Value extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Value]: Widen<Value[Key]> };
/** The texts that every language has. */
export type Strings = Widen<typeof en>;
