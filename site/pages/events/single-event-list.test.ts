/** The breadcrumb of a notice by itself leads to the page that lists it. */

import type { PagePath } from '@college/contract/site-map/default';
import { expect, test } from 'vitest';
import type { ShownPage } from '../../context.ts';
import { showsOf } from '../../rendering/college/college-map.ts';
import { siteMap } from '../../site-map.ts';
import { listOf } from './single-event.tsx';

const pages: Pick<ShownPage, 'path' | 'shows'>[] = Object.entries(siteMap).map(([key, entry]) => {
  const path = key as PagePath;
  return { path, shows: showsOf(path, entry) ?? [] };
});

test.each([
  ['COLLEGE_EVENT', '/events'],
  ['COLLEGE_ACADEMIC_NOTICE', '/notifications/academic'],
  ['COLLEGE_TENDER', '/notifications/tender'],
  ['EXAM_RESULTS', '/students/results'],
] as const)('%s is listed on %s', (type, path) => {
  expect(listOf({ type }, pages)).toBe(path);
});

test.each(['DEPTEVENT', 'COLLEGE_SWOC_S'] as const)('no page of the college lists %s', (type) => {
  expect(listOf({ type }, pages)).toBeUndefined();
});

test('a page that the college hid is not named', () => {
  const others = pages.filter(({ path }) => path !== '/events');
  expect(listOf({ type: 'COLLEGE_EVENT' }, others)).not.toBe('/events');
});
