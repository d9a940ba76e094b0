import { APIError, ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { Refusal } from '../platform/refusal.ts';
import { type Outcome, openReport, reasonOf } from './report.ts';

it('counts records by kind and outcome, in the order of their first record', () => {
  const report = openReport(
    () => {},
    (kind) => `The ${kind}`,
  );
  const came: [string, Outcome][] = [
    ['notices', 'created'],
    ['pages', 'unchanged'],
    ['notices', 'updated'],
    ['notices', 'created'],
  ];
  for (const [kind, outcome] of came) report.came(kind, outcome);
  expect(report.summary()).toEqual({
    came: [
      { kind: 'The notices', created: 2, updated: 1, unchanged: 0, kept: 0 },
      { kind: 'The pages', created: 0, updated: 0, unchanged: 1, kept: 0 },
    ],
    left: [],
  });
  expect(report.lines()).toEqual([
    'The notices: 2 new, 1 changed, 0 unchanged',
    'The pages: 0 new, 0 changed, 1 unchanged',
    'Everything was imported.',
  ]);
});

it('lists a problem of several records only once', () => {
  const report = openReport(() => {});
  for (const [what, reason] of [
    ['/a.pdf', 'answers 404'],
    ['/b.pdf', 'answers 404'],
    ['/a.pdf', 'answers 404'],
    ['/a.pdf', 'is empty'],
  ] as const)
    report.skipped('file', what, reason);
  const [first, ...others] = report.lines();
  expect(first).toMatch(/^Not imported, or only in part: 3\. /);
  expect(others).toEqual([
    '  file /a.pdf: answers 404',
    '  file /b.pdf: answers 404',
    '  file /a.pdf: is empty',
  ]);
});

it('reports progress at the first record of each kind and at every fiftieth record', () => {
  const lines: string[] = [];
  const report = openReport((line) => lines.push(line));
  for (let n = 1; n <= 100; n += 1) report.came(n <= 60 ? 'notices' : 'pages', 'created');
  expect(lines).toEqual([
    'Importing notices …',
    '50 records imported so far.',
    'Importing pages …',
    '100 records imported so far.',
  ]);
});

it.each([
  [
    new ValidationError({
      errors: [
        { path: 'title', message: 'Too long.' },
        { path: 'date', message: 'No day.' },
      ],
    }),
    'title: Too long.; date: No day.',
  ],
  [new APIError('It is in use.', 400), 'It is in use.'],
  [new Refusal('fileAnswers', { status: 404 }), 'Its address answers 404.'],
  [new Refusal('stepFinished'), 'This step is already finished.'],
])('gives the reason of a refusal: %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

it.each([new TypeError('x is not a function'), new Error('SQLITE_FULL'), 'gone'])(
  'throws an error of the program or the machine: %s',
  (error) => {
    expect(() => reasonOf(error)).toThrow(error as Error);
  },
);
