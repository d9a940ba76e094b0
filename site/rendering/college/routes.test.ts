/** The static texts and the types of notices, members and files on each page. */
import { isCallName } from '@college/contract/calls';
import type { Client } from '@college/contract/client';
import { noticeTypes } from '@college/contract/codes';
import { shownElsewhere } from '@college/contract/site-map/content';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { loaderContext } from '../../context.ts';
import { shortAddresses, siteMap } from '../../site-map.ts';
import { en } from '../../strings/en.ts';
import { routesOf } from './routes.ts';

const nothing: Record<string, unknown> = {
  getcollege: { name: 'Demo College' },
  getpage: 0,
  getdepartments: [{ dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' }],
};
const { queryRoute } = createStaticHandler(routesOf({ pages: siteMap, hidden: [] }));

/** Collects the inputs of the calls in the loader of a page. */
async function inputsOf(path: string) {
  const inputs: unknown[] = [];
  const call = new Proxy({} as Client, {
    get: (_, name: string) => async (input: unknown) => {
      inputs.push(input);
      return nothing[name] ?? [];
    },
  });
  const requestContext = new RouterContextProvider();
  requestContext.set(loaderContext, {
    ...{ call, locale: 'en', strings: en, today: '2026-11-20' },
    ...{ menu: [], sections: [] },
    inlineFile: async () => undefined,
    ...{ shown: [], hidden: [], languages: ['en', 'as'] as const },
  });
  await queryRoute(new Request(`https://c.test${path}`), { requestContext });
  return inputs;
}

test('no page has the address of a call', () => {
  const paths = [...Object.keys(siteMap), ...Object.keys(shortAddresses)];
  expect(paths.filter((path) => isCallName(path.slice(1)))).toEqual([]);
});

const ofNotices = z.object({ type: z.enum(noticeTypes) });

test('types on home stay public even if their own page is hidden', async () => {
  const inputs = await inputsOf('/');
  const notices = inputs.flatMap((input) => ofNotices.safeParse(input).data?.type ?? []);
  expect(notices).toContain('COLLEGE_TENDER');
  expect(shownElsewhere).toEqual(expect.arrayContaining(notices.map((type) => `notices/${type}`)));
});

test.each([
  ['/admissionprocedure', 'ADMISSION_PROCEDURE'],
  ['/admission-helpdesk', 'ADMISSION_HELPDESK'],
  ['/examination', 'EXAMINATION'],
  ['/rulesandregulations', 'RULES_AND_REGULATIONS'],
  ['/gucdoe', 'COLLEGE_IDOL'],
  ['/kkhsou', 'COLLEGE_KKHSOU'],
  ['/ignou', 'COLLEGE_IGNOU'],
  ['/students/notification', 'COLLEGE_ACADEMIC_NOTICE'],
  ['/students/results', 'EXAM_RESULTS'],
  ['/students/exam-schedule', 'EXAM_SCHEDULE'],
  ['/students/routines', 'CLASS_ROUTINES'],
  ['/students/downloads', 'COLLEGE_DOWNLOADS'],
  ['/students/downloads-general', 'COLLEGE_DOWNLOADS_GENERAL'],
  ['/students/clubs', 'STUDENT_CLUBS'],
  ['/students/students_union', 'PCSU'],
  ['/ncc/home', 'NCC_HOME'],
  ['/ncc/ncc_army', 'COLLEGE_NCC_ARMY'],
  ['/ncc/ncc_navy', 'COLLEGE_NCC_NAVY'],
  ['/ncc/ncc_air', 'COLLEGE_NCC_AIR'],
  ['/ncc/ncc_girl', 'COLLEGE_NCC_GIRL'],
  ['/nss/home', 'NSS_HOME'],
  ['/nss/unit', 'COLLEGE_NSS'],
  ['/facility/library', 'COLLEGE_F_LIBRARY'],
  ['/facility/ict_enabled_digital_classrooms', 'ICT_CLASSROOM'],
  ['/facility/central_instrumentation_facility', 'INSTRUMENTATION_FACILITY'],
  ['/facility/research_laboratory', 'RESEARCH_LABORATORY'],
  ['/facility/canteen_facility', 'COLLEGE_CANTEEN'],
  ['/facility/sports_facility', 'SPORTS_FACILITY'],
  ['/facility/healthcare_facility', 'HEALTHCARE_FACILITY'],
  ['/facility/heritage_corner', 'COLLEGE_HERITAGE_CORNER'],
  ['/facility/parking_facility', 'COLLEGE_PARKING'],
  ['/facility/other_facility', 'OTHER_FACILITY'],
  ['/facility/scholarship_and_stipen', 'SCHOLARSHIP_AND_STIPEN'],
  ['/facility/disability_support', 'DISABILITY_SUPPORT'],
  ['/facility/student_welfare', 'STUDENT_WELFARE'],
  ['/facility/student_grievance_cell', 'STUDENT_GRIEVANCE_CELL'],
  ['/facility/career_placement_cell', 'Career_Placement_Cell'],
  ['/facility/antiragging', 'COLLEGE_ANTIRAGGING'],
  ['/facility/students_union_office', 'COLLEGE_SU'],
  ['/facility/scoute_guides', 'COLLEGE_SCOUTE'],
  ['/facility/red_cross', 'COLLEGE_REDCROSS'],
  ['/notifications/academic', 'COLLEGE_ACADEMIC_NOTICE'],
  ['/notifications/administrative', 'COLLEGE_ADMIN_NOTICE'],
  ['/notifications/achievements', 'COLLEGE_ACHIEVEMENTS'],
  ['/notifications/sachievements', 'COLLEGE_STU_ACHIEVEMENTS'],
  ['/notifications/eachievements', 'COLLEGE_EMP_ACHIEVEMENTS'],
  ['/notifications/downloads', 'COLLEGE_DOWNLOADS'],
  ['/notifications/tender', 'COLLEGE_TENDER'],
  ['/iqac/strategies', 'IQAC_STRATEGIES'],
  ['/iqac/core-committes', 'IQAC_CORE_COMMITTEES'],
  ['/iqac/organogram', 'IQAC_ORGANOGRAM'],
  ['/iqac/handbook', 'IQAC_HANDBOOK'],
  ['/iqac/academic-calendar', 'IQAC_ACADEMIC_CALENDAR'],
  ['/iqac/aqar', 'IQAC_AQAR'],
  ['/iqac/annual-report', 'IQAC_ANNUAL_REPORT'],
  ['/iqac/actionplan', 'IQAC_ACTION_PLAN'],
  ['/iqac/atr', 'IQAC_ATR'],
  ['/iqac/ssr', 'IQAC_SSR'],
  ['/iqac/iiqa', 'IQAC_IIQA'],
  ['/iqac/sdf', 'IQAC_SDF'],
  ['/iqac/dvv', 'IQAC_DVV'],
  ['/iqac/dvv-archives', 'IQAC_DVV_ARCHIVE'],
  ['/iqac/cgc', 'IQAC_CGC'],
  ['/iqac/dac', 'IQAC_DAC'],
  ['/iqac/auditreport', 'IQAC_AUDIT'],
  ['/iqac/aishe-data', 'IQAC_AISHE_DATA'],
  ['/iqac/aishe-data?type=IQAC_AISHE_DATA_C', 'IQAC_AISHE_DATA_C'],
  ['/iqac/mou-collaborations', 'IQAC_MOUS_AND_COLLABORATIONS'],
  ['/iqac/best-practice', 'IQAC_BEST_PRACTICE'],
  ['/iqac/institutional-distingtiveness', 'IQAC_INSTITUTIONAL_DISTINGTIVENESS'],
  ['/iqac/event-news', 'IQAC_EVENT'],
  ['/iqac/minutes', 'IQAC_MIUNTES'],
  ['/iqac/feedback', 'IQAC_FEEDBACK_FORM'],
  ['/iqac/feedback-analysis', 'IQAC_FEEDBACK_ANALYSIS_STUDENTS'],
  ['/iqac/feedback-analysis?type=IQAC_FEEDBACK_ANALYSIS_ALUMNI', 'IQAC_FEEDBACK_ANALYSIS_ALUMNI'],
  ['/iqac/feedback-analysis?type=IQAC_FEEDBACK_ANALYSIS_PARENTS', 'IQAC_FEEDBACK_ANALYSIS_PARENTS'],
  [
    '/iqac/feedback-analysis?type=IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF',
    'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF',
  ],
  [
    '/iqac/feedback-analysis?type=IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF',
    'IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF',
  ],
  ['/iqac/sss', 'IQAC_SSS'],
  ['/alumni/committee', 'ALUMNI_COMMITTEE'],
  ['/alumni/support', 'COLLEGE_F_ALUMNI_SUPPORT'],
  ['/alumni/events', 'COLLEGE_F_ALUMNI_EVENTS'],
  ['/alumni/achievements', 'COLLEGE_F_ALUMNI_ACHIEVEMENTS'],
  ['/administrations/principal', 'PRINCIPAL'],
  ['/nirf', 'NIRF'],
  ['/iqac/nirf', 'NIRF'],
  ['/gallery/photo', 'COLLEGE_PHOTO_GALLERY'],
  ['/gallery/video', 'COLLEGE_VIDEO_GALLERY'],
  ['/gallery/document', 'COLLEGE_DOWNLOADS_GALLERY'],
  ['/publications', 'COLLEGE_PUBLICATIONS'],
])('%s shows %s', async (path, type) => {
  expect(await inputsOf(path)).toContainEqual(expect.objectContaining({ type }));
});

test.each([
  ['/emblem', 'emblem'],
  ['/organo', 'organogram'],
  ['/administrations/organogram', 'organogram'],
  ['/students/certificates', 'certificates'],
  ['/ncc', 'ncc'],
  ['/nss', 'nss'],
  ['/facility/girlshostel', 'facility/girlshostel'],
  ['/iqac/teams', 'iqac/teams'],
  ['/research-notifications', 'research-notifications'],
  ['/newsletter', 'newsletter'],
  ['/rti/home', 'rti'],
  ['/recruitment', 'recruitment'],
  ['/privacy', 'privacy'],
  ['/accessibility', 'accessibility'],
])('%s has the text of %s', async (path, page) => {
  expect(await inputsOf(path)).toContainEqual({ page });
});
