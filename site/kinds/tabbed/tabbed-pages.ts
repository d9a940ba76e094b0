import type { NoticeType } from '@college/contract/codes';
import type { Kind } from '../kind.ts';
import { bannerIntroduction, pageIntroduction } from './introduction.tsx';
import { tabbed } from './tabbed.tsx';
import * as tab from './tabs.tsx';

/** A partner for distance education: the words of its static page, then its notices of one type. */
export const partner = (code: string, type: NoticeType): Kind =>
  tabbed(
    pageIntroduction(code),
    [tab.news(type), tab.documents(type)],
    `pages/${code}`,
    `notices/${type}`,
  );

/** A wing of the National Cadet Corps: its own notices and members, the activities of the whole corps. */
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

/** A unit of the National Service Scheme. */
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
