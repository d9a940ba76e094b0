import type { NoticeType } from '@college/contract/codes';
import type { PictureName } from '../art/pictures.ts';
import type { DocumentName } from '../pdf/documents.ts';
import { type Text, text } from '../text.ts';

/** A notice with blanks: {year} {session} {semester} {dept} {topic} {number} {next}. */
export interface Template {
  title: Text;
  body?: Text;
  by?: Poster;
  files?: readonly (DocumentName | PictureName)[];
  photos?: readonly PictureName[];
  /** Month and day, for what comes round every year. */
  on?: readonly [month: number, day: number];
  link?: string;
}
export type Series = Partial<Record<NoticeType, readonly Template[]>>;

export const posters = {
  principal: text('Principal', 'অধ্যক্ষ'),
  office: text('Office of the Principal', 'অধ্যক্ষৰ কাৰ্যালয়'),
  academic: text('Academic Branch', 'শৈক্ষিক শাখা'),
  examination: text('Examination Branch', 'পৰীক্ষা শাখা'),
  iqac: text('IQAC'),
  library: text('Librarian', 'গ্ৰন্থাগাৰিক'),
  ncc: text('NCC Office'),
  nss: text('NSS Programme Officer'),
  alumni: text('Alumni Association', 'প্ৰাক্তন শিক্ষাৰ্থী সন্থা'),
  welfare: text('Student Welfare Office', 'ছাত্ৰ কল্যাণ শাখা'),
  accounts: text('Accounts Branch'),
  department: text('Head of the Department', 'বিভাগীয় মুৰব্বী'),
} as const satisfies Record<string, Text>;
export type Poster = keyof typeof posters;
