/** Addresses of search results. */
import { pathOfAddedType } from '@college/contract/added-pages';
import {
  type CollegePage,
  type DepartmentFileType,
  type StaticPageCode,
  staticPages,
} from '@college/contract/codes';
import type { College } from '@college/contract/entities';
import type { Passage, SearchResult } from '@college/contract/search';
import type { PagePath } from '@college/contract/site-map/default';
import { fileAddress } from '../../components/files/FileLink.tsx';
import { departmentPath, facultyPath, guidePath } from '../../components/navigation/page-paths.ts';
import { isHidden, type LoaderContext } from '../../context.ts';

type ResultOf<Kind extends SearchResult['kind']> = Extract<SearchResult, { kind: Kind }>;

/** Codes of the college and its office, which have no department page. */
export interface OwnCodes {
  college: string;
  office: string;
}

/** Pages whose path is not the code of their text. */
const pageOfCode: Partial<Record<StaticPageCode, PagePath>> = {
  organogram: '/administrations/organogram',
  contact: '/contactus',
  rti: '/rti/home',
  certificates: '/students/certificates',
  'iqac-coordinator': '/iqac/about',
};

const pageOfCollege: Record<CollegePage, PagePath> = {
  about: '/aboutus/about',
  vision: '/aboutus/vision',
  'emblem-meaning': '/aboutus/emblem',
  'principal-message': '/administrations/principal',
};

/** The path of the page with a text that the office writes under this code. */
export const pageOfTextCode = (code: string): string =>
  pageOfCode[code as StaticPageCode] ?? pageOfCollege[code as CollegePage] ?? `/${code}`;
const officePages = new Set(staticPages.map(pageOfTextCode));

/** True if the page shows a text that the office wrote, which the backend finds. */
export const hasOfficeText = (path: string): boolean => officePages.has(path);

const pageOfFiles: Record<DepartmentFileType, string> = {
  ACHIEVEMENTS: 'achievements',
  SYLLABUS: 'syllabus',
  JOURNAL: 'journal',
  CO_PO: 'co_po',
  WALL_MAGAZINE: 'wall-magazine',
};

function employeeAddress(employee: ResultOf<'employee'>, { college, office }: OwnCodes): string {
  const { type, dept_code, id, name, liveNow } = employee;
  if (type === 'PRINCIPAL') return '/administrations/principal';
  const isCollege = [college, office, ''].includes(dept_code);
  const department = departmentPath(dept_code);
  switch (type) {
    case 'FACULTY':
      return liveNow === 1
        ? facultyPath(dept_code, { id, name: textOf(name) })
        : `${department}/faculty`;
    case 'FORMER_FACULTY':
      return `${department}/former-faculty`;
    default:
      return isCollege ? '/administrations/officestaff' : `${department}/staff`;
  }
}

function memberAddress({ type }: ResultOf<'member'>): string {
  switch (type) {
    case 'ALUMNI_COMMITTEE':
      return '/alumni/committee';
    case 'PCSU':
      return '/students/students_union';
    case 'GOVERNING_BODY':
      return '/administrations/gb';
    default:
      return pathOfAddedType(type);
  }
}

function metricAddress({ report, group, type, criterion, srno }: ResultOf<'metric'>): string {
  const pages = { IQAC: '/iqac/matrix', SSR: '/iqac/ssrmatrix' } as const;
  const page = report === 'IQAC' || report === 'SSR' ? pages[report] : pathOfAddedType(report);
  return `${page}?${new URLSearchParams({ group: group.id, type, criterion, srno })}`;
}

/** Returns the address of a document, at the page with the match. */
const documentAddress = ({ file, page }: ResultOf<'document'>): string =>
  page > 1 ? `${fileAddress(file)}#page=${page}` : fileAddress(file);

/** Returns the address of a result, without language prefix. */
function getResultAddress(result: SearchResult, own: OwnCodes): string {
  const isOwn = (dept_code: string) => [own.college, ''].includes(dept_code);
  switch (result.kind) {
    case 'notice':
    case 'event': {
      const { dept_code, id } = result;
      const above = isOwn(dept_code) ? '' : departmentPath(dept_code);
      return `${above}/singleevent?${new URLSearchParams({ eventId: id })}`;
    }
    case 'album':
      return isOwn(result.dept_code)
        ? '/gallery/photo'
        : `${departmentPath(result.dept_code)}/gallery`;
    case 'document':
      return documentAddress(result);
    case 'department-file':
      return `${departmentPath(result.dept_code)}/${pageOfFiles[result.type]}`;
    case 'important-file':
      return '/importantfile';
    case 'employee':
      return employeeAddress(result, own);
    case 'member':
      return memberAddress(result);
    case 'former-principal':
      return '/administrations/formerprincipals';
    case 'alumnus':
      return result.prominent === 1 || isOwn(result.dept_code)
        ? '/alumni/prominent'
        : `${departmentPath(result.dept_code)}/alumni`;
    case 'rti-officer':
      return '/rti/officers';
    case 'department':
      return departmentPath(result.dept_code);
    case 'page':
      return pageOfTextCode(result.page);
    case 'own-page':
      return result.path;
    case 'guide':
      return guidePath(result.address);
    case 'committee':
      return `/committee-description?${new URLSearchParams({ committeeId: result.id })}`;
    case 'metric':
      return metricAddress(result);
  }
}

/** Returns the text of a passage. */
export const textOf = (passage: Passage): string => passage.map(({ text }) => text).join('');

/** Returns the title of a result, or the name of a person. */
export const titleOf = (result: SearchResult): Passage =>
  'name' in result ? result.name : result.title;

export interface AddressedResult {
  result: SearchResult;
  /** Address without language prefix. */
  to: string;
  /** Address of the record that contains the document. */
  sourceTo?: string;
}

type Site = Pick<LoaderContext, 'strings' | 'hidden'>;

/** Adds the address of the record that contains a document. */
function withSource(
  { source, ...document }: Extract<SearchResult, { kind: 'document' }>,
  { to, codes, strings, hidden }: Site & { to: string; codes: College['codes'] },
): AddressedResult {
  const [at] = source ? addressResults([source], codes, { strings, hidden }) : [];
  if (!at || at.result.kind === 'document') return { result: document, to };
  return { result: { ...document, source: at.result }, to, sourceTo: at.to };
}

/** Returns results with their addresses, without those on pages that the college hides. */
export function addressResults(
  results: readonly SearchResult[],
  codes: College['codes'],
  { strings, hidden }: Site,
): AddressedResult[] {
  return results.flatMap((result) => {
    const to = getResultAddress(result, codes);
    if (isHidden(to, hidden)) return [];
    const path = to.replace(/[?#].*/s, '');
    const title = strings.pages[path as PagePath];
    if (result.kind === 'document') return [withSource(result, { to, codes, strings, hidden })];
    const isUntitled = result.kind === 'page' && titleOf(result).length === 0;
    return isUntitled && title
      ? [{ result: { ...result, title: [{ text: title, found: false }] }, to }]
      : [{ result, to }];
  });
}
