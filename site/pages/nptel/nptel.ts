import { byPage } from '../../kinds/tabbed/introduce.ts';
import * as tab from '../../kinds/tabbed/tab.ts';
import { tabbed } from '../../kinds/tabbed/tabbed.tsx';

export const nptelChapter = tabbed(
  byPage('nptel'),
  [tab.chapterNews('COLLEGE_NPTEL_EVENT'), tab.chapterEvents('COLLEGE_NPTEL_EVENT')],
  'pages/nptel',
  'notices/COLLEGE_NPTEL_EVENT',
);
