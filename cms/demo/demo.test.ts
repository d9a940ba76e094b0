import { noticeTypes, photoTypes, streams } from '@college/contract/codes';
import { describe, expect, test } from 'vitest';
import { planAlumni, planMessages } from './plan/alumni.ts';
import { shift, yearOf, years } from './plan/calendar.ts';
import { college, featured } from './plan/college.ts';
import { planDepartments } from './plan/departments.ts';
import { planEmployees } from './plan/employees.ts';
import { planRegistrations } from './plan/inbox.ts';
import { planNotices } from './plan/notices.ts';
import { planHolidays, planPhotos } from './plan/photos.ts';

const today = '2026-11-21';
const plan = (day: string) => ({
  departments: planDepartments(),
  notices: planNotices(day),
  employees: planEmployees(day),
  alumni: planAlumni(),
  messages: planMessages(day),
  registrations: planRegistrations(day),
  photos: planPhotos(),
  holidays: planHolidays(day),
  college,
  featured,
});
const { departments, notices, employees, alumni, messages, registrations, photos, holidays } =
  plan(today);

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
    expect(notices).toHaveLength(500);
    expect(employees).toHaveLength(120);
    expect(planNotices(today, 700)).toHaveLength(700);
    expect(planDepartments(3).map(({ code }) => code)).toContain('PHY');
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

  test('has photos of every type, all with a caption', () => {
    expect(new Set(photos.map(({ type }) => type))).toEqual(new Set(photoTypes));
    expect(photos.every(({ caption }) => caption.en)).toBe(true);
  });

  test('has a holiday on the day it is filled and two messages that wait', () => {
    expect(holidays.some(({ from, to }) => from <= today && today <= to)).toBe(true);
    expect(messages.filter(({ waiting }) => waiting)).toHaveLength(2);
    expect(alumni.filter(({ prominent }) => prominent).length).toBeGreaterThan(5);
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

  test('leaves no blank of a template open', () => {
    expect(strings.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
  });
});
