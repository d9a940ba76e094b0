/** `npm run demo -- --notices 50000 --departments 40 --employees 2000`: a demo college of at least that size in an empty DATA_DIR. */
import { parseArgs } from 'node:util';
import { failWithSentence } from '../failure.ts';
import { runOnData } from '../services/backend.ts';
import { readSettings } from '../services/settings.ts';

const sizes = ['notices', 'departments', 'employees'] as const;

function readSizes(): string[] {
  const option = { type: 'string', default: '' } as const;
  const options = { notices: option, departments: option, employees: option };
  const { values } = parseArgs({ options });
  for (const name of sizes)
    if (!/^\d{0,6}$/.test(values[name])) throw new Error(`--${name} must be a number.`);
  return sizes.map((name) => values[name]);
}

try {
  const sizes = readSizes();
  const started = performance.now();
  if (!(await runOnData('demo/prepare.ts', ...sizes)))
    throw new Error(
      'This database is in use. Choose an empty one: DATA_DIR=data-large npm run demo',
    );
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `Filled ${readSettings(process.env).dataDir} in ${seconds} s. Start the website with npm start.`,
  );
} catch (error) {
  failWithSentence(error);
}
