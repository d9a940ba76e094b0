import { describe, expect, it } from 'vitest';
import { en } from '../../strings/en.ts';
import type { Values } from './definition.ts';
import { type VerifiedFormName, verifiedForms } from './forms.ts';
import { findProblems, toCall } from './problems.ts';

const words = en.forms;
const departments = ['Physics', 'Assamese'];
const filled: Values = {
  name: 'Rina Das',
  email: 'rina@example.org',
  phone: '00000 00000',
  whatsapp_number: '+44 20 0000 0000',
  address: 'Demo Road',
  course: 'BSC',
  department: 'Physics',
  batch_from: '2015',
  batch_to: '2018',
  occupation: 'Teacher',
  company_name: 'NA',
  highest_qualification: 'M.Sc.',
  message: 'Hello',
};
const problems = (form: VerifiedFormName, change: Values = {}) =>
  findProblems(verifiedForms[form], { ...filled, ...change }, words, { departments });

describe.each(Object.keys(verifiedForms) as VerifiedFormName[])('%s', (form) => {
  it('has no problem when it is filled in', () => {
    expect(problems(form)).toEqual({});
  });
  it('says of each field alone that it is mandatory', () => {
    for (const { name } of verifiedForms[form].fields)
      expect(problems(form, { [name]: ' ' })).toEqual({ [name]: 'Mandatory Field' });
  });
});

it('asks for exactly the fields of the specification', () => {
  const names = (form: VerifiedFormName) =>
    verifiedForms[form].fields.map(({ name }) => name).sort();
  const message = ['batch_from', 'batch_to', 'course', 'department', 'email', 'message', 'name'];
  expect(names('student-message')).toEqual(message);
  expect(names('alumni-message')).toEqual([...message, 'company_name', 'occupation'].sort());
  expect(names('alumni-registration')).toEqual(
    [
      ...['name', 'email', 'phone', 'whatsapp_number', 'address', 'department'],
      ...['batch_from', 'batch_to', 'occupation', 'highest_qualification'],
    ].sort(),
  );
});

it.each([
  ['email', 'rina@', words.email_invalid],
  ['phone', '12345', words.phone_invalid],
  ['phone', '+44', words.phone_invalid],
  ['department', 'Alchemy', words.department_unknown],
  ['address', 'x'.repeat(501), 'Shorten this text to 500 characters (it has 501)'],
  ['batch_to', '2014', words.batch_order],
] as const)('%s %j is wrong', (name, value, sentence) => {
  expect(problems('alumni-registration', { [name]: value })).toEqual({ [name]: sentence });
});

it('a batch may end in the year in which it began', () => {
  const year = { batch_from: '2015', batch_to: '2015' };
  expect(problems('alumni-registration', year)).toEqual({});
});

it('sends years as numbers and phones with the prefix of their country', () => {
  const call = toCall(
    verifiedForms['alumni-registration'],
    { ...filled, department: 'physics' },
    { departments },
    {
      captcha: 'proof',
      dp: [{ path: 'a.jpg' }],
    },
  );
  expect(call).toMatchObject({
    batch_from: 2015,
    department: 'Physics',
    phone: '+910000000000',
    captcha: 'proof',
  });
  expect(
    toCall(verifiedForms['student-message'], filled, { departments }, { captcha: '', dp: [] }).type,
  ).toBe('STUDENT');
});
