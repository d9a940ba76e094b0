import { expect, test } from 'vitest';
import { en } from '../../strings/en.ts';
import { findProblems, toCall } from './schema.ts';

const words = en.visitorsNote;
const filled = {
  name: 'Demo Visitor',
  phone: '',
  email: 'visitor@example.org',
  message: 'Hello',
  captcha: 'proof',
};

test('a filled form has no problems, with or without a phone number', () => {
  expect(findProblems(filled, words)).toEqual({});
  expect(findProblems({ ...filled, phone: '00000 00000' }, words)).toEqual({});
});

test('empty fields are mandatory, in the words of the specification', () => {
  const problems = findProblems(
    { name: ' ', phone: '', email: '', message: '', captcha: '' },
    words,
  );
  expect(problems).toEqual({
    name: 'Mandatory Field',
    email: 'Mandatory Field',
    message: 'Mandatory Field',
    captcha: 'Captcha not valid',
  });
});

test('a wrong address or number is named', () => {
  const problems = findProblems({ ...filled, email: 'nobody', phone: '12' }, words);
  expect(problems).toEqual({ email: words.email_invalid, phone: words.phone_invalid });
});

test('the phone number travels with its prefix, an empty one stays empty', () => {
  expect(toCall({ ...filled, phone: '00000-00000' }).phone).toBe('+910000000000');
  expect(toCall(filled).phone).toBe('');
});
