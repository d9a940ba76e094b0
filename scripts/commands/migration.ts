/**
 * `npm run migration -- NAME`: creates a migration for both databases from the changed fields, and
 * updates types and import map.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toolEnvironment } from '../build/parts.ts';
import { failWithSentence } from '../failure.ts';
import { inRoot } from '../paths.ts';
import { finished, startNode } from '../services/process.ts';

async function writeMigrations(name: string): Promise<void> {
  if (!/^[\w-]+$/.test(name))
    throw new Error('Name the change in one word: npm run migration -- phones_of_committees');
  // An empty database, because the backend's configuration opens one.
  const dataDir = await mkdtemp(path.join(tmpdir(), 'migration-'));
  const script = inRoot('cms/commands/write-migrations.ts');
  const child = startNode([script, name], {
    cwd: inRoot('cms'),
    env: {
      ...process.env,
      ...toolEnvironment,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
  });
  await finished(child, 'npm run migration').finally(() => rm(dataDir, { recursive: true }));
}

await writeMigrations(process.argv[2] ?? '').catch(failWithSentence);
