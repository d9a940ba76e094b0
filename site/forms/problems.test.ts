import { consentBoxes, consentNames } from '@college/contract/consents';
import { rulesOf } from '@college/contract/field-rules';
import { describe, expect, it } from 'vitest';
import { assamese } from '../strings/as.ts';
import { en } from '../strings/en.ts';
import { defineForm, type FormDefinition, formFields, type Values } from './form-definition.ts';
import { type FormName, forms } from './forms.ts';
import { findProblems, summarizeProblems, toCallValues } from './problems.ts';

const { forms: words } = en;
const lists = { departments: ['Physics', 'Assamese'], callingCode: '+91' };
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
const names = Object.keys(forms) as FormName[];
const namesOf = (name: FormName) => formFields(forms[name]).map(([field]) => field);
const rules = (name: FormName) => rulesOf(forms[name].call, namesOf(name));

const boxes = (name: FormName) => consentBoxes(forms[name].call, 'en');
const everything = Object.fromEntries(consentNames.map((name) => [name, true]));

const problems = (name: FormName, change: Values = {}, strings: typeof words = words) =>
  findProblems(
    { values: { ...filled, ...change }, captcha: 'proof', agreed: everything },
    { definition: forms[name], rules: rules(name), words: strings, lists, boxes: boxes(name) },
  );
const callInput = (name: FormName, change: Values = {}) => {
  const definition: FormDefinition = forms[name];
  const fields = toCallValues(definition, { ...filled, ...change }, lists) as never;
  const input: object = definition.toCall(
    fields,
    { captcha: 'proof', dp: [{ path: 'a.jpg' }] },
    everything,
  );
  return input;
};

describe.each(names)('%s', (name) => {
  it('has no problem when complete', () => {
    expect(problems(name)).toEqual({});
  });
  it('reports each mandatory field, and no other', () => {
    for (const field of namesOf(name)) {
      const isOptional = name === 'visitors-note' && field === 'phone';
      expect(problems(name, { [field]: ' ' })).toEqual(
        isOptional ? {} : { [field]: 'Mandatory Field' },
      );
    }
  });
  it('asks for the consents without which it cannot be kept or shown', () => {
    const typed = { values: filled, captcha: 'proof', agreed: {} };
    const checks = { definition: forms[name], rules: rules(name), words, lists };
    const missing = findProblems(typed, { ...checks, boxes: boxes(name) });
    const needed = name.endsWith('message') ? ['consent', 'consent_publish'] : ['consent'];
    expect(summarizeProblems(forms[name], missing, words)).toEqual(
      needed.map((field) => ({ field, problem: expect.stringMatching(/^Tick this box/) })),
    );
  });
});

it('asks for exactly the fields of the specification', () => {
  const message = ['batch_from', 'batch_to', 'course', 'department', 'email', 'message', 'name'];
  const sorted = (name: FormName) => namesOf(name).sort();
  expect(sorted('visitors-note')).toEqual(['email', 'message', 'name', 'phone']);
  expect(sorted('student-message')).toEqual(message);
  expect(sorted('alumni-message')).toEqual([...message, 'company_name', 'occupation'].sort());
  expect(sorted('alumni-registration')).toEqual(
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
] as const)('refuses %s %j', (name, value, sentence) => {
  expect(problems('alumni-registration', { [name]: value })).toEqual({ [name]: sentence });
});

it.each([
  ['message', 'x'.repeat(5001), 'Shorten this text to 5000 characters (it has 5001)'],
  ['email', 'nobody', words.email_invalid],
  ['phone', '12', words.phone_invalid],
] as const)('refuses %s in a note', (name, value, sentence) => {
  expect(problems('visitors-note', { [name]: value })).toEqual({ [name]: sentence });
});

it.each([
  ['address', 500],
  ['name', 100],
  ['occupation', 200],
] as const)('allows %s with %d characters and counts a surrogate pair once', (name, most) => {
  expect(problems('alumni-registration', { [name]: '𝒂'.repeat(most) })).toEqual({});
});

it('a batch may end in the year in which it began', () => {
  const year = { batch_from: '2015', batch_to: '2015' };
  expect(problems('alumni-registration', year)).toEqual({});
});

it("reports in the page's language", () => {
  expect(problems('visitors-note', { name: '' }, assamese.forms as typeof words)).toEqual({
    name: assamese.forms.mandatory,
  });
});

describe('the input of the call', () => {
  it('has years as numbers and phones with their calling code', () => {
    expect(callInput('alumni-registration', { department: 'physics' })).toMatchObject({
      batch_from: 2015,
      department: 'Physics',
      phone: '+910000000000',
      captcha: 'proof',
      show_contact: true,
    });
    expect(callInput('student-message')).toMatchObject({ type: 'STUDENT' });
    expect(callInput('alumni-message')).toMatchObject({ type: 'ALUMNI', company_name: 'NA' });
  });

  it('has an empty number for a note without one', () => {
    expect(callInput('visitors-note', { phone: '00000-00000' })).toMatchObject({
      phone: '+910000000000',
      contact: '+910000000000',
    });
    expect(callInput('visitors-note', { phone: '' })).toMatchObject({ phone: '' });
  });

  it('is valid for the call, whatever was pasted', () => {
    const pasted = { name: 'Rina\tDas\u0007', message: 'One\u000bline\r\nand another\u0000' };
    expect(problems('visitors-note', pasted)).toEqual({});
    expect(callInput('visitors-note', pasted)).toMatchObject({
      name: 'Rina Das',
      message: 'One line\r\nand another',
    });
  });
});

it('a form that does not fit its call does not compile', () => {
  const { message, ...without } = forms['visitors-note'].fields;
  const fields = { ...without, message };
  defineForm({
    call: 'addvisitornote',
    fields: without,
    // @ts-expect-error the call needs a message, for which the form has no field
    toCall: (fields, { captcha }) => ({ ...fields, captcha }),
  });
  defineForm({
    call: 'addvisitornote',
    fields,
    // @ts-expect-error the call has another name for the field
    toCall: ({ message: note, ...fields }, { captcha }) => ({ ...fields, note, captcha }),
  });
});
