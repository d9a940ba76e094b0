import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { parse } from '../../site/testing/markup.ts';
import { oneOfEachKind, pageRoutes } from '../routes.ts';

/** Pattern of class names from CSS modules in the build. */
const ofModules = /^[a-z]{2}$/i;

async function look(path: string) {
  const response = await fetch(inject('site') + path);
  const html = await response.text();
  const page = parse(html);
  const style = page.one('head > style').text;
  const classes = ['class', 'data-player-class'].flatMap((name) =>
    page.all(`[${name}]`).flatMap((element) => element.attributes[name]?.split(' ') ?? []),
  );
  return { page, style, classes, policy: response.headers.get('Content-Security-Policy') };
}

test('every page contains the CSS of its components and loads no stylesheet', async () => {
  const routes = oneOfEachKind(await pageRoutes(inject('cms')));
  for (const { path } of routes) {
    const { page, style, classes, policy } = await look(path);
    const own = [...new Set(classes)].filter((name) => ofModules.test(name));
    expect(own.length, path).toBeGreaterThan(10);
    const usedNames = new Set(style.split(/\W+/));
    expect(
      own.filter((name) => !usedNames.has(name)),
      path,
    ).toEqual([]);
    expect(page.all('link[rel="stylesheet"]'), path).toEqual([]);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy, path).toContain(`style-src 'sha256-${hash}';`);
  }
});

test('a page contains no CSS of other pages', async () => {
  const { style: home } = await look('/');
  const { style: form } = await look('/visitors-note');
  expect(form).toContain('textarea.');
  expect(home).not.toContain('textarea.');
});
