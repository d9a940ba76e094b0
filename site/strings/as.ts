import { administration } from './as/administration.ts';
import { alumni } from './as/alumni.ts';
import { committees } from './as/committees.ts';
import { department } from './as/department.ts';
import { departments } from './as/departments.ts';
import { notFound, tooLarge, unavailable, withdrawn } from './as/errors.ts';
import { events } from './as/events.ts';
import { faculty } from './as/faculty.ts';
import { fields } from './as/fields.ts';
import { fileText } from './as/file-text.ts';
import { forms } from './as/forms.ts';
import { gallery } from './as/gallery.ts';
import { directory, general, people, programmes } from './as/general.ts';
import { guides } from './as/guides.ts';
import { carousel, embed, home } from './as/home.ts';
import { evidence, quality } from './as/iqac.ts';
import { dates, layout } from './as/layout.ts';
import { menu } from './as/menu.ts';
import { notices } from './as/notices.ts';
import { pages } from './as/pages.ts';
import { preview } from './as/preview.ts';
import { profile } from './as/profile.ts';
import { records } from './as/records.ts';
import { research } from './as/research.ts';
import { retention } from './as/retention.ts';
import { search, sitemap } from './as/search.ts';
import { standardTexts } from './as/standard-texts.ts';
import type { Strings } from './en.ts';

/** Every Assamese word that a visitor reads and no editor writes. */
export const assamese: Strings = {
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
};
