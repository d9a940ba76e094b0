import config from '@payload-config';
import { after } from 'next/server';
import { getPayload } from 'payload';
import { answer } from '../../../calls/answer.ts';
import { startSchedule } from '../../../jobs/schedule.ts';
import { withoutRequest } from '../../../platform/http/request-context.ts';
import { serveMetrics } from '../../../platform/metrics/serve.ts';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

interface Address {
  params: Promise<{ call: string[] }>;
}

/**
 * Opens Payload. The first call of a process, about one second after its start, also starts the
 * background jobs.
 */
async function open() {
  const payload = await getPayload({ config });
  withoutRequest(() => {
    const schedule = startSchedule(payload);
    // Next waits for it before the process ends.
    if (schedule) after(schedule);
    serveMetrics(payload);
  });
  return payload;
}

const handle = async (request: Request, { params }: Address) =>
  answer((await params).call.join('/'), request, open);

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
