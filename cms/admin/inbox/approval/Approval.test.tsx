// @vitest-environment happy-dom
/** Tests the approval state of a profile. */
import type { UIFieldServerProps } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../../testing/payload-ui.tsx';
import { buttons, close, fill, open, press, words } from '../../../testing/screen.ts';
import { Approval } from './Approval.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

const findVersions = vi.fn();
interface Options {
  id?: number | string;
  role?: string;
  defaultTimezone?: string;
}
const propsOf = ({ defaultTimezone, ...options }: Options) => {
  const { role = 'editor' } = options;
  const payload = { findVersions, config: { admin: { timezones: { defaultTimezone } } } };
  const props = {
    collectionSlug: 'employees',
    id: 'id' in options ? options.id : 7,
    payload,
    req: { user: { role } },
  };
  return props as unknown as UIFieldServerProps;
};
const show = async (options: Options = {}) => open(await Approval(propsOf(options)));
const way = () => document.querySelector('a')?.getAttribute('href');
const waitingText = 'Submitted on 22-11-2020 15:30. Waiting for approval.';

beforeEach(() => {
  findVersions.mockReset().mockResolvedValue({ docs: [{ id: 30 }] });
  const savedDocumentData = { handed_in_at: '2020-11-22T10:00:00.000Z' };
  openAnew({ document: { id: 7, collectionSlug: 'employees', savedDocumentData } });
});
afterEach(close);

test('reads the latest version with the rights of the user', async () => {
  await show({ role: 'head-of-department' });
  expect(findVersions.mock.calls).toEqual([
    [
      {
        collection: 'employees',
        where: { and: [{ parent: { equals: 7 } }, { latest: { equals: true } }] },
        select: {},
        depth: 0,
        limit: 1,
        pagination: false,
        overrideAccess: false,
        user: { role: 'head-of-department' },
      },
    ],
  ]);
});

test.each([
  ['administrator', true],
  ['editor', true],
  ['head-of-department', true],
  ['department-editor', false],
  ['teacher', false],
])('a %s may approve: %j', async (role, approves) => {
  await show({ role, defaultTimezone: 'Asia/Kolkata' });
  expect(words()).toContain(waitingText);
  expect(way()).toBe(approves ? '/admin/collections/employees/7/versions/30' : undefined);
  expect(buttons()).toHaveLength(approves ? 1 : 0);
});

test.each([
  ['head-of-department', false, true],
  ['head-of-department', true, false],
  ['teacher', false, false],
])(
  'tells a %s that approval makes a profile public (public now: %s): %s',
  async (role, liveNow, tells) => {
    Object.assign(admin.document.savedDocumentData as object, { liveNow });
    await show({ role });
    expect(words().includes('Approving it makes it public.')).toBe(tells);
  },
);

test('offers a decision without a comparison if there is no version', async () => {
  findVersions.mockResolvedValue({ docs: [] });
  await show();
  expect([way(), buttons().length]).toEqual([undefined, 1]);
});

test('shows the time in UTC if the college has no time zone', async () => {
  await show();
  expect(words()).toContain('Submitted on 22-11-2020 10:00.');
});

test.each([undefined, 'new'])('shows and reads nothing for the id %j', async (id) => {
  expect(await Approval(propsOf({ id }))).toBeNull();
  expect(findVersions).not.toHaveBeenCalled();
});

test.each([
  [true, ['Returned to the teacher.']],
  [false, []],
])('reports a return only if it was saved: %s', async (ok, toasts) => {
  admin.submit = vi.fn(async () => ({ res: { ok } }));
  admin.document.setUnpublishedVersionCount = () => undefined;
  await show();
  await press('Return to the teacher …');
  await fill('Reason (the teacher gets it by e-mail)', 'The year is missing.');
  await press('Return and e-mail the reason');
  expect(admin.submit).toHaveBeenCalledWith(
    expect.objectContaining({ disableSuccessStatus: true, method: 'PATCH' }),
  );
  expect(admin.toasts).toEqual(toasts);
});
