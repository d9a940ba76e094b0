/** `npm run import -- --from URL`: brings the content of another backend into this college. */
import { sayAndFail } from './failure.ts';
import { inRoot } from './paths.ts';
import { finished, startNode } from './process.ts';
import { readSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

const { dataDir } = readSettings(process.env);
const child = startNode(['--import', 'tsx', 'import/run.ts', ...process.argv.slice(2)], {
  cwd: inRoot('cms'),
  env: { ...process.env, ...(await readSecrets(dataDir, process.env)), DATA_DIR: dataDir },
});
await finished(child, 'The import').catch(sayAndFail);
