/** What makes a database ready. */
import type { Payload } from 'payload';
import type { DemoSize } from '../demo/fill.ts';
import { rebuildUses } from '../uses/rebuild.ts';
import { createAdministrator, handOver } from './administrator.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { clearUnfinishedDemo } from './clear.ts';
import { migrate } from './migrate.ts';
import { tell } from './tell.ts';

export async function applyMigrations(payload: Payload): Promise<void> {
  const migrated = await migrate(payload);
  tell(migrated ? `${migrated} migrations applied` : 'up to date');
  await bringUpToDate(payload);
}

/** Whoever has an account may have written something. */
export const isInUse = async (payload: Payload): Promise<boolean> =>
  (await payload.count({ collection: 'users' })).totalDocs > 0;

export async function fillWithDemo(payload: Payload, size?: DemoSize): Promise<void> {
  await clearUnfinishedDemo(payload);
  const { fillDemo } = await import('../demo/fill.ts');
  await fillDemo(payload, tell, size);
  // The demo writes what there is much of past all hooks.
  await rebuildUses(payload);
}

/** Last, so that a start that broke off is recognised by its absence. */
export const addAdministrator = async (payload: Payload, email: string): Promise<void> =>
  handOver(await createAdministrator(payload, email));
