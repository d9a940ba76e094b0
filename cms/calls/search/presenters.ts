/** What leaves of each kind of record that is searched, beside its words. */
import { eventTypes } from '@college/contract/codes';
import type { College } from '@college/contract/entities';
import type { SearchResult } from '@college/contract/search';
import type { CollectionSlug } from 'payload';
import { hasProfile } from '../../content/people/profile-tabs.ts';
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
import { dateText } from '../../platform/time-zone/dates.ts';
import { typeOf } from '../added-pages.ts';
import { flag } from '../for-visitors.ts';
import { idsOf, type Reference, type Related } from '../related.ts';
import type { Words } from './words.ts';

interface Given {
  words: Words;
  related: Related;
  codes: College['codes'];
  /** A line of the record. */
  said: (name: string) => string;
}

interface Presenter<Row> {
  /** Read beside what is searched. */
  fields: (keyof Row & string)[];
  depth?: number;
  present: (row: Row, given: Given) => SearchResult | undefined;
}
const of = <Row>(presenter: Presenter<Row>) => presenter;

const departmentOf = (reference: Reference, related: Related) =>
  idsOf(reference).flatMap((id) => related.department(id) ?? [])[0];
const codeOf = (reference: Reference, { related, codes }: Given) =>
  departmentOf(reference, related)?.dept_code ?? codes.college;
const personOf = ({ id }: { id: number }, { words, said }: Given, as = 'designation') => ({
  id: String(id),
  name: words.title,
  designation: said(as),
  excerpt: words.excerpt,
});
const isEvent = ({ type }: Notice) => eventTypes.some((one) => one === type);

/** A question, or a set of its files, which stands on its page. */
function metric(
  question: EvidenceFile['question'],
  sr_no: string,
  { words, related, said }: Given,
) {
  if (typeof question !== 'object') return undefined;
  const { id, criterion } = question;
  if (typeof criterion !== 'object' || typeof criterion.group !== 'object') return undefined;
  const { group } = criterion;
  return {
    kind: 'metric',
    report: typeOf({ type: group.report, own_page: group.own_page }, related),
    // Its name is told with what it holds: `AQAR 2023-24 · 1.1.1`.
    group: { id: String(group.id), name: said('name').split(' · ')[0] ?? '' },
    type: criterion.type,
    criterion: String(criterion.id),
    srno: String(id),
    sr_no,
    ...words,
  } as const;
}

const presenters = {
  notices: of<Notice>({
    fields: ['type', 'own_page', 'date', 'department'],
    present: (row, given) => ({
      kind: isEvent(row) ? 'event' : 'notice',
      id: String(row.id),
      type: typeOf(row, given.related),
      dept_code: codeOf(row.department, given),
      date: dateText(row.date),
      ...given.words,
    }),
  }),
  albums: of<Album>({
    fields: ['date', 'department'],
    present: (row, given) => ({
      kind: 'album',
      id: String(row.id),
      dept_code: codeOf(row.department, given),
      date: dateText(row.date),
      ...given.words,
    }),
  }),
  'department-files': of<DepartmentFile>({
    fields: ['type', 'date', 'department'],
    present: (row, given) => ({
      kind: 'department-file',
      id: String(row.id),
      type: row.type,
      dept_code: codeOf(row.department, given),
      date: dateText(row.date),
      ...given.words,
    }),
  }),
  'important-files': of<ImportantFile>({
    fields: ['date'],
    present: ({ id, date }, { words }) => ({
      kind: 'important-file',
      id: String(id),
      date: dateText(date),
      ...words,
    }),
  }),
  employees: of<Employee>({
    fields: ['type', 'department', 'liveNow'],
    present: (row, given) => {
      const department = departmentOf(row.department, given.related);
      return {
        kind: 'employee',
        type: row.type,
        dept_code: department?.dept_code ?? given.codes.office,
        dept_name: department?.dept_name ?? '',
        liveNow: flag(row.liveNow && hasProfile(row)),
        ...personOf(row, given),
      };
    },
  }),
  members: of<Member>({
    fields: ['type', 'own_page'],
    present: (row, given) => ({
      kind: 'member',
      type: typeOf(row, given.related),
      ...personOf(row, given),
    }),
  }),
  alumni: of<Alumnus>({
    fields: ['department', 'prominent'],
    present: (row, given) => ({
      kind: 'alumnus',
      dept_code: codeOf(row.department, given),
      prominent: flag(row.prominent),
      ...personOf(row, given, 'current_profession'),
    }),
  }),
  'former-principals': of<{ id: number }>({
    fields: [],
    present: (row, given) => ({ kind: 'former-principal', ...personOf(row, given) }),
  }),
  'rti-officers': of<RtiOfficer>({
    fields: ['role'],
    present: (row, given) => ({ kind: 'rti-officer', role: row.role, ...personOf(row, given) }),
  }),
  departments: of<Department>({
    fields: ['dept_code'],
    present: ({ dept_code }, { words }) => ({ kind: 'department', dept_code, ...words }),
  }),
  pages: of<Page>({
    fields: ['page'],
    present: ({ page }, { words }) => ({ kind: 'page', page, ...words }),
  }),
  'site-pages': of<SitePage>({
    fields: ['path'],
    present: ({ path }, { words }) => ({ kind: 'own-page', path, ...words }),
  }),
  guides: of<Guide>({
    fields: ['address'],
    present: ({ address }, { words }) => ({ kind: 'guide', address, ...words }),
  }),
  committees: of<Committee>({
    fields: ['code'],
    present: ({ id, code }, { words }) => ({
      kind: 'committee',
      id: String(id),
      code: code ?? '',
      ...words,
    }),
  }),
  'evidence-questions': of<EvidenceQuestion>({
    fields: ['sr_no', 'criterion'],
    depth: 2,
    present: (row, given) => metric(row, row.sr_no, given),
  }),
  'evidence-files': of<EvidenceFile>({
    fields: ['sr_no', 'question'],
    depth: 3,
    present: ({ sr_no, question }, given) => metric(question, sr_no, given),
  }),
} satisfies { [Slug in CollectionSlug]?: Presenter<never> };

export const presenterOf = (collection: string): Presenter<never> | undefined =>
  new Map<string, Presenter<never>>(Object.entries(presenters)).get(collection);
