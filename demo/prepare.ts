/**
 * Prepares the database like `cms/commands/prepare.ts`, and fills an empty one with the demo
 * college. `node demo/prepare.ts NOTICES DEPARTMENTS EMPLOYEES` sets minimum numbers.
 */

import {
  prepareDatabase,
  reportProgress,
} from '@college/cms/commands/database/prepare-database.ts';
import { withPayload } from '@college/cms/commands/open.ts';
import { clearUnfinished, fillCollege } from './college.ts';
import { grow } from './grow.ts';

const [notices = 0, departments = 0, employees = 0] = process.argv.slice(2).map(Number);

await withPayload((payload) =>
  prepareDatabase(payload, {
    administrator: 'admin@example.org',
    async fill() {
      await clearUnfinished(payload);
      await fillCollege(payload, reportProgress);
      await grow(payload, { departments, employees, notices }, reportProgress);
    },
  }),
);
