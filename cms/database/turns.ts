import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE = 20_000;

/** Lets one writer in at a time, in the order of their coming. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    let release: () => void = () => {};
    const before = this.#last;
    this.#last = new Promise<void>((resolve) => {
      release = resolve;
    });
    const giveUp = new AbortController();
    const late = wait(PATIENCE, 'late', { signal: giveUp.signal }).catch(() => 'in time');
    if ((await Promise.race([before, late])) === 'late') {
      // Those behind us must still wait for the one that we did not wait for.
      void before.then(release);
      throw new Error('The database is busy.');
    }
    giveUp.abort();
    return release;
  }
}

/** Another process writes now and then: waits for it without holding the thread. */
export async function patiently<Result>(step: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + PATIENCE; ; ) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await wait(5 + Math.random() * 20);
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && /SQLITE_BUSY|database is locked/.test(`${error.message}`);
