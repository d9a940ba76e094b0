import { inject } from 'vitest';
import { readSecrets } from '../../../scripts/services/settings.ts';
import type { College } from '../open-college.ts';

/**
 * The college shared by all files of a test project. Only files of the project `alone`
 * (vitest.config.ts) may change it.
 */
export async function sharedCollege(): Promise<
  Pick<College, 'site' | 'cms' | 'dataDir' | 'admin' | 'secrets'>
> {
  const dataDir = inject('dataDir');
  const [site, cms, secrets] = [inject('site'), inject('cms'), await readSecrets(dataDir, {})];
  return { site, cms, dataDir, admin: inject('demo').admin, secrets };
}
