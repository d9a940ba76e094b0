/**
 * The admin in Assamese, one word for one thing:
 *
 * notice জাননী · event অনুষ্ঠান · department বিভাগ · file ফাইল · picture ছবি · draft খচৰা · save সংৰক্ষণ কৰক ·
 * publish প্ৰকাশ কৰক · unpublish ৱেবছাইটৰ পৰা আঁতৰাওক · delete মচক · recycle bin আৱৰ্জনা পাত্ৰ ·
 * restore ঘূৰাই আনক · edit সম্পাদনা কৰক · choose বাছক · approve অনুমোদন · reject প্ৰত্যাখ্যান · sign in ছাইন ইন ·
 * account একাউণ্ট · password পাছৱৰ্ড · language ভাষা · version সংস্কৰণ · field ক্ষেত্ৰ · row শাৰী · list তালিকা ·
 * evidence প্ৰমাণ · criterion মানদণ্ড · metric সূচক · faculty শিক্ষক · staff কৰ্মচাৰী · alumni প্ৰাক্তন ছাত্ৰ-ছাত্ৰী ·
 * administrator প্ৰশাসক · editor সম্পাদক · moderator মডাৰেটৰ. Abbreviations (IQAC, NSS) stay in Latin letters.
 */

import type { AdminWords } from './admin-words.ts';
import { findings } from './as/findings.ts';
import { administration } from './as/labels/administration.ts';
import { departments, profileTables } from './as/labels/departments.ts';
import { duties } from './as/labels/duties.ts';
import { appearance, home } from './as/labels/home.ts';
import { inbox } from './as/labels/inbox.ts';
import { notices } from './as/labels/notices.ts';
import { pagesAndFiles, search, siteMap } from './as/labels/pages-and-files.ts';
import { people } from './as/labels/people.ts';
import { quality } from './as/labels/quality.ts';
import { shared } from './as/labels/shared.ts';
import { records, staff } from './as/labels/staff.ts';
import { authentication } from './as/payload/authentication.ts';
import { error } from './as/payload/error.ts';
import { fields, lexical, upload, validation } from './as/payload/fields.ts';
import { dashboard, folder, general, localization, operators } from './as/payload/general.ts';
import { version } from './as/payload/version.ts';
import { sheets } from './as/sheets.ts';

export const assamese: AdminWords = {
  payload: {
    authentication,
    dashboard,
    error,
    fields,
    folder,
    general,
    localization,
    operators,
    upload,
    validation,
    version,
  },
  lexical,
  sheets,
  findings,
  labels: {
    ...shared,
    ...duties,
    ...notices,
    ...departments,
    ...profileTables,
    ...staff,
    ...records,
    ...people,
    ...quality,
    ...pagesAndFiles,
    ...search,
    ...siteMap,
    ...home,
    ...appearance,
    ...inbox,
    ...administration,
  },
};
