import { eventTypes, type NoticeType, noticeTypes } from '@college/contract/codes';
import { departmentPlan } from './departments.ts';
import { themeOf } from './notice-texts.ts';
import { createRandom, seedOf } from './random.ts';

export interface PlannedNotice {
  type: NoticeType;
  title: string;
  assamese?: string;
  texts: readonly string[];
  /** YYYY-MM-DD */
  date: string;
  postedAs: string;
  /** Code of a department; absent for the college's own. */
  department?: string;
  documents: readonly string[];
  /** How many pictures it has. */
  photos: number;
}

/** Types that the site shows most often have most of the notices. */
const often: readonly NoticeType[] = [
  ...Array<NoticeType>(7).fill('COLLEGE_ACADEMIC_NOTICE'),
  ...Array<NoticeType>(6).fill('COLLEGE_ADMIN_NOTICE'),
  ...Array<NoticeType>(5).fill('COLLEGE_EVENT'),
  ...Array<NoticeType>(2).fill('DEPTNOTICE'),
  ...Array<NoticeType>(2).fill('DEPTEVENT'),
  ...(['COLLEGE_TENDER', 'COLLEGE_DOWNLOADS', 'COLLEGE_ACHIEVEMENTS', 'COLLEGE_STU_ACHIEVEMENTS', 'COLLEGE_EMP_ACHIEVEMENTS', 'EXAM_RESULTS', 'EXAM_SCHEDULE', 'IQAC_EVENT'] as const),
];
const YEARS = 7;
const DAY = 86_400_000;
const publishers = ['Principal', 'Academic Branch', 'Examination Branch', 'Office', 'IQAC'] as const;
const isEvent = (type: NoticeType) => (eventTypes as readonly NoticeType[]).includes(type);

/** What the demo publishes: every type, seven years up to `today`, two events to come. The same words for the same day. */
export function planNotices(count: number, today: Date): PlannedNotice[] {
  const random = createRandom(seedOf('notices'));
  const codes = departmentPlan.map(([code]) => code);
  return Array.from({ length: count }, (_, index): PlannedNotice => {
    const type = noticeTypes[index] ?? random.pick(often);
    const theme = themeOf(type);
    const which = random.whole(0, theme.titles.length - 1);
    const ago = index % 10 === 0 ? random.whole(0, 20) : random.whole(0, YEARS * 365 - 20);
    const coming = type === 'COLLEGE_EVENT' && index % 90 === 0 ? random.whole(5, 40) : 0;
    const date = new Date(today.getTime() + (coming || -ago) * DAY);
    const ofDepartment = type === 'DEPTNOTICE' || type === 'DEPTEVENT';
    const assamese = theme.assamese?.[which];
    return {
      type,
      title: theme.titles[which] ?? type,
      ...(assamese && random.chance(0.5) && { assamese }),
      texts: theme.texts,
      date: date.toISOString().slice(0, 10),
      postedAs: random.pick(publishers),
      ...(ofDepartment && { department: index % 3 === 0 ? 'PHY' : random.pick(codes) }),
      documents: theme.documents ?? [],
      photos: isEvent(type) ? random.whole(1, 5) : random.chance(0.2) || type.endsWith('ACHIEVEMENTS') ? 1 : 0,
    };
  });
}
