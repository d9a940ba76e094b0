import { runCommand } from './backend.ts';
import { credentialLines } from './credentials.ts';
import { readSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

/**
 * Runs a script on DATA_DIR and prints a password that it made, once. Resolves to true if it made
 * one.
 */
export async function runOnData(...words: string[]): Promise<boolean> {
  const { dataDir, siteUrl, cmsUrl } = readSettings(process.env);
  const secrets = await readSecrets(dataDir, process.env);
  const admin = await runCommand(words, { dataDir, secrets, siteUrl, cmsUrl });
  if (admin) console.log(`\n  ${credentialLines(admin).join('\n  ')}\n`);
  return Boolean(admin);
}
