/** `npm run password`: sets a new password for the first administrator, or for the e-mail address given. */

import { sayAndFail } from './failure.ts';
import { inRoot } from './paths.ts';
import { finished, startNode } from './process.ts';
import { readSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

const { dataDir } = readSettings(process.env);
const child = startNode(['--import', 'tsx', 'password.ts', ...process.argv.slice(2)], {
  cwd: inRoot('cms'),
  env: { ...process.env, ...(await readSecrets(dataDir, process.env)), DATA_DIR: dataDir },
});
await finished(child, 'Setting a password').catch(sayAndFail);
