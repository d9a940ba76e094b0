import { departmentFileTypes, noticeTypes, photoTypes, streams } from '@college/contract/codes';
import { describe, expect, test } from 'vitest';
import { planAlumni, planMessages } from './plan/alumni.ts';
import { shift, yearOf, years } from './plan/calendar.ts';
import { college, featured } from './plan/college.ts';
import { planCommittees } from './plan/committees.ts';
import { planDepartments } from './plan/departments.ts';
import { planEmployees } from './plan/employees.ts';
import { planEvidence } from './plan/evidence.ts';
import { planRegistrations } from './plan/inbox.ts';
import { planNotices } from './plan/notices.ts';
import { planFormerPrincipals, planMembers, rtiOfficers } from './plan/offices.ts';
import { planPages } from './plan/pages.ts';
import { planHolidays, planPhotos } from './plan/photos.ts';
import { planAlbums, planDepartmentFiles, planImportantFiles } from './plan/shared-files.ts';
import { courses } from './text/shared-files.ts';

const today = '2026-11-21';
const plan = (day: string) => ({
  departments: planDepartments(),
  notices: planNotices(day),
  employees: planEmployees(day),
  committees: planCommittees(),
  members: planMembers(day),
  formerPrincipals: planFormerPrincipals(),
  rtiOfficers,
  alumni: planAlumni(),
  messages: planMessages(day),
  registrations: planRegistrations(day),
  photos: planPhotos(),
  holidays: planHolidays(day),
  evidence: planEvidence(day),
  departmentFiles: planDepartmentFiles(day),
  albums: planAlbums(day),
  importantFiles: planImportantFiles(day),
  courses,
  pages: planPages(),
  college,
  featured,
});
const {
  departments,
  notices,
  employees,
  alumni,
  messages,
  registrations,
  photos,
  holidays,
  ...more
} = plan(today);

const pageCodes = [
  'accessibility',
  'certificates',
  'contact',
  'emblem',
  'facility/girlshostel',
  'facility/guest_house',
  'gucdoe',
  'ignou',
  'iqac-coordinator',
  'iqac/teams',
  'kkhsou',
  'ncc',
  'newsletter',
  'nptel',
  'nss',
  'organogram',
  'privacy',
  'publications',
  'recruitment',
  'research',
  'research-notifications',
  'rti',
  'student-wings',
];

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};
const strings = stringsIn(plan(today));

