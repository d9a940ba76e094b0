import type { NoticeType } from '@college/contract/codes';
import type { Kind } from '../kind.ts';
import { bannerIntroduction, pageIntroduction } from './introduction.tsx';
import { tabbed } from './tabbed.tsx';
import * as tab from './tabs.tsx';

/** Makes the page of a distance-education partner: its text, then its notices. */
export const partner = (code: string, type: NoticeType): Kind =>
  tabbed(
    pageIntroduction(code),
    [tab.news(type), tab.documents(type)],
    `pages/${code}`,
    `notices/${type}`,
  );

/** Makes the page of an NCC wing: its own notices and members, and the activities of all wings. */
export const ncc = (type: NoticeType, committeeCode: string): Kind =>
  tabbed(
    bannerIntroduction(type, 'NCC_HIGHLIGHTS'),
    [
      tab.activities('NCC_ACTIVITIES'),
      tab.achievements('NCC_ACHIEVEMENTS'),
      tab.members(committeeCode),
    ],
    `notices/${type}`,
    `committees/${committeeCode}`,
  );

/** Makes the page of an NSS unit. */
export const nss = (type: NoticeType): Kind =>
  tabbed(
    bannerIntroduction(type, 'NSS_HIGHLIGHTS'),
    [tab.activities('NSS_ACTIVITIES'), tab.achievements('NSS_ACHIEVEMENTS'), tab.members('NSS')],
    `notices/${type}`,
    'committees/NSS',
  );

export const nptelChapter = tabbed(
  pageIntroduction('nptel'),
  [tab.chapterNews('COLLEGE_NPTEL_EVENT'), tab.chapterEvents('COLLEGE_NPTEL_EVENT')],
  'pages/nptel',
  'notices/COLLEGE_NPTEL_EVENT',
);
