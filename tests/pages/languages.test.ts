/** Every text of the demo says where it is in another language than its page. */
import { expect, inject, test } from 'vitest';
import { unmarkedTexts } from '../../site/testing/other-language.ts';
import { oneOfEachKind, pageRoutes } from '../routes.ts';
import { patientFetch } from '../support/patient-fetch.ts';

const all = await pageRoutes(inject('cms'));
const routes = (process.env.LONG ? all : oneOfEachKind(all)).filter(
  ({ path }) => !/^\/as(\/|$)/.test(path),
);
const addresses = routes.flatMap(({ path }) => [path, path === '/' ? '/as' : `/as${path}`]);

test.each(addresses)('%s marks texts in another language', async (address) => {
  const response = await patientFetch(inject('site') + address);
  expect(unmarkedTexts(await response.text())).toEqual([]);
});
