/** Tests `rights-by-name.grit`, which `npm run check` applies to the files that biome.json selects. */
import { expect, it } from 'vitest';
import { pluginReports } from './plugin-reports.ts';

const compared = [
  "export const a = user?.role === 'administrator';",
  "export const b = ({ role }) => role !== 'head-of-department';",
  "export const c = asRecord(options.data).role == 'teacher';",
  'export const d = allowed.includes(req.user.role);',
  'export const e = allowed.includes(String(role));',
  'export const f = bulkRights[req.user.role];',
  "export const g = { role: { equals: 'administrator' } };",
  "export const h = [{ role: { in: ['moderator', 'teacher'] } }];",
];
const others = [
  "export const i = officer.role === 'MEMBER';",
  'export const j = change.role !== account.role;',
  "export const k = { role: 'teacher' };",
  'export const l = labels.get(role);',
  "export const m = kind === 'teacher';",
  'export const n = { role: { in: [...decidingRoles] } };',
  'export const o = administration.rtiRoles[role];',
];

it('reports a comparison of a role outside of access.ts', async () => {
  const files = ['cms/a.tsx', 'cms/content/a.ts'];
  const reported = await pluginReports(
    [...files, 'cms/access.ts', 'cms/a.test.ts', 'cms/testing/a.ts', 'site/a.ts'],
    [...compared, ...others],
  );
  const expected = files.flatMap((file) => compared.map((line) => `${file}: ${line}`));
  expect(reported).toEqual(expected.toSorted());
});
