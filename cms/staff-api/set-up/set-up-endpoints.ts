/** Requests of the set-up, for administrators only. */

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { locales } from '@college/contract/locales';
import { addDataAndFileToRequest, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { asSystem, maySetUp } from '../../access.ts';
import { unlessTaken } from '../../platform/database/exclusive.ts';
import { environment } from '../../platform/environment.ts';
import { folder } from '../../platform/folder.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Sentence, say } from '../../words/say.ts';
import { answerRefusals, refuse } from '../refuse.ts';
import { clearContent } from './clear.ts';
import { tryMail } from './test-mail.ts';

const post = (path: string, answer: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
  path: `/set-up/${path}`,
  method: 'post',
  handler: answerRefusals(async (req) =>
    maySetUp({ req })
      ? answer(req)
      : refuse(403, say(req.i18n.language, 'Only administrators can set up the college.')),
  ),
});

export const setUpEndpoints: Endpoint[] = [
  post('test-mail', async (req) => Response.json(await tryMail(req, req.user?.email ?? ''))),

  post('own-college', async (req) => {
    await addDataAndFileToRequest(req);
    const typed = String(req.data?.name ?? '');
    const { language } = req.i18n;
    return Response.json({ backup: await startOwnCollege(req.payload, { typed, language }) });
  }),
];

interface OwnCollege {
  /** The name of the demo college, as the administrator typed it to confirm. */
  typed: string;
  /** The language of refusals. */
  language: string;
  save?: () => Promise<string>;
}

/**
 * Makes a backup, then deletes all content. Resolves with the path of the backup. Throws a `Refusal`
 * unless the college is the demo and `typed` its name in any language.
 */
export async function startOwnCollege(
  payload: Payload,
  { typed, language, save = backUp }: OwnCollege,
): Promise<string> {
  const refusal = (sentence: Sentence) => new Refusal(422, say(language, sentence));
  const { is_demo } = await payload.findGlobal({ slug: 'set-up', depth: 0, ...asSystem });
  if (!is_demo) throw refusal('This is not the demo. Its content was not deleted.');
  if (!(await namesOf(payload)).includes(typed.trim()))
    throw refusal('This is not the name of the college. Nothing was deleted.');
  const archive = await unlessTaken(payload, 'own college', async () => {
    const saved = await save();
    await clearContent(payload);
    return saved;
  });
  if (!archive) throw refusal('The backup is being saved. Please wait.');
  return archive;
}

async function namesOf(payload: Payload): Promise<string[]> {
  const globals = locales.map((locale) =>
    payload.findGlobal({ slug: 'college', locale, depth: 0, select: { name: true }, ...asSystem }),
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
