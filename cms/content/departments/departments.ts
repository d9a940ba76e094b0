import { streams } from '@college/contract/codes';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import {
  changeInDepartment,
  editors,
  editorsField,
  hiddenFrom,
  readInDepartment,
  readVersionsOfDepartment,
} from '../../access.ts';
import type { Department } from '../../payload-types.ts';
import { searched, withDependents } from '../../search/searched.ts';
import { describedInOneLanguage } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { line, linkAdvice, longText, picturesOf, plain, rowLabels, webAddress } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { departmentLists, profileTables } from './department-columns.ts';

const editorsOnly = { access: { create: editorsField, update: editorsField } };

const identity: Field[] = [
  {
    ...plain(
      'dept_code',
      'Code',
      'Used in the addresses of the department’s pages, for example PHY or CHEM.',
    ),
    ...editorsOnly,
    required: true,
    unique: true,
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      /^[A-Z][A-Z0-9_-]{1,19}$/.test(String(value)) ||
      say(req.i18n.language, 'Use 2 to 20 capital letters or digits.'),
  },
  {
    name: 'stream',
    type: 'select',
    required: true,
    options: streams.map((value) => ({
      value,
      label: value.charAt(0) + value.slice(1).toLowerCase(),
    })),
    ...editorsOnly,
  },
  {
    ...line('other_stream', 'Kind', 'For example: Management, Centre, Library.'),
    admin: { condition: (data) => ['COMMERCE', 'OTHERS'].includes(data.stream) },
  },
  {
    name: 'own_faculty',
    label: 'A faculty of its own',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      description:
        'The home page shows it as a separate faculty, beside Arts, Science and Commerce.',
      condition: (data) => Boolean(data.other_stream),
    },
    ...editorsOnly,
  },
  {
    name: 'is_dual',
    label: 'Listed under both Arts and Science',
    type: 'checkbox',
    defaultValue: false,
    ...editorsOnly,
  },
];

const facilities: Field = {
  name: 'facilities',
  type: 'array',
  labels: { singular: 'Facility', plural: 'Facilities' },
  admin: { components: rowLabels('facility', 'title') },
  fields: [line('title', 'Title'), longText('description', 'Description')],
};

export const Departments = {
  slug: 'departments',
  labels: { singular: 'Department', plural: 'Departments' },
  admin: {
    hidden: hiddenFrom('iqac-coordinator', 'moderator'),
    group: groups.departments,
    useAsTitle: 'dept_name',
    defaultColumns: ['dept_name', 'dept_code', 'stream', 'updatedAt'],
    listSearchableFields: ['dept_name', 'dept_code'],
    pagination: { defaultLimit: 50 },
    description:
      'Texts, tables and links of every department. Its teachers are in the list ‘Staff’.',
  },
  defaultSort: 'dept_code',
  access: {
    create: editors,
    read: readInDepartment(true, 'id'),
    update: changeInDepartment('id'),
    delete: editors,
    readVersions: readVersionsOfDepartment,
  },
  custom: {
    ...withDependents({
      changed: ['dept_name'],
      records: {
        notices: 'department',
        employees: 'department',
        'department-files': 'department',
        albums: 'department',
      },
    }),
    ...searched<Department>({
      kind: 'department',
      title: ['dept_name'],
      key: ['dept_code'],
      isCalledSo: true,
      text: [
        'other_stream',
        'department_about',
        'vision',
        'courses',
        'programs_offered',
        'contact_details',
        'activity',
        'online_classes',
        'gallery',
        'research',
        'facilities',
      ],
      department: 'id',
    }),
    ...sheet<Department>({
      fields: [
        'dept_name',
        'dept_code',
        'stream',
        'other_stream',
        'is_dual',
        'own_faculty',
        'estd',
        'examination_system',
        'department_about',
      ],
      keys: [['dept_code'], ['dept_name']],
      proposes: { code: 'dept_code', from: 'dept_name' },
      examples: [{ dept_name: 'Physics', dept_code: 'PHY', stream: 'Science', estd: '1962' }],
      tables: Object.keys(profileTables) as (keyof typeof profileTables)[],
    }),
  },
  versions: { maxPerDoc: 20 },
  fields: [
    {
      ...line('dept_name', 'Name', 'Switch the language above to write the Assamese name.'),
      ...describedInOneLanguage(''),
      required: true,
    },
    ...identity.map(
      (field): Field => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field,
    ),
    linkAdvice,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'About',
          fields: [
            picturesOf('banner', 'Banner', 'Pictures that are at least 1440 pixels wide.'),
            plain('estd', 'Established'),
            line('examination_system', 'Examination system'),
            longText('department_about', 'About the department'),
            longText('vision', 'Vision and mission'),
            longText('courses', 'Courses'),
            longText('contact_details', 'Contact'),
          ],
        },
        {
          label: 'Activities and gallery',
          fields: [
            longText('activity', 'Activities'),
            longText('online_classes', 'Online classes'),
            longText('gallery', 'Gallery'),
            longText('research', 'Research'),
            facilities,
          ],
        },
        {
          label: 'Profile tables',
          description: 'Tables that a peer team of NAAC looks for. Empty tables are not shown.',
          fields: departmentLists,
        },
        {
          label: 'Links',
          fields: [
            webAddress('external_resource_link', 'External resources'),
            webAddress('student_login_link', 'Student login'),
          ],
        },
      ],
    },
  ],
} satisfies CollectionConfig;
