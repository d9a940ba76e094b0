/** Tests the plugins of Biome, which `npm run check` applies to the files that biome.json selects. */
import { expect, it } from 'vitest';
import { pluginReports } from './plugin-reports.ts';

const ours = ['Refusal', 'APIError', 'payload.Forbidden', 'Error_', 'MyError'];
const ofLanguage = [
  'Error',
  'SyntaxError',
  'DOMException',
  'File',
  'HTMLInputElement',
  'Uint8Array',
];
const recognisingCopies = ['z.ZodError'];

it('reports instanceof of a class that may have several copies, in code of both servers', async () => {
  const files = ['cms/a.tsx', 'contract/a.ts', 'server/a.ts'];
  const lineOf = (name: string) => `export const is = (error) => !(error instanceof ${name});`;
  const lines = [...ours, ...ofLanguage, ...recognisingCopies].map(lineOf);
  expect(await pluginReports([...files, 'cms/a.test.ts', 'site/a.ts'], lines)).toEqual(
    files.flatMap((file) => ours.map((name) => `${file}: ${lineOf(name)}`)).toSorted(),
  );
});

it('reports reading of unknown values through Object(…)', async () => {
  const hidesAny = ['Object(value).id;', 'const { id } = Object(value);'];
  const others = ['Object.keys(value);', 'isObject(value);'];
  expect(await pluginReports(['tests/a.ts'], [...hidesAny, ...others])).toEqual(
    hidesAny.map((line) => `tests/a.ts: ${line}`).toSorted(),
  );
});

const requests = [
  'await fetch(address);',
  'const send = globalThis.fetch;',
  'http.get(address);',
  "https.request({ hostname: 'localhost' });",
  'net.connect(80, host);',
  "import { createServer, request } from 'node:http';",
  "import { connect } from 'node:net';",
  "import { Agent, fetch as send } from 'undici';",
];
const noRequests = [
  'await requestWithin(base, path);',
  'cache.get(address);',
  'networks.get(address);',
  'await fetcher.fetch(address);',
  "import { createServer } from 'node:http';",
  "import { buildConnector } from 'undici';",
];

it('reports requests of a server whose address is not checked, but none of browsers', async () => {
  const servers = ['cms/a.ts', 'cms/admin/a.ts', 'contract/a.ts', 'server/a.ts', 'site/a.tsx'];
  const others = ['cms/admin/A.tsx', 'site/enhance/a.ts', 'cms/a.test.ts', 'scripts/a.ts'];
  const reported = await pluginReports([...servers, ...others], [...requests, ...noRequests]);
  const expected = servers.flatMap((file) => requests.map((line) => `${file}: ${line}`));
  expect(reported).toEqual(expected.toSorted());
});

it('reports an order that depends on the language of the machine', async () => {
  const lines = ["first.localeCompare(second, 'en');", 'first.localeCompare(second);'];
  expect(await pluginReports(['site/a.ts'], lines)).toEqual([`site/a.ts: ${lines[1]}`]);
});

it('reports system access outside of access.ts', async () => {
  const lines = ['use({ overrideAccess: true });', 'use({ overrideAccess: false });'];
  expect(await pluginReports(['cms/access.ts', 'demo/a.ts'], lines)).toEqual([
    `demo/a.ts: ${lines[0]}`,
  ]);
});

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
const notCompared = [
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
    [...compared, ...notCompared],
  );
  const expected = files.flatMap((file) => compared.map((line) => `${file}: ${line}`));
  expect(reported).toEqual(expected.toSorted());
});

it('reports imports of features by the core', async () => {
  const lines = [
    "import { wordpress } from './features/wordpress/feature.ts';",
    "import type { Feature } from '../feature.ts';",
  ];
  const files = [
    'cms/a.ts',
    'cms/features.ts',
    'cms/features/a/b.ts',
    'cms/a.test.ts',
    'tests/a.ts',
  ];
  expect(await pluginReports(files, lines)).toEqual([`cms/a.ts: ${lines[0]}`]);
});
