import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { SECURITY_LOG } from '@college/server/data-folder';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addUser } from '../../testing/content.ts';
import { stubEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { CheckContext, CheckResult } from '../check.ts';

let payload: Payload;
let checks: typeof import('./security-log-checks.ts');
let log: typeof import('../../platform/security-log/security-log.ts');
beforeAll(async () => {
  payload = await temporaryCms();
  checks = await import('./security-log-checks.ts');
  log = await import('../../platform/security-log/security-log.ts');
}, patience);

const run = async (name: keyof typeof checks): Promise<CheckResult> =>
  checks[name]({ payload, now: new Date() } as CheckContext);
const says = ({ facts }: CheckResult) => facts.map((fact) => fact.says);

it('asks for a second account for pages, notices and profiles, and for two who can approve', async () => {
  await addUser(payload, 'administrator');
  expect(says(await run('moderation'))).toEqual([
    'Pages are published without a second account.',
    'Notices are published without a second account.',
    'Teachers publish their profiles without approval.',
    'There is only one account that can approve. Add an editor.',
  ]);
  await addUser(payload, 'editor');
  await payload.updateGlobal({
    slug: 'account-rules',
    data: {
      ...{ approved_notices: ['COLLEGE_TENDER'], approved_pages: true },
      profiles_public: 'approved',
    },
  });
  expect((await run('moderation')).state).toBe('met');
});

it('sees if the log is read, and if a line was changed', async () => {
  expect((await run('logRead')).state).toBe('not');
  await log.noteSecurity('read', 'a@b.in', { list: SECURITY_LOG });
  expect((await run('logRead')).state).toBe('met');
  const folder = path.join(await stubEnvironment(), SECURITY_LOG);
  await rm(folder, { recursive: true });
  await log.noteSecurity('sign-in', 'a@b.in', {}, new Date('2025-01-01T00:00:00Z'));
  await log.noteSecurity('sign-in', 'b@b.in', {}, new Date('2025-01-01T00:00:01Z'));
  // The first line names one that was removed.
  expect((await run('logWhole')).state).toBe('not');
  await appendFile(path.join(folder, '2025-01-01.jsonl'), 'no line');
  expect(says(await run('logWhole'))[0]).toMatch(/^Line/);
});
