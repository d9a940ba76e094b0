/** Output of the command, and when it writes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openReport } from '../../../import/report.ts';
import { patience, temporaryCms } from '../../../testing/temporary-cms.ts';
import { item, wxr } from '../testing/wordpress-export.ts';

let payload: Payload;
let folder: string;
let runWordPress: typeof import('./run-command.ts').runWordPress;
let lines: string[];

const category: [string, string] = ['tenders', 'Tenders'];
const exported = wxr([
  item({ id: 1, title: 'Lamps', path: '/lamps/', category }),
  item({ id: 2, type: 'page', title: 'About', path: '/about/' }),
  item({ id: 3, type: 'attachment', url: 'https://old.example.org/a.pdf' }),
]);

beforeAll(async () => {
  payload = await temporaryCms();
  ({ runWordPress } = await import('./run-command.ts'));
  folder = await mkdtemp(path.join(tmpdir(), 'wordpress-'));
}, patience);
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

async function saveFile(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}
async function run({ xml = exported, target = '', isDry = false }) {
  const report = openReport(() => {});
  const options = {
    file: await saveFile('export.xml', xml),
    mapping: target && (await saveFile('mapping.yml', `categories: { tenders: ${target} }`)),
    isDry,
  };
  const wrote = await runWordPress(payload, report, options);
  const { totalDocs } = await payload.count({ collection: 'notices' });
  return { wrote, totalDocs, output: lines.join('\n'), report: report.lines().join('\n') };
}
const inside = 'https://old.example.org: 1 posts, 1 pages, 1 files (0 of them available).';

it.each([
  [
    'without a mapping',
    {},
    /Nothing was imported\. Save the following lines.*"tenders": "COLLEGE_TENDER"/s,
  ],
  ['with a mapping to an unknown target', { target: 'LOST' }, /valid target for: tenders\.\n\n#/],
  [
    'in a test run',
    { target: 'COLLEGE_TENDER', isDry: true },
    /^Every category has a target\. Run the command again without/m,
  ],
])('prints a summary and writes nothing %s', async (_how, options, next) => {
  const { wrote, totalDocs, output } = await run(options);
  expect([wrote, totalDocs]).toEqual([false, 0]);
  expect(output).toContain(inside);
  expect(output).not.toContain('is missing');
  expect(output).toMatch(next);
});

it('prints a count of zero', async () => {
  const { output } = await run({ xml: wxr([item({ id: 1, type: 'page', title: 'About' })]) });
  expect(output).toContain(
    'https://old.example.org: 0 posts, 1 pages, 0 files (0 of them available).',
  );
});

it('reports a file that is cut off', async () => {
  const { output } = await run({ xml: exported.slice(0, exported.lastIndexOf('</channel>')) });
  expect(output).toContain('The end of the file is missing. Export it again');
});

it.each([
  ['nothing', ''],
  [
    'the feed of a website',
    '<link>https://old.example.org</link><item><title>A post</title></item>',
  ],
  ['an export without an address of its website', '<wp:wxr_version>1.2</wp:wxr_version>'],
])('refuses a file that is no export: %s', async (_name, inside) => {
  await expect(run({ xml: `<rss><channel>${inside}</channel></rss>` })).rejects.toThrow(
    /export\.xml is not a WordPress export/,
  );
});

it('imports if every category has a target', async () => {
  const { wrote, totalDocs, output, report } = await run({ target: 'COLLEGE_TENDER' });
  expect([wrote, totalDocs, output]).toEqual([true, 1, '']);
  expect(report).toContain('notices: 1 new');
});
