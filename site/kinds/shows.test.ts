/** Content that each kind of page needs to be in menus, and the feeds that it offers. */

import type { PagePath } from '@college/contract/site-map/default';
import { expect, test } from 'vitest';
import { listsOf, showsOf } from '../rendering/college/college-map.ts';
import { siteMap } from '../site-map.ts';

const listing = (type: string) => [[`notices/${type}`], [type]];
const ncc = ['NCC_ACTIVITIES', 'NCC_ACHIEVEMENTS'];
const aishe = ['IQAC_AISHE_DATA', 'IQAC_AISHE_DATA_C'];

test.each<[PagePath, unknown]>([
  ['/students/results', listing('EXAM_RESULTS')],
  ['/students/notification', listing('COLLEGE_ACADEMIC_NOTICE')],
  ['/students/routines', listing('CLASS_ROUTINES')],
  ['/facility/library', listing('COLLEGE_F_LIBRARY')],
  ['/iqac/event-news', listing('IQAC_EVENT')],
  ['/alumni/events', listing('COLLEGE_F_ALUMNI_EVENTS')],
  ['/iqac/aqar', listing('IQAC_AQAR')],
  ['/iqac/aishe-data', [aishe.map((type) => `notices/${type}`), aishe]],
  ['/nirf', listing('NIRF')],
  ['/kkhsou', [['pages/kkhsou', 'notices/COLLEGE_KKHSOU'], ['COLLEGE_KKHSOU']]],
  ['/ncc/ncc_army', [['notices/COLLEGE_NCC_ARMY', 'committees/NCC_ARMY'], ncc]],
  [
    '/nss/unit',
    [
      ['notices/COLLEGE_NSS', 'committees/NSS'],
      ['NSS_ACTIVITIES', 'NSS_ACHIEVEMENTS'],
    ],
  ],
  ['/notifications/tender', listing('COLLEGE_TENDER')],
  // The pages below list no notices.
  ['/examination', [['notices/EXAMINATION'], []]],
  ['/iqac/matrix', [['evidence/IQAC'], []]],
  ['/students/students_union', [['members/PCSU'], []]],
  ['/administrations/gb', [['members/GOVERNING_BODY'], []]],
  ['/students/certificates', [['pages/certificates'], []]],
  ['/research', [['departments'], []]],
  ['/wallmagazines', [['departmentfiles/WALL_MAGAZINE'], []]],
  ['/programmes', [['departments'], []]],
  ['/departments/arts', [['departments/ARTS'], []]],
  // This page is never empty.
  ['/privacy', [[], []]],
  ['/alumni-registration', [undefined, []]],
])('%s has its content and its feeds', (path, expected) => {
  const entry = siteMap[path];
  expect([showsOf(path, entry), listsOf(path, entry)]).toEqual(expected);
});
