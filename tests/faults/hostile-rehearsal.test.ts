/**
 * A rehearsal of a report with hostile files, while visitors read pages and an editor works.
 *
 * @long 60 s
 * @for cms/evidence-records cms/rehearsal
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hostileFiles, longestSheet } from '../../cms/rehearsal/testing/hostile-files.ts';
import { logIn } from '../support/admin.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { contention } from '../support/soon.ts';

/** Milliseconds of a page or call while the report is read. */
const ANSWERED = 1500;

let college: College;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
});
afterAll(() => college.close());

test('pages and calls are answered while hostile files are judged', async () => {
  const editor = await logIn(college);
  const group = await editor.create('evidence-groups', {
    ...{
      name: 'AQAR 2024-25 (hostile)',
      years: '2024-25',
      report: 'IQAC',
      types: ['QUANTITATIVE'],
    },
    ...{ manual: 'naac-affiliated-aqar', _status: 'draft' },
  });
  const criterion = await editor.create('evidence-criteria', {
    ...{ group: Number(group), type: 'QUANTITATIVE', criterion: 'All' },
  });
  const files = [...Object.values(hostileFiles), () => longestSheet(1)];
  for (const [at, file] of files.entries()) {
    const { name, content, metric = '3.4.3', question: text = 'How?' } = await file();
    const question = await editor.create('evidence-questions', {
      ...{ criterion: Number(criterion), sr_no: metric, metric_question: `${at} ${text}` },
    });
    const { id } = await editor.upload(`${at}-${name}`, Buffer.from(content));
    await editor.create('evidence-files', {
      ...{ question: Number(question), sr_no: metric, title: `Set ${at} of 2024-25` },
      ...{ uploads: [Number(id)], _status: 'draft' },
    });
  }
  const started = await editor.open(`/api/reports/${group}/rehearsal`, { method: 'POST' });
  const { id } = await started.json();

  const times: number[] = [];
  const timed = async (address: string, ask: () => Promise<Response>) => {
    const began = performance.now();
    const { status } = await ask();
    times.push(performance.now() - began);
    expect([address, status]).toEqual([address, 200]);
  };
  const began = performance.now();
  let state = 'running';
  for (let round = 0; state === 'running'; round += 1) {
    for (const path of ['/', `/search?q=hostile${round}`, '/departments'])
      await timed(path, () => fetch(college.site + path));
    await timed('getnotices', () =>
      fetch(`${college.cms}/getcollege`, { headers: { Unit: 'website' } }),
    );
    await timed('notices', () => editor.open('/api/notices?limit=5&depth=0'));
    await wait(100);
    state = (await (await editor.open(`/api/rehearsals/${id}?depth=0`)).json()).state;
  }
  const longest = Math.max(...times);
  console.log(
    `${files.length} hostile files were judged in ${Math.round((performance.now() - began) / 1000)} s; ` +
      `of ${times.length} pages and calls the slowest took ${Math.round(longest)} ms.`,
  );
  expect(['done', 'failed']).toContain(state);
  expect(longest).toBeLessThan(ANSWERED * contention());
});
