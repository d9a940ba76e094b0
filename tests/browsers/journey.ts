import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';
import { soon } from '../support/soon.ts';
import { chromium, firefox } from './puppeteer.ts';
import type { Size, Tab } from './tab.ts';
import { webkit } from './webkit.ts';

const PATIENCE = 30_000;
const engines = [chromium, firefox, webkit].filter(
  ({ name }) => !process.env.ENGINE || name === process.env.ENGINE,
);

/** A visitor in a browser. Every step waits for the page. */
export interface Visitor extends Tab {
  sees: (place: string) => Promise<void>;
  /** Waits until an element is removed or hidden. */
  misses: (place: string) => Promise<void>;
  /** Waits for the page with this path and query. */
  arrives: (path: string) => Promise<void>;
  /** Waits until an expression is true in the page. */
  until: <Words extends unknown[]>(
    holds: (...words: Words) => boolean,
    ...words: Words
  ) => Promise<void>;
}

/**
 * Runs a journey in every engine, each in its own browser. A failure leaves a screenshot in
 * `logs/`.
 */
export const journey = (what: string, size: Size, walk: (visitor: Visitor) => Promise<void>) =>
  test.each(engines)(`$name: ${what}`, { timeout: 180_000 }, async (engine) => {
    const { tab, close } = await engine.open(size);
    try {
      await walk(visitorOf(tab));
    } catch (error) {
      const file = inRoot(`logs/${engine.name}-${what.replace(/\W+/g, '-')}.png`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await tab.picture());
      throw error;
    } finally {
      await close();
    }
  });

function visitorOf(tab: Tab): Visitor {
  const until: Visitor['until'] = async (holds, ...words) => {
    let failure: unknown = 'It did not hold.';
    // A page that is being replaced does not answer.
    const response = () =>
      tab.read(holds, ...words).catch((error: unknown) => {
        failure = error;
        return false;
      });
    await soon(response, PATIENCE).catch(() => {
      throw new Error(`Waited for ${JSON.stringify(words)} of ${holds}`, { cause: failure });
    });
  };
  return {
    ...tab,
    until,
    sees: (place) => until(isShown, place, true),
    misses: (place) => until(isShown, place, false),
    arrives: (path) => until((path) => location.pathname + location.search === path, path),
  };
}

function isShown(place: string, expected: boolean): boolean {
  const element = /^[(]?\/\//.test(place)
    ? document.evaluate(place, document, null, 9).singleNodeValue
    : document.querySelector(place);
  return (element instanceof HTMLElement && element.checkVisibility()) === expected;
}
