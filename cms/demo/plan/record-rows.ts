/** One invented row for every table of research. */
import { publicationCategories } from '@college/contract/codes';
import type { Random } from '../random.ts';
import type { DepartmentText } from '../text/departments.ts';
import { teacherNames } from '../text/names.ts';
import type { Quarter } from './quarters.ts';

export type Cells = Record<string, string>;

export interface Occasion {
  random: Random;
  department: DepartmentText;
  when: Quarter;
  /** Which row of its table this is, from 0. */
  index: number;
  /** When the teacher joined. */
  since: number;
}

export const universities = [
  'Demo University',
  'Demo Central University',
  'Demo Technical University',
];
const councils = ['Demo Research Council', 'Demo Science Board', 'Demo Academy of Letters'];
export const fromList = <Item>(items: readonly Item[], index: number) =>
  items[index % items.length] as Item;

export const thesis = ({ department, random }: Occasion) => random.pick(department.topics);
const pages = ({ random }: Occasion) => {
  const first = random.whole(3, 180);
  return `${first}–${first + random.whole(6, 18)}`;
};
const isbn = '000-0-00-000000-0';

export const researchRows = {
  research_paper: (at: Occasion): Cells => ({
    title_paper: `${thesis(at)}: what is new`,
    title_book: `Proceedings of the Demo Congress ${at.when.year}`,
    published_by: 'Demo Press, Guwahati',
    isbn_no: isbn,
    volume: String(at.index + 1),
    page_nos: pages(at),
    date_year: String(at.when.year),
  }),
  text_book: (at: Occasion): Cells => ({
    title_book: `An introduction to ${thesis(at).toLowerCase()}`,
    published_by: 'Demo Press, Guwahati',
    isbn_no: isbn,
    volume: '1',
    edition: fromList(['First', 'Second, revised'], at.index),
    name_of_authors: `${at.random.pick(teacherNames)} and others`,
    date_year: String(at.when.year),
    other_info: 'Prescribed for the third semester.',
  }),
  awards: ({ department, when, index }: Occasion): Cells => ({
    area: fromList(['Teaching', 'Research', 'Service'], index),
    achievement: `Work on ${fromList(department.topics, index).toLowerCase()}`,
    award: fromList(['Demo Teacher of the Year', 'Demo Medal', 'Letter of appreciation'], index),
    other_info: `Given in ${when.year}.`,
  }),
  workshop: (at: Occasion): Cells => ({
    date_year: at.when.from,
    organised_by: at.random.pick(universities),
    theme: `Teaching ${thesis(at).toLowerCase()}`,
    duration: fromList(['One week', 'Two weeks', 'Five days'], at.index),
    sponsored_by: at.random.pick(councils),
  }),
};

const categoryTitles: Record<(typeof publicationCategories)[number], (topic: string) => string> = {
  CHAPTER_IN_BOOK: (topic) => `${topic}: a chapter for beginners`,
  OTHER_PUBLICATION: (topic) => `${topic}: an annotated list`,
  EDITED_BOOK_OR_JOURNAL: (topic) => `Essays on ${topic.toLowerCase()}`,
  ARTICLE_IN_POPULAR_BOOK: (topic) => `${topic}, told to children`,
  NEWSPAPER_PUBLICATION: () => 'নৈপৰীয়া গাঁৱৰ চিঠি',
  E_CONTENT: (topic) => `Six short films on ${topic.toLowerCase()}`,
};

/** The columns of the articles and other publications that count and place them. */
export const publicationRows = {
  research_articles: (at: Occasion): Cells => ({
    title: `${thesis(at)}: ${fromList(['first results', 'a second look', 'a survey'], at.index)}`,
    journal_name: `Demo Journal of ${at.department.name}`,
    ugc_care: at.index % 3 === 2 ? 'No' : 'Yes',
    impact_factor: at.random.between(0.4, 3.2).toFixed(1),
    citation_index: String(at.random.whole(0, 40)),
    h_index: String(at.random.whole(1, 12)),
    category: fromList(['International', 'National'], at.index),
    page_no: pages(at),
    volume: String(at.random.whole(2, 40)),
    isbn: '0000-0000',
  }),
  other_publications: (at: Occasion): Cells => {
    const category = fromList(publicationCategories, at.index);
    return {
      title: categoryTitles[category](thesis(at)),
      journal_name: category === 'NEWSPAPER_PUBLICATION' ? 'The Demo Tribune' : 'Demo Press',
      category,
      publication_date: at.when.till,
      page_no: pages(at),
      volume: String(at.index + 1),
      isbn,
    };
  },
};
