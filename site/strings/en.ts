import { administration } from './en/administration.ts';
import { alumni } from './en/alumni.ts';
import { committees } from './en/committees.ts';
import { department } from './en/department.ts';
import { departments } from './en/departments.ts';
import { notFound, tooLarge, unavailable, withdrawn } from './en/errors.ts';
import { events } from './en/events.ts';
import { faculty } from './en/faculty.ts';
import { fields } from './en/fields.ts';
import { fileText } from './en/file-text.ts';
import { forms } from './en/forms.ts';
import { gallery } from './en/gallery.ts';
import { directory, general, people, programmes } from './en/general.ts';
import { guides } from './en/guides.ts';
import { carousel, embed, home } from './en/home.ts';
import { evidence, quality } from './en/iqac.ts';
import { dates, layout } from './en/layout.ts';
import { menu } from './en/menu.ts';
import { notices } from './en/notices.ts';
import { pages } from './en/pages.ts';
import { preview } from './en/preview.ts';
import { profile } from './en/profile.ts';
import { records } from './en/records.ts';
import { research } from './en/research.ts';
import { retention } from './en/retention.ts';
import { search, sitemap } from './en/search.ts';
import { standardTexts } from './en/standard-texts.ts';

/** Every English word that a visitor reads and no editor writes. Texts the specification quotes are literal, slips included. */
export const en = {
  administration,
  alumni,
  committees,
  department,
  departments,
  notFound,
  withdrawn,
  tooLarge,
  unavailable,
  directory,
  events,
  faculty,
  fields,
  fileText,
  forms,
  gallery,
  general,
  guides,
  home,
  carousel,
  embed,
  evidence,
  quality,
  layout,
  dates,
  menu,
  notices,
  pages,
  preview,
  people,
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
/** The shape that every language fills. */
export type Strings = Widen<typeof en>;
