import { byPage } from '../../kinds/tabbed/introduce.ts';
import * as tab from '../../kinds/tabbed/tab.ts';
import { tabbed } from '../../kinds/tabbed/tabbed.tsx';

/** The year in which the college became a local chapter of NPTEL. */
const CHAPTER_SINCE = 2023;

export const nptelChapter = tabbed(byPage('nptel', '12-10-2023'), [
  tab.chapterNews('COLLEGE_NPTEL_EVENT', CHAPTER_SINCE),
  tab.chapterEvents('COLLEGE_NPTEL_EVENT', CHAPTER_SINCE),
]);
