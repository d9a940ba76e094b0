/** Requests of the set-up, for administrators only. */

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { locales } from '@college/contract/locales';
import type { Payload } from 'payload';
import { z } from 'zod';
import { asSystem, maySetUp } from '../../access.ts';
import { unlessTaken } from '../../platform/database/exclusive.ts';
import { environment } from '../../platform/environment.ts';
import { folder } from '../../platform/folder.ts';
import { Refusal } from '../../platform/refusal.ts';
import { nothing, staffCall } from '../../staff-call.ts';
import { clearContent } from './clear.ts';
import { tryMail } from './test-mail.ts';

const ofSetUp = { method: 'post', right: maySetUp, refusal: 'onlyAdministrators' } as const;

export const setUpEndpoints = [
  staffCall({
    ...ofSetUp,
    path: '/set-up/test-mail',
    input: nothing,
    handle: (_input, req) => tryMail(req, req.user.email),
  }),

  staffCall({
    ...ofSetUp,
    path: '/set-up/own-college',
    input: z.object({ name: z.string().default('') }),
    handle: async ({ name }, { payload }) => ({ backup: await startOwnCollege(payload, name) }),
  }),
];

/**
 * Makes a backup, then deletes all content. Resolves with the path of the backup. Throws a `Refusal`
 * unless the college is the demo and `typed` its name in any language.
 */
export async function startOwnCollege(
  payload: Payload,
  typed: string,
  save: () => Promise<string> = backUp,
): Promise<string> {
  const { is_demo } = await payload.findGlobal({ slug: 'set-up', ...asSystem });
  if (!is_demo) throw new Refusal('notDemo');
  if (!(await namesOf(payload)).includes(typed.trim())) throw new Refusal('otherName');
  const archive = await unlessTaken(payload, 'own college', async () => {
    const saved = await save();
    await clearContent(payload);
    return saved;
  });
  if (!archive) throw new Refusal('backupRunning');
  return archive;
}

async function namesOf(payload: Payload): Promise<string[]> {
  const globals = locales.map((locale) =>
    payload.findGlobal({ slug: 'college', locale, select: { name: true }, ...asSystem }),
  );
  return (await Promise.all(globals)).flatMap(({ name }) => name || []);
}

/** The project's backup command, in another process, which also verifies the archive. */
const command = path.join(folder, '..', 'scripts', 'commands', 'backup.ts');
/** Excluded from later backups, which would otherwise contain all earlier ones. */
const BACKUPS = 'backups';

/** Saves database and files during operation. Resolves with the path of the archive. */
async function backUp(): Promise<string> {
  const { DATA_DIR } = environment;
  const words = [command, path.join(DATA_DIR, BACKUPS)];
  const env = { ...process.env, DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}
