/** Pages of a college that hid every second page. */
import { standing } from '@college/contract/site-map/addresses';
import { expect, test } from 'vitest';
import { isHidden } from '../../context.ts';
import { siteMap } from '../../site-map.ts';
import { filledCollege } from '../colleges.ts';
import { renderWith } from '../render-with.ts';

const paths = Object.keys(siteMap);

test.each([0, 1])('no page links to a hidden page, from the page number %i on', async (first) => {
  const hidden = paths.filter((path, at) => at % 2 === first && !standing.includes(path));
  const changes = hidden.map((path) => ({ path, hidden: 1 }));
  const open = renderWith({ ...filledCollege, getsitemap: { pages: changes } });
  const links: string[] = [];
  for (const path of [...paths, '/committee-description?committeeId=1']) {
    const { body } = await open(path);
    for (const [, to = ''] of String(body).matchAll(/ href="(\/[^"]*)"/g))
      if (isHidden(to, hidden)) links.push(`${path}: ${to}`);
  }
  expect(links).toEqual([]);
});
