/** The sets of a report that visitors do not see, and the list that their link opens. */
import { handleEndpoints, type Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { addReport, cleanReport } from '../../rehearsal/testing/clean-report.ts';
import { addUser } from '../../testing/content.ts';
import { links, words } from '../../testing/screen.ts';
import { show } from '../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { PublicSets } from './PublicSets.tsx';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

test('the link to drafts opens the drafts of this report', async () => {
  const { name, metrics } = await cleanReport();
  const planned = { '3.2.2': metrics['3.2.2'] ?? { sets: [] } };
  const report = await addReport(payload, { name, metrics: planned });
  await addReport(payload, { name: `${name} again`, metrics: planned });
  const { email } = await addUser(payload, 'iqac-coordinator');
  await show(PublicSets, { payload, language: 'en', report });
  expect(words()).toContain('visitors see 0 of its');
  const [[label, link] = []] = links();
  expect(label).toBe('Still drafts: 2');

  const data = { email, password: 'long enough for a test' };
  const { token } = await payload.login({ collection: 'users', data });
  const { pathname, searchParams } = new URL(link ?? '', 'http://cms.example');
  const request = new Request(
    `http://cms.example/api/${pathname.split('/').at(-1)}?depth=3&draft=true&${searchParams}`,
    { headers: { Authorization: `JWT ${token}` } },
  );
  const response = await handleEndpoints({ config: payload.config, request });
  const { docs } = await response.json();
  expect(docs).toHaveLength(2);
  for (const { question } of docs) expect(question.criterion.group.id).toBe(report);
});
