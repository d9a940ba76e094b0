import { z } from 'zod';
import { departmentFileTypes, previewedCollections } from '../codes.ts';
import {
  AdmissionSettings,
  Album,
  College,
  ContentRevision,
  Department,
  DepartmentFile,
  DepartmentSummary,
  DutySet,
  flag,
  Guide,
  id,
  Notice,
  Policy,
  Programme,
  SiteMap,
  StaticPage,
  VisitorCount,
  WebsiteQuality,
} from '../entities.ts';
import { locales } from '../locales.ts';
import { Profile } from '../profile.ts';
import { get, PREVIEW_SIZE, post } from './call.ts';
import { department, line } from './fields.ts';

const previewed = {
  /** 1 if visitors see the same version. */
  published: flag,
  /** The origins of the admin, which alone may frame the page. */
  framed_by: z.array(z.url()).default([]),
  /**
   * The field of the form from which a text, a day (YYYY-MM-DD) or a file (`file:` and its id) on the page comes, for example
   * `steps.0.title`.
   */
  fields: z.array(z.tuple([z.string(), z.string()])).default([]),
};

/** Extension: a record as its editor sees it: as saved last, or with what is written in the form and not saved. */
export const Preview = z.discriminatedUnion('collection', [
  z.object({ collection: z.literal('notices'), ...previewed, notice: Notice }),
  z.object({ collection: z.literal('pages'), ...previewed, page: StaticPage }),
  z.object({ collection: z.literal('employees'), ...previewed, profile: Profile }),
  z.object({ collection: z.literal('departments'), ...previewed, department: Department }),
  z.object({ collection: z.literal('guides'), ...previewed, guide: Guide }),
  z.object({ collection: z.literal('college'), ...previewed, college: College }),
]);
export type Preview = z.output<typeof Preview>;

export const college = {
  getcollege: get({
    output: College,
    about:
      'Extension: the college itself: name, address, emblem, the texts and links of the home page.',
    absent: { name: 'College' },
  }),
  getsitemap: get({
    output: SiteMap,
    about:
      'Extension: the changes of this college to the default site map (pages renamed, hidden, moved or added), its redirects, and the languages of the site.',
    absent: {},
  }),
  getpage: post({
    input: z.object({ page: line(100).min(1) }),
    output: z.union([StaticPage, z.literal(0)]),
    example: { page: 'emblem' },
    about: 'Extension: a page whose text no other call has; 0 when there is none.',
    absent: 0,
  }),
  getpreview: {
    ...post({
      input: z.object({
        collection: z.enum(previewedCollections),
        id,
        token: z.string().min(1).max(100),
      }),
      output: z.union([Preview, z.literal(0)]),
      example: {
        collection: 'notices',
        id: '1',
        token: 'the token of the address that Preview opens',
      },
      lifetime: 'never',
      bodySize: PREVIEW_SIZE,
      about:
        'Extension: a document as its editor has it, saved or not; 0 unless the token is of this document, at most an hour old, and of an account that is still signed in. The body is what is written in its form and not saved; it is stored nowhere.',
      absent: 0,
    }),
    body: z.object({ language: z.enum(locales), data: z.record(z.string(), z.unknown()) }),
  },
  'content-revision': get({
    output: ContentRevision,
    lifetime: 'never',
    about: 'Extension: a text that changes with every publication, and the day of the last one.',
  }),
  'settings/admissionSettings.json': get({
    output: AdmissionSettings,
    about: 'Online admission: status 1 if it is open, the session, and the address of the portal.',
  }),
  'initialisation/setcount': get({
    output: VisitorCount,
    lifetime: 'never',
    about: 'Counts one visitor and answers the number of visitors.',
  }),
  'initialisation/getcount': get({
    output: VisitorCount,
    lifetime: 'never',
    about: 'The number of visitors.',
  }),
};

export const disclosure = {
  getduties: post({
    input: z.object({ set: line(60).min(1) }),
    output: z.union([DutySet, z.literal(0)]),
    example: { set: '/disclosure' },
    about:
      'Extension: a set of rules, by its code or by the address of its page, with the place of each row on the website; 0 when the college does not answer it.',
    absent: 0,
  }),
  getwebsitequality: get({
    output: z.union([WebsiteQuality, z.literal(0)]),
    about:
      'Extension: which rows of the guidelines for government websites are met, as the college checks itself; 0 when the college does not show it.',
    absent: 0,
  }),
};

export const guides = {
  getguides: get({
    output: z.array(Guide),
    about: 'Extension: how to get something done at the office, step by step.',
    absent: [],
  }),
  getpolicies: get({
    output: z.array(Policy),
    about: 'Extension: the policies of the website that somebody has adopted.',
    absent: [],
  }),
};

export const departments = {
  getdepartments: get({
    output: z.array(DepartmentSummary),
    about: 'Every department and centre, by name.',
  }),
  getdeptdata: post({
    input: z.object({ dept_code: department }),
    output: z.union([Department, z.literal(0)]),
    example: { dept_code: 'PHY' },
    about: 'One department with all its lists; 0 when there is none with this code.',
  }),
  getprogrammes: get({
    output: z.array(Programme),
    about: 'Extension: the programmes of every department, with seats, fee and eligibility.',
    absent: [],
  }),
  getdepartmentfilebytype: post({
    input: z.object({ dept_code: department, type: z.enum(departmentFileTypes) }),
    output: z.array(DepartmentFile),
    example: { dept_code: 'PHY', type: 'SYLLABUS' },
    about: 'Files of one department and type, newest first.',
  }),
  getgallery: post({
    input: z.object({ dept: department, type: z.enum(['DEPARTMENT']).default('DEPARTMENT') }),
    output: z.array(Album),
    example: { dept: 'PHY', type: 'DEPARTMENT' },
    about: 'The picture albums of one department.',
  }),
};
