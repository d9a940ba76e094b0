import { expect, test } from 'vitest';
import { callNames, calls, isCallName, methodsOf } from '../calls.ts';

const rows = callNames.map((name) => ({ name, ...calls[name] }));
const namesWhere = (test: (row: (typeof rows)[number]) => unknown) =>
  rows.filter(test).map(({ name }) => name);

const submitting = [
  'addsearchcounts',
  'addvisitornote',
  'email-verification',
  'email-verification-otp',
  'addfile-alumni',
  'add-alumni-registration',
  'add-message',
  'withdraw-consent',
];

test('submissions are POST only, never cached, and limited', () => {
  expect(namesWhere(({ submits }) => submits)).toEqual(submitting);
  for (const { name, submits, lifetime, limit, method } of rows) {
    expect([name, methodsOf(name)]).toEqual([name, submits ? ['POST'] : ['GET', 'HEAD', 'POST']]);
    if (submits)
      expect([name, method, lifetime, limit !== undefined]).toEqual([name, 'POST', 'never', true]);
  }
});

test('only answers that differ each time are never cached', () => {
  expect(namesWhere(({ lifetime, submits }) => lifetime === 'never' && !submits)).toEqual([
    'getfiledata',
    'getpreview',
    'content-revision',
    'initialisation/setcount',
    'initialisation/getcount',
    'captcha-challenge',
  ]);
});

test('limits are per minute, those of mails per quarter of an hour', () => {
  const limited = rows.flatMap(({ name, limit }) => (limit ? [[name, limit]] : []));
  const limitPerNetwork = { most: 30, minutes: 1 };
  expect(Object.fromEntries(limited)).toEqual({
    getfiledata: limitPerNetwork,
    getsearchresults: { most: 600, minutes: 1 },
    getsearchsuggestions: { most: 1500, minutes: 1 },
    ...Object.fromEntries(submitting.map((name) => [name, limitPerNetwork])),
    'email-verification': { most: 300, minutes: 15 },
  });
});

test('a body has at most 64 KB beside its file or the form of a preview', () => {
  expect(namesWhere(({ takesFile }) => takesFile)).toEqual(['addfile-alumni']);
  const larger: Record<string, number> = { 'addfile-alumni': 5_065_536, getpreview: 524_288 };
  for (const { name, bodySize } of rows)
    expect([name, bodySize]).toEqual([name, larger[name] ?? 65_536]);
});

test('a call without input is a GET, and every example fits its input', () => {
  for (const { name, method, input, example, submits } of rows) {
    const asks = Object.keys(example).length > 0;
    expect([name, method]).toEqual([name, asks || submits ? 'POST' : 'GET']);
    expect([name, input.safeParse(example).error]).toEqual([name, undefined]);
  }
});

test('the answer for an absent call fits its output', () => {
  const ours = rows.filter(({ absent }) => absent !== undefined);
  expect(Object.fromEntries(ours.map(({ name, absent }) => [name, absent]))).toEqual({
    getcollege: { name: 'College' },
    getduenotices: [],
    getduties: 0,
    getguides: [],
    getpolicies: [],
    getyearsoftype: [],
    getholidays: [],
    getpage: 0,
    getpeople: [],
    getpreview: 0,
    getprogrammes: [],
    getfileaddress: { state: 'unsaid' },
    getfiletext: 0,
    getfileswithtext: [],
    getformerprincipals: [],
    getowngroup: [],
    getrtiofficers: [],
    getsitemap: {},
    getsearchresults: {},
    getsearchsuggestions: [],
    getwebsitequality: 0,
    addsearchcounts: {},
  });
  for (const { output, absent } of ours) expect(output.safeParse(absent).success).toBe(true);
});

test('a call for one record answers 0 if there is none, and no other number', () => {
  const none = namesWhere(({ output }) => output.safeParse(0).success);
  expect(none).toEqual([
    'getsingleeventbyid',
    'getdeptdata',
    'getduties',
    'getwebsitequality',
    'getmyprofiledata',
    'getmyprofiledataqreport',
    'getcommitteebyid',
    'getfiletext',
    'getpage',
    'getpreview',
  ]);
  expect(namesWhere(({ output }) => output.safeParse(1).success)).toEqual([]);
});

test('the message of a dialog is not empty', () => {
  const { output } = calls['email-verification'];
  expect(['', 'a'].map((sentence) => output.safeParse(sentence).success)).toEqual([false, true]);
});

test('only names of the table are names of calls', () => {
  expect(['getcourse', 'toString', 'constructor', '', 'GETCOURSE'].map(isCallName)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
