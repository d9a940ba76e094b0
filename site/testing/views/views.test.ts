/**
 * What pages show of a college that has written everything, and of one that has written hardly anything: a view of each
 * lies in a file beside this one.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { filledCollege, unwrittenCollege } from '../colleges.ts';
import { legible } from '../legible.ts';
import { visit } from '../visit.ts';
import { views } from './paths.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const viewOf = async (path: string, college = filledCollege) => {
  const { status, title, description, main } = await visit(path, college);
  return `<!-- ${path}: ${status} ${title} | ${description} -->\n${legible(main.source)}\n`;
};

/** A menu that an earlier view shows in full is shown by where it stands. */
function withMenusOnce(views: string): string {
  const seen = new Set<string>();
  return views.replaceAll(/<(nav)\b.*?<\/\1>/gs, (menu) => {
    const entries = menu.replaceAll(' aria-current="page"', '');
    const isNew = !seen.has(entries);
    seen.add(entries);
    const [first = '', ...lines] = menu.split('\n');
    return isNew ? menu : [first, ...lines.filter((line) => /aria-current/.test(line))].join('\n');
  });
}

test.each(Object.entries(views))('%s', async (name, paths) => {
  const all = await Promise.all(paths.map((path) => viewOf(path)));
  await expect(withMenusOnce(all.join('\n'))).toMatchFileSnapshot(`${name}.snap`);
});

test('what stands where nothing is written', async () => {
  const paths = Object.values(views).flat();
  const all = await Promise.all(paths.map((path) => viewOf(path, unwrittenCollege)));
  // Menus and forms are as they are elsewhere.
  const short = all.join('\n').replaceAll(/<(nav|form|script)\b.*?<\/\1>/gs, '<$1/>');
  await expect(short).toMatchFileSnapshot('unwritten.snap');
});

test('the frame of every page', async () => {
  const { page, main } = await visit('/privacy', filledCollege);
  const style = page.one('head > style').source;
  const frame = page.source.replace(main.source, '').replace(style, '');
  await expect(`${legible(frame)}\n`).toMatchFileSnapshot('frame.snap');
});
