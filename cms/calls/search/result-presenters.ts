/** Data of each kind of search result, besides title and excerpt. */
import { eventTypes } from '@college/contract/codes';
import type { College } from '@college/contract/entities';
import type { SearchResult } from '@college/contract/search';
import type { CollectionSlug } from 'payload';
import { hasProfile } from '../../content/types-with-profile.ts';
import { flag } from '../../for-visitors.ts';
import type {
  Album,
  Alumnus,
  Committee,
  Department,
  DepartmentFile,
  Employee,
  EvidenceFile,
  EvidenceQuestion,
  Guide,
  ImportantFile,
  Member,
  Notice,
  Page,
  RtiOfficer,
  SitePage,
} from '../../payload-types.ts';
import { dateText } from '../../time-zone/dates.ts';
import { typeOf } from '../added-pages.ts';
import { positionOf } from '../heads.ts';
import { idsOf, type Reference, type Related } from '../related.ts';
import type { Words } from './result-words.ts';

interface PresentContext {
  words: Words;
  related: Related;
  codes: College['codes'];
  /** Returns a line of the record. */
  textIn: (name: string) => string;
}

interface Presenter<Row> {
  /** Fields read in addition to searched fields. */
  fields: (keyof Row & string)[];
  depth?: number;
  present: (row: Row, context: PresentContext) => SearchResult | undefined;
}
const presenterFor = <Row>(presenter: Presenter<Row>) => presenter;

const departmentOf = (reference: Reference, related: Related) =>
  idsOf(reference).flatMap((id) => related.department(id) ?? [])[0];
const codeOf = (reference: Reference, { related, codes }: PresentContext) =>
  departmentOf(reference, related)?.dept_code ?? codes.college;
const personOf = (
  { id }: { id: number },
  { words, textIn }: PresentContext,
  as = 'designation',
) => ({
  id: String(id),
  name: words.title,
  designation: textIn(as),
  excerpt: words.excerpt,
});
const isEvent = ({ type }: Notice) => eventTypes.some((code) => code === type);

/** A question or a file set, which is shown on its report's page. */
function metric(
  question: EvidenceFile['question'],
  sr_no: string,
  { words, related, textIn }: PresentContext,
) {
  if (typeof question !== 'object') return undefined;
  const { id, criterion } = question;
  if (typeof criterion !== 'object' || typeof criterion.group !== 'object') return undefined;
  const { group } = criterion;
  return {
    kind: 'metric',
    report: typeOf({ type: group.report, own_page: group.own_page }, related),
    // The first part of a full name such as `AQAR 2023-24 · 1.1.1`.
    group: { id: String(group.id), name: textIn('name').split(' · ')[0] ?? '' },
    type: criterion.type,
    criterion: String(criterion.id),
    srno: String(id),
    sr_no,
    ...words,
  } as const;
}

const presenters = {
  notices: presenterFor<Notice>({
    fields: ['type', 'own_page', 'date', 'department'],
    present: (row, context) => ({
      kind: isEvent(row) ? 'event' : 'notice',
      id: String(row.id),
      type: typeOf(row, context.related),
      dept_code: codeOf(row.department, context),
      date: dateText(row.date),
      ...context.words,
    }),
  }),
  albums: presenterFor<Album>({
    fields: ['date', 'department'],
    present: (row, context) => ({
      kind: 'album',
      id: String(row.id),
      dept_code: codeOf(row.department, context),
      date: dateText(row.date),
      ...context.words,
    }),
  }),
  'department-files': presenterFor<DepartmentFile>({
    fields: ['type', 'date', 'department'],
    present: (row, context) => ({
      kind: 'department-file',
      id: String(row.id),
      type: row.type,
      dept_code: codeOf(row.department, context),
      date: dateText(row.date),
      ...context.words,
    }),
  }),
  'important-files': presenterFor<ImportantFile>({
    fields: ['date'],
    present: ({ id, date }, { words }) => ({
      kind: 'important-file',
      id: String(id),
      date: dateText(date),
      ...words,
    }),
  }),
  employees: presenterFor<Employee>({
    fields: ['type', 'department', 'liveNow'],
    present: (row, context) => {
      const department = departmentOf(row.department, context.related);
      return {
        kind: 'employee',
        type: row.type,
        dept_code: department?.dept_code ?? context.codes.office,
        dept_name: department?.dept_name ?? '',
        liveNow: flag(row.liveNow && hasProfile(row)),
        ...personOf(row, context),
        designation: positionOf(context.textIn('designation'), row.id, department?.head),
      };
    },
  }),
  members: presenterFor<Member>({
    fields: ['type', 'own_page'],
    present: (row, context) => ({
      kind: 'member',
      type: typeOf(row, context.related),
      ...personOf(row, context),
    }),
  }),
  alumni: presenterFor<Alumnus>({
    fields: ['department', 'prominent'],
    present: (row, context) => ({
      kind: 'alumnus',
      dept_code: codeOf(row.department, context),
      prominent: flag(row.prominent),
      ...personOf(row, context, 'current_profession'),
    }),
  }),
  'former-principals': presenterFor<{ id: number }>({
    fields: [],
    present: (row, context) => ({ kind: 'former-principal', ...personOf(row, context) }),
  }),
  'rti-officers': presenterFor<RtiOfficer>({
    fields: ['role'],
    present: (row, context) => ({ kind: 'rti-officer', role: row.role, ...personOf(row, context) }),
  }),
  departments: presenterFor<Department>({
    fields: ['dept_code'],
    present: ({ dept_code }, { words }) => ({ kind: 'department', dept_code, ...words }),
  }),
  pages: presenterFor<Page>({
    fields: ['page'],
    present: ({ page }, { words }) => ({ kind: 'page', page, ...words }),
  }),
  'site-pages': presenterFor<SitePage>({
    fields: ['path'],
    present: ({ path }, { words }) => ({ kind: 'own-page', path, ...words }),
  }),
  guides: presenterFor<Guide>({
    fields: ['address'],
    present: ({ address }, { words }) => ({ kind: 'guide', address, ...words }),
  }),
  committees: presenterFor<Committee>({
    fields: ['code'],
    present: ({ id, code }, { words }) => ({
      kind: 'committee',
      id: String(id),
      code: code ?? '',
      ...words,
    }),
  }),
  'evidence-questions': presenterFor<EvidenceQuestion>({
    fields: ['sr_no', 'criterion'],
    depth: 2,
    present: (row, context) => metric(row, row.sr_no, context),
  }),
  'evidence-files': presenterFor<EvidenceFile>({
    fields: ['sr_no', 'question'],
    depth: 3,
    present: ({ sr_no, question }, context) => metric(question, sr_no, context),
  }),
} satisfies { [Slug in CollectionSlug]?: Presenter<never> };

export const presenterOf = (collection: string): Presenter<never> | undefined =>
  new Map<string, Presenter<never>>(Object.entries(presenters)).get(collection);
