/** The limits of nginx, website and backend for each kind of body, so that what one accepts the next one does not refuse. */
import { readFileSync } from 'node:fs';
import { callNames, calls } from '@college/contract/calls';
import { BODY_SIZE, PREVIEW_SIZE } from '@college/contract/calls/call';
import { locales, pathIn } from '@college/contract/locales';
import { describe, expect, test } from 'vitest';
import { LARGEST_FILE } from '../cms/platform/files/upload-refusal.ts';
import { inRoot } from '../scripts/paths.ts';

interface Location {
  takes: (path: string) => boolean;
  limit: number | undefined;
}

const units = { '': 1, k: 1024, m: 1024 * 1024 };
const limitIn = (text: string): number | undefined => {
  const [, size, unit = ''] = /client_max_body_size (\d+)([km]?);/.exec(text) ?? [];
  return size === undefined ? undefined : Number(size) * units[unit as keyof typeof units];
};

/** The servers of a configuration in their order: their own limit, and their locations in the order in which nginx asks them. */
function serversOf(conf: string) {
  const [, ...servers] = conf.replaceAll(/^\s*#.*$/gm, '').split(/^server \{$/m);
  return servers.map((server) => {
    const pattern = /location (?:(=|~) )?(\S+) \{([^}]*)\}/g;
    const locations = [...server.matchAll(pattern)].map(([, kind = '', path = '', text = '']) => {
      const takes =
        kind === '='
          ? (address: string) => address === path
          : kind === '~'
            ? (address: string) => new RegExp(path).test(address)
            : (address: string) => address.startsWith(path);
      return { kind, path, takes, limit: limitIn(text) };
    });
    const inOrder = ['=', '~', ''].flatMap((kind): Location[] =>
      locations
        .filter((location) => location.kind === kind)
        .toSorted((one, other) => (kind ? 0 : other.path.length - one.path.length)),
    );
    const own = limitIn(server.replaceAll(pattern, ''));
    return (address: string): number | undefined =>
      inOrder.find(({ takes }) => takes(address))?.limit ?? own;
  });
}

const [site, admin] = serversOf(readFileSync(inRoot('deploy/nginx-college.conf'), 'utf8'));

/** nginx takes what the site takes, and not more than twice as much. */
function expectFits(address: string, most: number) {
  const limit = site?.(address) ?? 0;
  expect([address, limit >= most, limit <= 2 * most]).toEqual([address, true, true]);
}

describe('nginx takes as much as the site', () => {
  // Site and backend both read `bodySize`.
  test.each(callNames)('%s', (name) => expectFits(`/${name}`, calls[name].bodySize));

  test.each(locales)('forms and previews in %s', (locale) => {
    for (const path of ['/visitors-note', '/alumni/registration', '/']) {
      expectFits(pathIn(locale, path), BODY_SIZE);
    }
    expectFits(pathIn(locale, '/preview/notices/1'), PREVIEW_SIZE);
  });
});

test('nginx takes what the backend takes from the admin: a file, and the fields of its form', () => {
  for (const address of ['/api/media', '/api/file-imports/1/files', '/admin'])
    expect(admin?.(address)).toBeGreaterThan(LARGEST_FILE + 1024 * 1024);
});
