import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedType, addedTypeAt, pathOfAddedType } from '../added-pages.ts';
import { addressKey, canBeRedirected, canBeRedirectTarget, mayBeAdded } from './addresses.ts';

test.each([
  '/sports-week',
  '/iqac/naac-visit',
  '/facility/reading-room',
  '/students',
  '/health-centre',
  '/texts',
  '/2026',
  `/${'a'.repeat(79)}`,
])('%s may be a page of a college', (path) => expect(mayBeAdded(path)).toBe(true));

test.each([
  '',
  '/',
  'sports',
  '/Sports',
  '/sports_week',
  '/sports-',
  '/a--b',
  '/a//b',
  '/a/',
  '/../a',
  '/a?b',
  '/:link',
  '/*',
  `/${'a'.repeat(80)}`,
  '/admin/users',
  '/files/media',
  '/as',
  '/as/sports',
  '/department/phy',
  '/getcollege',
  '/settings/admissionsettings.json',
  '/preview/a',
  '/api',
  '/text',
  '/text/prospectus',
  '/health',
  '/metrics',
  '/events/2021',
  '/guides/transcript',
  '/search/suggestions',
  '/singleevent',
  '/notifications/anything',
])('%s may not', (path) => expect(mayBeAdded(path)).toBe(false));

test.each([
  '/old-site/notices.php',
  '/2019/05/জাননী',
  '/Sports_Week',
  '/wp-content/uploads/2019/05/form.pdf',
  '/?p=12',
  '/?p=1234567890',
  '/?page_id=7',
  '/old-site?cat=3',
  '/?attachment_id=7',
  '/?tag=exam-results',
  '/?tag=Exams',
  '/?tag=পৰীক্ষা',
  '/?tag=%E0%A6%AC',
  '/?category_name=tenders',
  '/?m=201905',
  '/index.php?id=5',
  '/a?q=1',
  '/zzq-old/Fee%20list.pdf',
  '/zzq-old/%E0%A6%AC%E0%A6%87',
  `/${'a'.repeat(299)}`,
])('%s can be redirected', (path) => expect(canBeRedirected(path)).toBe(true));

test.each([
  '/',
  '/a/',
  '//evil.example.org',
  '/a//b',
  '/?p=',
  '/?p=a',
  '/?tag=',
  '/?tag=a/b',
  '/?tag=a&tag=b',
  '/?q=1',
  '/?p=1&x=2',
  '/?p=1?p=2',
  '/?p=00000000001',
  '/admin?p=1',
  '/ADMIN/x',
  '/%61dmin/x',
  '/GetCollege',
  '/.well-known/security.txt',
  '/_next/image',
  '/a%0d%0ab',
  '/a%2f%2fb',
  '/a?q=1 2',
  '/a#b',
  '/:dept',
  '/*',
  '/a b',
  '/admin/x',
  '/getcollege',
  `/${'a'.repeat(300)}`,
  'https://x.org/a',
])('%s cannot be redirected', (path) => expect(canBeRedirected(path)).toBe(false));

test.each(['/events', '/events?year=2026#top', 'https://example.org/a', '/'])(
  '%s can be the target of a redirect',
  (address) => expect(canBeRedirectTarget(address)).toBe(true),
);

test.each([
  '',
  'events',
  '//evil.example.org',
  '/\\evil.example.org',
  'javascript:alert(1)',
  'mailto:a@example.org',
  'https://',
  'https://a b',
])('%s cannot be the target of a redirect', (address) =>
  expect(canBeRedirectTarget(address)).toBe(false),
);

const part = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/);
const path = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);

test('a category contains its path, so that no two pages share one', () => {
  fc.assert(
    fc.property(path, (address) => {
      expect(pathOfAddedType(addedTypeAt(address))).toBe(address);
      expect(addedType.safeParse(addedTypeAt(address)).success).toBe(true);
    }),
  );
});

test('a category has a name, no longer than that of the longest path', () => {
  const isOwnType = (name: string) => addedType.safeParse(`OWN_${name}`).success;
  expect(['', 'A', 'A'.repeat(90), 'A'.repeat(91), 'a'].map(isOwnType)).toEqual([
    ...[false, true, true, false, false],
  ]);
});

test('a broken escape in an address is compared as it is written', () =>
  expect(addressKey('/a%zz%E0')).toBe('/a%zz%e0'));
