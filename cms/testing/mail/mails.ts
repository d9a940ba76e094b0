/** Reads decrypted mails from the queue. */
import type { Payload } from 'payload';
import type { NewMail } from '../../platform/mail/mail.ts';

export const addressOf = (name: string) => `${name}@example.org`;

export async function mailsTo(payload: Payload, address: string): Promise<NewMail[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'mail' } },
    sort: 'id',
    pagination: false,
  });
  return docs
    .map(({ input }) => (input as { sealed: string }).sealed)
    .map((sealed): NewMail => JSON.parse(payload.decrypt(sealed)))
    .filter(({ to }) => to === address);
}
