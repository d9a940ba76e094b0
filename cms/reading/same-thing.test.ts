import { expect, it } from 'vitest';
import {
  comparableLink,
  isSameJournal,
  isSamePerson,
  isSameProgramme,
  isSameSubtitle,
  numberKeys,
  titleOf,
} from './same-thing.ts';

const isSameTitle = (one: string, other: string) => {
  const [a, b] = [titleOf(one), titleOf(other)];
  return a.main === b.main && isSameSubtitle(a, b);
};

it.each([
  ['Ethnobotany of the Tiwa', 'Ethnobotany of the Tiwa.', true],
  ['Ethnobotany of the Tiwa: plants and songs', 'The ethnobotany of Tiwa', true],
  ['Ethnobotany of the Tiwa people – a study', 'Ethnobotany of the Tiwa people', true],
  ['Birds of the valley: Part I', 'Birds of the valley: Part II', false],
  ['Birds of the valley, Part I', 'Birds of the valley', false],
  ['Birds of Assam valley: winter', 'Birds of Assam valley: summer', false],
  ['Editorial: rain', 'Editorial: wind', false],
])('compares the titles %j and %j', (one, other, isSame) => {
  expect(isSameTitle(one, other)).toBe(isSame);
});

it.each([
  ['Indian J. Tradit. Knowl.', 'Indian Journal of Traditional Knowledge', true],
  ['IJTK', 'The Indian Journal of Traditional Knowledge', true],
  ['Current Science', 'Curr. Sci.', true],
  ['Current Science', 'Current Botany', false],
  ['Current Science', 'Current Science, Bengaluru', true],
  ['Indian Journal of Botany', 'International Journal of Botany', false],
  ['Nature', 'Nature Physics', false],
])('compares the journals %j and %j', (one, other, isSame) => {
  expect([isSameJournal(one, other), isSameJournal(other, one)]).toEqual([isSame, isSame]);
});

it.each([
  ['B.Sc. Physics', 'BSc in Physics (Honours)', true],
  ['B.A. Assamese', 'BA Assamese', true],
  ['B.Sc. Physics (Honours)', 'BSc in Phy', false],
  ['B.Sc. Physics', 'B.Sc. Chemistry', false],
])('compares the programmes %j and %j', (one, other, isSame) => {
  expect(isSameProgramme(one, other)).toBe(isSame);
});

it.each([
  ['Mina Kalita', 'Meena Kalita', true],
  ['Dr. Mina Kalita', 'M. Kalita', true],
  ['Rupam Nath', 'Rupam Kumar Nath', true],
  ['Bhabani Choudhury', 'Bhabani Chaudhuri', true],
  ['Mina Kalita', 'Rupam Nath', false],
  ['Rita Das', 'Gita Das', false],
])('compares the people %j and %j with one number', (one, other, isSame) => {
  expect(isSamePerson(one, other)).toBe(isSame);
});

const isSameNumber = (one: string, other: string) =>
  numberKeys(one).looked.some((key) => numberKeys(other).stored.includes(key));

it.each([
  ['21-1-15', '21-11-5', false],
  ['21-1-15', '21/01/15', true],
  ['BSC-23-011', 'bsc 23 011', true],
  ['BSC-23-011', 'BSC23011', true],
  ['A-102', 'a 102', true],
  ['ক-১০১', 'ক 101', true],
  ['A-102', 'A-1020', false],
])('compares the numbers %j and %j', (one, other, isSame) => {
  expect([isSameNumber(one, other), isSameNumber(other, one)]).toEqual([isSame, isSame]);
});

it.each([
  ['https://dx.doi.org/10.5555/ABC', 'doi: 10.5555/abc'],
  ['http://www.journal.example.org/12/', 'https://journal.example.org/12#top'],
])('compares the links %j and %j as one', (one, other) => {
  expect(comparableLink(one)).toBe(comparableLink(other));
});
