import { expect, test } from 'vitest';
import { en } from '../../strings/en.ts';
import { findProblems, toCall } from './schema.ts';

const words = en.visitorsNote;
const filled = {
  name: 'Demo Visitor',
  phone: '',
  email: 'visitor@example.org',
  message: 'Hello',
  consent: 'yes',
  captcha: 'proof',
};

test('a filled form has no problems, with or without a phone number', () => {
  expect(findProblems(filled, words)).toEqual({});
  expect(findProblems({ ...filled, phone: '00000 00000' }, words)).toEqual({});
});

test('empty fields are mandatory, in the words of the specification', () => {
  const problems = findProblems(
    { name: ' ', phone: '', email: '', message: '', consent: '', captcha: '' },
    words,
  );
  expect(problems).toEqual({
    name: 'Mandatory Field',
    email: 'Mandatory Field',
    message: 'Mandatory Field',
    consent: words.consentMissing,
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

test('nothing is cut off: it is said how long a text may be', () => {
  const problems = findProblems({ ...filled, message: 'x'.repeat(5001) }, words);
  expect(problems.message).toBe('Shorten this text to 5000 characters (it has 5001)');
});