describe('the demo college', () => {
  test('is the same whenever it is planned for the same day', () => {
    expect(plan(today)).toEqual(plan(today));
  });

  test.each(['2026-01-01', '2026-11-21', '2028-02-29'])('uses every type, seen on %s', (day) => {
    const types = new Set(planNotices(day).map(({ type }) => type));
    expect(noticeTypes.filter((type) => !types.has(type))).toEqual([]);
  });

  test.each(['2026-01-01', '2026-11-21', '2028-02-29'])('covers seven years up to %s', (day) => {
    const found = new Set(planNotices(day).map(({ date }) => yearOf(date)));
    expect(years(day).length).toBeGreaterThanOrEqual(7);
    expect(years(day).filter((year) => !found.has(year))).toEqual([]);
  });

  test('has something new and something to come', () => {
    const ahead = notices.filter(({ date }) => date > today);
    expect(ahead.filter(({ type }) => type === 'COLLEGE_EVENT')).toHaveLength(2);
    const fresh = notices.filter(({ date }) => date <= today && date > shift(today, -14));
    expect(fresh.length).toBeGreaterThanOrEqual(8);
  });

  test('has the sizes asked for', () => {
    expect(notices).toHaveLength(560);
    expect(employees).toHaveLength(120);
    expect(planNotices(today, 700)).toHaveLength(700);
    expect(planDepartments(3).map(({ code }) => code)).toContain('PHY');
    expect(new Set(planDepartments(60).map(({ code }) => code)).size).toBe(60);
    expect(new Set(planEmployees(today, 2000, 40).map(({ email }) => email)).size).toBe(2000);
  });

  test('lists departments in every stream, two of them under both Arts and Science', () => {
    expect(new Set(departments.map(({ stream }) => stream))).toEqual(new Set(streams));
    expect(departments.filter(({ dual }) => dual)).toHaveLength(2);
  });

  test('shows events since 2019 with photos', () => {
    const events = notices.filter(({ type }) => type === 'COLLEGE_EVENT');
    expect(new Set(events.map(({ date }) => yearOf(date)))).toContain(2019);
    expect(events.every(({ photos }) => (photos?.length ?? 0) > 0)).toBe(true);
  });

  test('has events of the college and of departments with files, and one with a grid of ten photos', () => {
    const isPicture = (name: string) => !name.endsWith('.pdf');
    for (const type of ['COLLEGE_EVENT', 'DEPTEVENT']) {
      const events = notices.filter((notice) => notice.type === type);
      const shown = events.map(({ files = [], photos = [] }) => ({
        files: files.filter((name) => !isPicture(name)).length,
        photos: [...photos.slice(1), ...files.filter(isPicture)].length,
      }));
      expect(shown.some(({ files, photos }) => files > 0 && photos > 1)).toBe(true);
      if (type === 'COLLEGE_EVENT') expect(shown.some(({ photos }) => photos > 10)).toBe(true);
    }
  });

  test('shows each case once: a poster beside a file, a proof that is a link, a CV of the staff', () => {
    expect(
      notices.some(({ type, files, photos }) => type === 'DEPTNOTICE' && files && photos),
    ).toBe(true);
    const rows = employees.flatMap(({ records }) => Object.values(records?.lists ?? {}).flat());
    expect(rows.some(({ link }) => link)).toBe(true);
    const staff = employees.filter(({ type }) => type === 'OFFICE_STAFF');
    expect(staff.some(({ cv, department }) => cv && department)).toBe(true);
    expect(employees.some(({ type, department }) => type === 'BEARER' && department)).toBe(true);
    expect(staff.filter(({ designation }) => designation === 'Bearer')).toEqual([]);
  });

  test('leads its tiles to pages of this website, wherever there are such', () => {
    const { accreditation, distance_learning, shortcuts } = college;
    const tiles = [...accreditation, ...distance_learning, ...shortcuts];
    expect(tiles.filter(({ link }) => !link?.startsWith('/'))).toEqual([]);
  });

  test('has photos of every type, all with a caption', () => {
    expect(new Set(photos.map(({ type }) => type))).toEqual(new Set(photoTypes));
    expect(photos.every(({ caption }) => caption.en)).toBe(true);
  });

  test('has a holiday on the day it is filled and two messages that wait', () => {
    expect(holidays.some(({ from, to }) => from <= today && today <= to)).toBe(true);
    expect(messages.filter(({ waiting }) => waiting)).toHaveLength(2);
    expect(alumni.filter(({ prominent }) => prominent).length).toBeGreaterThan(5);
  });

  test('answers seven criteria of either kind with questions and files, in each browser twice', () => {
    expect(more.evidence.map(({ report }) => report)).toEqual(['IQAC', 'IQAC', 'SSR', 'SSR']);
    for (const { criteria } of more.evidence) {
      expect(criteria).toHaveLength(14);
      expect(criteria.every(({ questions }) => questions.length >= 2)).toBe(true);
      const files = criteria.flatMap(({ questions }) => questions.flatMap(({ files }) => files));
      const names = files.flatMap(({ files }) => [...files]);
      expect(names.some((name) => name.endsWith('.pdf') && name.length > 30)).toBe(true);
      expect(names.some((name) => !name.endsWith('.pdf'))).toBe(true);
      expect(names.some((name) => name.includes('প্ৰ'))).toBe(true);
    }
  });

  test('has files of every type and albums for all departments but one', () => {
    const codes = departments.map(({ code }) => code).filter((code) => code !== 'BOD');
    for (const type of departmentFileTypes) {
      const found = more.departmentFiles.filter((file) => file.type === type);
      expect(new Set(found.map(({ department }) => department))).toEqual(new Set(codes));
    }
    const owners = new Set(more.albums.map(({ department }) => department));
    expect(owners).toEqual(new Set([...codes, undefined]));
    const sizes = more.albums.map(({ files }) => files.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 8]);
    expect(more.importantFiles).toHaveLength(8);
    expect(new Set(courses.map(([name]) => name)).size).toBe(12);
  });

  test('has words for every page that the website asks for by its code', () => {
    expect(more.pages.map(({ page }) => page).sort()).toEqual(pageCodes);
    expect(more.pages.every(({ body, title }) => body?.en && body.as && title.as)).toBe(true);
  });

  test('leaves no page of notices without words or files', () => {
    const bare = notices.filter(
      ({ body, files, photos, link }) => !(body || files || photos || link),
    );
    expect(bare.map(({ title }) => title.en)).toEqual([]);
    const long = [
      'ADMISSION_PROCEDURE',
      'ADMISSION_HELPDESK',
      'EXAMINATION',
      'RULES_AND_REGULATIONS',
      'COLLEGE_F_LIBRARY',
    ];
    for (const type of long) {
      const [text] = notices.filter((notice) => notice.type === type);
      expect(text?.body?.en).toMatch(/^## [\s\S]*^\| /m);
      expect(text?.body?.as).toBeTruthy();
    }
  });

  test('has a notice and an event of every department but one', () => {
    const codes = departments.map(({ code }) => code).filter((code) => code !== 'BOD');
    for (const type of ['DEPTNOTICE', 'DEPTEVENT']) {
      const owners = notices
        .filter((notice) => notice.type === type)
        .map((notice) => notice.department);
      expect(codes.filter((code) => !owners.includes(code))).toEqual([]);
    }
  });

  test('shows a notice that will go and hides one that went', () => {
    const ends = notices.flatMap(({ expires }) => expires ?? []);
    expect(ends.filter((day) => day > today)).toHaveLength(1);
    expect(ends.filter((day) => day < today)).toHaveLength(1);
  });

  test('fills every year of the archives of events', () => {
    const yearsOf = (type: string) =>
      new Set(notices.filter((notice) => notice.type === type).map(({ date }) => yearOf(date)));
    for (const year of [2019, 2020, 2021, 2022, 2023])
      expect(yearsOf('IQAC_EVENT')).toContain(year);
    for (const year of [2023, 2024, 2025]) expect(yearsOf('COLLEGE_NPTEL_EVENT')).toContain(year);
  });

  test('has registrations for a moderator, of departments that exist', () => {
    const codes = departments.map(({ code }) => code);
    expect(registrations.length).toBeGreaterThanOrEqual(4);
    for (const { department, from } of registrations) {
      expect(codes).toContain(department);
      expect(from + 3).toBeLessThanOrEqual(yearOf(today));
    }
  });

  test('gives no real address and no real telephone number', () => {
    const mails = strings.flatMap((text) => text.match(/[\w.+-]+@[\w.-]*\w/g) ?? []);
    expect(mails.length).toBeGreaterThan(100);
    expect(mails.filter((mail) => !mail.endsWith('example.org'))).toEqual([]);
    const phones = strings.flatMap((text) => text.match(/\b\d{5} \d{5}\b|\+91[\d -]+/g) ?? []);
    expect(phones.filter((phone) => !phone.startsWith('00000'))).toEqual([]);
    const addresses = employees.map(({ email }) => email);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('is written in Assamese, not in Bengali', () => {
    expect(strings.filter((text) => text.includes('\u09b0'))).toEqual([]);
    expect(strings.filter((text) => text.includes('ৰ')).length).toBeGreaterThan(100);
  });

  test('leaves no cell of a table empty', () => {
    expect(strings.filter((text) => /^\|.*\| \|/m.test(text))).toEqual([]);
  });

  test('leaves no blank of a template open', () => {
    expect(strings.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
  });
});
