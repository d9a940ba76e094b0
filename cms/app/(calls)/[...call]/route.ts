import config from '@payload-config';
import { getPayload } from 'payload';
import { answer } from '../../../calls/answer.ts';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

interface Address {
  params: Promise<{ call: string[] }>;
}

const handle = async (request: Request, { params }: Address) =>
  // The first call of a process, a second after its start, also starts its background jobs.
  answer((await params).call.join('/'), request, () => getPayload({ config, cron: true }));

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
