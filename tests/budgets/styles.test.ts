import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { oneOfEachKind, pageRoutes } from '../routes.ts';

/** As the build names the classes of a CSS module. */
const ofModules = /^_\d+[a-z]+$/;

async function look(path: string) {
  const response = await fetch(inject('site') + path);
  const html = await response.text();
  const [, style = ''] = /<style>(.*?)<\/style><\/head>/s.exec(html) ?? [];
  const attributes = html.matchAll(/ (?:class|data-player-class)="([^"]*)"/g);
  const classes = [...attributes].flatMap(([, names = '']) => names.split(' '));
  return { html, style, classes, policy: response.headers.get('Content-Security-Policy') };
}

test('every page brings the CSS of what stands on it, and waits for no stylesheet', async () => {
  const routes = oneOfEachKind(await pageRoutes(inject('cms')));
  for (const { path } of routes) {
    const { html, style, classes, policy } = await look(path);
    const own = [...new Set(classes)].filter((name) => ofModules.test(name));
    expect(own.length, path).toBeGreaterThan(10);
    expect(
      own.filter((name) => !style.includes(`.${name}`)),
      path,
    ).toEqual([]);
    expect(html, path).not.toContain('rel="stylesheet"');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy, path).toContain(`style-src 'sha256-${hash}';`);
  }
});

test('a page does not bring the CSS of what stands on others', async () => {
  const { style: home } = await look('/');
  const { style: form } = await look('/visitors-note');
  expect(form).toContain('textarea._');
  expect(home).not.toContain('textarea._');
});
