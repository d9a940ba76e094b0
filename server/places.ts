/** Places for heavy work: a few at work, a few that wait, and no more, so that a flood cannot fill the memory. */
import { Semaphore } from 'async-mutex';

export interface Places {
  /** Takes a place as soon as one is free. Undefined if too many wait already. */
  enter(): Promise<Leave> | undefined;
}

/** Gives the place back. Does nothing the second time. */
export type Leave = () => void;

export function openPlaces({ atOnce, waiting }: { atOnce: number; waiting: number }): Places {
  const semaphore = new Semaphore(atOnce);
  let taken = 0;
  async function take(): Promise<Leave> {
    const [, release] = await semaphore.acquire();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      taken -= 1;
      release();
    };
  }
  return {
    enter() {
      if (taken >= atOnce + waiting) return undefined;
      taken += 1;
      return take();
    },
  };
}
