/** A command for tests: sends the mails of today's scheduled jobs at once. */
import { withPayload } from '../../cms/commands/open.ts';
import { notifyModerators } from '../../cms/jobs/notify-moderators.ts';
import { remindOwners } from '../../cms/jobs/remind-owners.ts';

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000);

await withPayload(async (payload) => {
  await remindOwners(payload, TOMORROW);
  await notifyModerators(payload, TOMORROW);
});
