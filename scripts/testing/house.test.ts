/**
 * Rules for imports between folders and for documents:
 * docs/decisions/0002-import-in-one-direction.md.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { outlines } from '../../cms/outlines.ts';
import config from '../../vitest.config.ts';
import { inRoot, root } from '../paths.ts';
import { arrowsByFolder, circlesIn, importsOf } from './imports.ts';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

const code = files.filter(
  (file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|examples)\.|^[^/]+\/.+\/testing\//.test(file),
);
const imports = new Map(code.map((file) => [file, importsOf(file)]));

it('imports between the files and folders of each folder go one way, never in a circle', () => {
  const folders = arrowsByFolder(code, (file) => imports.get(file) ?? []);
  expect(folders.size).toBeGreaterThan(100);
  const circles = [...folders].flatMap(([folder, arrows]) =>
    circlesIn(arrows).map((circle) => `${folder}: ${circle}`),
  );
  expect(circles).toEqual([]);
});

/** Every file of a workspace that `entry` imports, directly or indirectly. */
function reachedFrom(entry: string, reached = new Set<string>()): Set<string> {
  if (reached.has(entry) || !imports.has(entry)) return reached;
  reached.add(entry);
  for (const file of imports.get(entry) ?? []) reachedFrom(file, reached);
  return reached;
}

it('background jobs import nothing from staff-api, which answers requests', () => {
  const reached = [...reachedFrom('cms/jobs/jobs.ts'), ...reachedFrom('cms/jobs/schedule.ts')];
  expect(reached).toContain('cms/rehearsal/rehearsal-task.ts');
  expect(reached.filter((file) => file.startsWith('cms/staff-api/'))).toEqual([]);
});

it.each(['cms/payload.config.ts', 'demo/prepare.ts'])(
  'components are not imported by %s, which Node runs without a bundler',
  (entry) => {
    const reached = [...reachedFrom(entry)];
    expect(reached.length).toBeGreaterThan(3);
    expect(reached.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  },
);

describe('features', () => {
  const slugs = outlines.map(({ slug }) => slug);
  /** The slug of the feature to whose folder a file belongs. */
  const featureOf = (file: string) => /^cms\/features\/([^/]+)\//.exec(file)?.[1];
  const list = 'cms/features.ts';

  it('have a folder of their name each, which is in the list', () => {
    expect(new Set(files.flatMap((file) => featureOf(file) ?? []))).toEqual(new Set(slugs));
    const listed = (imports.get(list) ?? []).flatMap((file) => featureOf(file) ?? []);
    expect(listed.toSorted()).toEqual(slugs.toSorted());
  });

  it('are imported by nothing of the core, and by other features only if these need them', () => {
    const program = code.filter((file) => !file.startsWith('tests/'));
    const wrongImports = program.flatMap((file) => {
      const importer = featureOf(file);
      const { needs = [] } = outlines.find(({ slug }) => slug === importer) ?? {};
      return (imports.get(file) ?? []).flatMap((target) => {
        const imported = featureOf(target);
        const isAllowed = [undefined, importer, ...needs].includes(imported);
        return isAllowed || file === list ? [] : [`${file}: ${target}`];
      });
    });
    expect(wrongImports).toEqual([]);
  });

  it.each(slugs)(
    'the code names %s only in its folder, the list, the contract and its pages',
    (slug) => {
      const ownPlaces = [
        `cms/features/${slug}/`,
        `site/pages/${slug}/`,
        list,
        'contract/',
        'demo/',
      ];
      // What is generated from the features.
      const generated = ['cms/migrations/', 'cms/payload-types.ts', 'cms/app/'];
      const name = new RegExp(`(?<![\\w.])${slug}(?![\\w.])`);
      const named = code.filter(
        (file) =>
          !/^(?:tests|bench)\//.test(file) &&
          ![...ownPlaces, ...generated].some((place) => file.startsWith(place)) &&
          name.test(readFileSync(inRoot(file), 'utf8')),
      );
      expect(named).toEqual([]);
    },
  );
});

it('screens of the admin that send requests run in browsers', () => {
  const screens = code.filter((file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    return /^cms\/(?:admin|features)\/.*\.tsx$/.test(file) && /\bfetch\(/.test(text);
  });
  expect(screens.length).toBeGreaterThan(5);
  const onServer = screens.filter(
    (file) => !readFileSync(inRoot(file), 'utf8').startsWith("'use client';"),
  );
  expect(onServer).toEqual([]);
});

it('the database library is installed once, because each copy costs every process of the backend 0.4 s', () => {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const copies = Object.keys(packages).filter((item) => item.endsWith('node_modules/drizzle-orm'));
  expect(copies).toEqual(['node_modules/drizzle-orm']);
});

it('imports name the ending of a file, because Node does not guess it as TypeScript does', () => {
  // The packages `contract`, `server` and `site/language` add it by their `exports`.
  const withoutEnding =
    /(?:from|import\()\s*'(?:\.|@college\/(?:cms|demo|scripts)\/)[^']*\/[^'.]+'/g;
  const wrongImports = code.flatMap((file) => {
    const matches = readFileSync(inRoot(file), 'utf8').match(withoutEnding) ?? [];
    return matches.map((match) => `${file}: ${match}`);
  });
  expect(wrongImports).toEqual([]);
});

it('no folder has a meaningless name', () => {
  const names = files.flatMap((file) => path.dirname(file).split('/'));
  for (const name of ['lib', 'utils', 'helpers', 'common', 'misc'])
    expect(names).not.toContain(name);
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
});

const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file));

it.each(decisions)(
  '%s has a status, three sections, at most one page and an entry in the list',
  (file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    expect(text).toMatch(/^# .+\n\nStatus: (accepted|replaced by \[.+\]\(.+\.md\))\n/);
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(350);
    const list = readFileSync(inRoot('docs/decisions/README.md'), 'utf8');
    expect(list).toContain(`](${path.basename(file)})`);
  },
);

it('every decision has its own number', () => {
  const numbers = decisions.map((file) => /\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});

const pages = files.filter((file) => /^[A-Z]+\.md$|^docs\/.*\.md$|^demo\/README\.md$/.test(file));
it.each(pages)('every path and link of %s exists', (page) => {
  const text = readFileSync(inRoot(page), 'utf8');
  const quoted = [
    ...text.matchAll(
      /`((?:contract|server|site|cms|demo|scripts|tests|bench|deploy|docs)\/[^`\s]+)`/g,
    ),
  ].map(([, item = '']) => item);
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, item = '']) =>
    path.join(path.dirname(page), item),
  );
  const missing = [...quoted, ...linked].filter(
    (item) => globSync(item, { cwd: root }).length === 0,
  );
  expect(missing).toEqual([]);
  if (page === 'CONTRIBUTING.md') expect(quoted.length).toBeGreaterThan(30);
});

it('every pattern that selects tests matches some, so that moved folders are not left out', () => {
  const patterns = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((item) => globSync(item, { cwd: root }).length === 0)).toEqual([]);
});

it('tests that replace modules run apart, because others of the worker may have loaded them', () => {
  const replacing = files.filter(
    (file) => /\.test\.tsx?$/.test(file) && /^vi\.mock\(/m.test(readFileSync(inRoot(file), 'utf8')),
  );
  const isolated = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.isolate
      ? (project.test.include ?? [])
      : [],
  );
  expect(replacing.length).toBeGreaterThan(10);
  expect(
    replacing.filter((file) => !isolated.some((glob) => path.matchesGlob(file, glob))),
  ).toEqual([]);
});
