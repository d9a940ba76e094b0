import { withPayload } from '@payloadcms/next/withPayload';
import { expect, it } from 'vitest';
import { hintsForAdmin } from './client-hints.ts';

it('makes browsers restart a navigation only in the admin', async () => {
  const rules = (await hintsForAdmin(withPayload({})).headers?.()) ?? [];
  const restarting = rules.filter(({ headers }) =>
    headers.some(({ key }) => key === 'Critical-CH'),
  );
  expect(restarting.map(({ source }) => source)).toEqual(['/admin/:path*']);
});
