import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect, onTestFinished, TestRunner } from 'vitest';
import { findChromium, launchChromium } from '../../scripts/testing/chromium.ts';
import { fileNeeds } from '../../scripts/testing/needs.ts';
import { listenTo, recordFailure } from './failure-record.ts';

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 900 };

export interface Visitors {
  /**
   * Opens a page in a new context, which is closed after the test, because an animated page keeps a
   * core busy.
   */
  visit: (options?: BrowserContextOptions) => Promise<Page>;
  /** Fails if any request went to another machine. */
  expectNothingLeft: () => void;
}

/** One browser for all files of a worker. */
let launched: Promise<Browser> | undefined;
const browser = (): Promise<Browser> => {
  launched ??= launchChromium();
  return launched;
};

/** Attempts to open a page, because a busy site answers 503. */
const TIMES = 10;

function openPatiently(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (...address) => {
    let response = await open(...address);
    for (let times = 0; response?.status() === 503 && times < TIMES; times += 1) {
      await wait(1000 * Number(response.headers()['retry-after']));
      response = await open(...address);
    }
    return response;
  };
}

/** Opens pages and records all their requests. Skips the test file if there is no browser. */
export function visitors(): Visitors {
  fileNeeds('Chromium', Boolean(findChromium()));
  const contexts = new Set<BrowserContext>();
  const foreign: string[] = [];
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    console.log(`What it saw: ${await recordFailure(task, [...contexts])}`);
  });
  afterAll(async () => {
    await Promise.all([...contexts].map((context) => context.close()));
  });
  return {
    async visit(options = {}) {
      const launchedBrowser = await browser();
      const context = await launchedBrowser.newContext({
        viewport: desktop,
        locale: 'en-IN',
        ...options,
      });
      contexts.add(context);
      if (TestRunner.getCurrentTest())
        onTestFinished(async () => {
          contexts.delete(context);
          await context.close();
        });
      context.on('page', listenTo);
      context.setDefaultTimeout(60_000);
      context.on('page', openPatiently);
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url());
      });
      return context.newPage();
    },
    expectNothingLeft: () => expect(foreign).toEqual([]),
  };
}
