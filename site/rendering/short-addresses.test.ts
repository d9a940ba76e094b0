import { expect, test } from 'vitest';
import { siteMap } from '../site-map.ts';
import { parse } from '../testing/markup.ts';
import { renderWith } from '../testing/render-with.ts';
import { routesOf } from './college/routes.ts';

const routes = routesOf({ pages: siteMap, hidden: [] });

interface Branch {
  path?: string;
  children?: readonly Branch[];
}
/** The first parts of all addresses: `/iqac`, `/students`, `/events`. */
const beginnings = (branches: readonly Branch[]): string[] =>
  branches.flatMap(({ path = '', children = [] }) => [
    ...(/^\/./.test(path) ? [`/${path.split('/')[1]}`] : []),
    ...beginnings(children),
  ]);
const ask = renderWith({});

test.each([...new Set(beginnings(routes))].filter((path) => path !== '/preview'))(
  '%s is a page or leads to one, in both languages',
  async (path) => {
    const { status, headers } = await ask(path);
    const to = headers.Location ?? '';
    expect(status).toBe(to ? 302 : 200);
    if (!to) return;
    expect((await ask(to)).status).toBe(200);
    expect((await ask(`/as${path}`)).headers.Location).toBe(`/as${to}`);
  },
);

test.each([...new Set(beginnings(routes)), ''])(
  'below %s a missing address is a 404 with search and suggestions, in both languages',
  async (path) => {
    for (const prefix of ['', '/as']) {
      const { status, body } = await ask(`${prefix}${path}/no/such/page/here`);
      expect(status).toBe(404);
      const main = parse(String(body)).one('main');
      expect(main.all(`form[action="${prefix}/search"]`)).toHaveLength(1);
      expect(main.all(`a[href="${prefix}/students/notification"]`)).toHaveLength(1);
    }
  },
);
