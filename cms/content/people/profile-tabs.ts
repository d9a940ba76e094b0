/** The tabs of an employee, numbered as the sections of the profile page. */
import type { EmployeeType } from '@college/contract/codes';
import { facultySections } from '@college/contract/profile';
import type { Field, Tab, UIField } from 'payload';
import { contactAccess, orOwnProfile } from '../../access.ts';
import type { Employee } from '../../payload-types.ts';
import { describedInOneLanguage } from '../../words/languages.ts';
import { line, longText, webAddress } from '../fields.ts';
import { hasProfile } from '../types-with-profile.ts';
import { activitySubIds, activityTables } from './activity-columns.ts';
import { evidenceTables } from './evidence-columns.ts';
import { academicTables, personalTables, researchTables } from './record-columns.ts';
import { activityBlocks, evidenceRecords, recordTables, undatedTables } from './records.ts';

/** True for people whom data templates list as teachers. */
export const isTeachingStaff = ({ type }: { type?: EmployeeType }): boolean =>
  type === 'FACULTY' || type === 'PRINCIPAL' || type === 'FORMER_FACULTY';

/** Condition of a field. Shows it in bulk edit, too, where the form does not know whose records it changes. */
export const ifType =
  (matches: (employee: { type?: EmployeeType }) => boolean) =>
  (employee: { type?: EmployeeType }): boolean =>
    employee.type === undefined || matches(employee);

const academic = Object.keys(academicTables) as (keyof typeof academicTables)[];
const personal = Object.keys(personalTables) as (keyof typeof personalTables)[];
const research = Object.keys(researchTables) as (keyof typeof researchTables)[];
const activities = activitySubIds.map((id) => activityTables[id]);

/** Fields that only the profile page shows. */
const profilePageFields: string[] = [
  ...academic,
  ...personal,
  'any_other_information',
  ...['google_scholar', 'orchid_link', 'linkedin_link', 'facebook_link', 'wiki_link'],
];
/** Fields that the tables of the faculty's department show too. */
const tableFields = [...activities.map(({ field }) => field), ...research];

/** Lists of a teacher's work and learning. */
export const recordFields = [...tableFields, ...personal, ...academic];

/** Lists with a sheet of their own. Tables in sections have none, because their rows are no lines of a sheet. */
export const sheetTables = [
  ...academic,
  ...activities.filter((table) => !('inSections' in table)).map(({ field }) => field),
  ...personal,
  ...research,
  ...(Object.keys(evidenceTables) as (keyof typeof evidenceTables)[]),
];

/** Fields that no page shows, because the profile is off or the employee cannot have one. */
export const hiddenFields = (
  employee: Partial<Pick<Employee, 'type' | 'liveNow'>>,
): readonly string[] => {
  if (employee.liveNow && hasProfile(employee)) return [];
  return employee.type === 'FACULTY' ? profilePageFields : [...profilePageFields, ...tableFields];
};

type Section = keyof typeof facultySections;

export const tab = (section: Section, label: string, fields: Field[]): Tab => ({
  label: `${facultySections[section]} ${label}`,
  fields,
});

const ofProfile = (
  section: Section,
  label: string,
  fields: Field[],
  description?: string,
  inOneLanguage?: string,
): Tab => ({
  ...tab(section, label, fields),
  admin: { condition: ifType(hasProfile), description },
  ...(inOneLanguage !== undefined && describedInOneLanguage(inOneLanguage)),
});

const { awards, ...departmentTables } = researchTables;
const { college_activities, social_activities, achievements, guideship } = personalTables;
const shownIn = 'Shown in the profile, the quarterly reports and the tables of the department.';
const sameInAllLanguages = 'Rows are the same in all languages.';

const opened = contactAccess(({ address_public }) => address_public === true);
const access = { read: orOwnProfile(opened.read), update: orOwnProfile(opened.update) };

export const addresses: Field[] = [
  {
    name: 'address_public',
    label: 'The addresses may be shown on the website',
    type: 'checkbox',
    defaultValue: false,
    access: { update: access.update },
    admin: {
      description: 'If not ticked, only administrators, moderators and the person see them.',
    },
  },
  { ...line('address', 'Address'), access },
  { ...line('permanent_address', 'Permanent address'), access },
];

const publicationImport: UIField = {
  name: 'publicationImport',
  label: 'Import publications (BibTeX, RIS)',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/admin/imports/publications/ImportPublications.tsx#ImportPublications' },
  },
};

export const profileTabs: Tab[] = [
  ofProfile('academic', 'Academic details', undatedTables(academicTables), sameInAllLanguages, ''),
  ofProfile(
    'profile',
    'Profile',
    [publicationImport, ...activityBlocks, ...recordTables(departmentTables)],
    `${shownIn} ${sameInAllLanguages}`,
    shownIn,
  ),
  ofProfile('guideship', 'Research guideship', recordTables({ guideship })),
  ofProfile('other', 'Any other information', [
    longText('any_other_information', 'Any other information'),
  ]),
  ofProfile('awards', 'Awards & achievements', recordTables({ awards, achievements })),
  ofProfile('links', 'Links', [
    webAddress('google_scholar', 'Google Scholar'),
    webAddress('orchid_link', 'ORCID'),
    webAddress('linkedin_link', 'LinkedIn'),
    webAddress('facebook_link', 'Facebook'),
    webAddress('wiki_link', 'Wikipedia'),
  ]),
  ofProfile(
    'activities',
    'College & social activities',
    recordTables({
      college_activities,
      social_activities,
    }),
  ),
  {
    label: 'Evidence',
    fields: evidenceRecords,
    admin: {
      condition: ifType(hasProfile),
      description:
        'For the quality reports of the college. No page shows these tables, but everybody who has the link can open the files.',
    },
  },
];
