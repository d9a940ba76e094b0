/** Opens Payload for a command. */
import type { Payload } from 'payload';
import { isRefusal } from '../platform/refusal.ts';

export async function withPayload(command: (payload: Payload) => Promise<void>): Promise<void> {
  // Imported here, because an error in the environment must be reported in one line.
  try {
    const [{ getPayload }, { default: config }] = await Promise.all([
      import('payload'),
      import('../payload.config.ts'),
    ]);
    const payload = await getPayload({ config });
    try {
      await command(payload);
    } finally {
      await payload.destroy();
    }
    process.exit(0);
  } catch (error) {
    if (isRefusal(error)) console.error(error.message);
    else console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  }
}
