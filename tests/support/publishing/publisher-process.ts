/**
 * Process that publishes and unpublishes on request. Runs in cms/, whose configuration it loads.
 */
import { getPayload } from 'payload';
import config from '../../../cms/payload.config.ts';

const payload = await getPayload({ config });

process.on('message', async ({ title, id }: { title?: string; id?: string }) => {
  const doc = id
    ? await payload.update({ collection: 'notices', id, data: { _status: 'draft' } })
    : await payload.create({
        collection: 'notices',
        data: {
          title: title ?? '',
          type: 'COLLEGE_ADMIN_NOTICE',
          date: new Date().toISOString(),
          _status: 'published',
        },
      });
  process.send?.({ id: String(doc.id) });
});
process.once('SIGTERM', () => process.exit());
process.send?.({ id: '' });
