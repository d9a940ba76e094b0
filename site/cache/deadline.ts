/** Milliseconds that nobody was answered anything: the backend hangs. With the page around them, two seconds. */
const HUNG = 1800;
/** A backend that does answer, others at least, is only slow; nobody waits longer for it than this. */
const SLOW = 10_000;

/** How long one visitor waits for the backend in all, however many questions a page has. */
export interface Patience {
  /** Resolves when the visitor should be told that the backend does not answer. */
  ended: () => Promise<void>;
  /** From now on, anew. */
  renew: () => void;
}

export interface Silence {
  /** The backend answered somebody. */
  heard: () => void;
  patience: () => Patience;
}

/** Tells a backend that hangs from one that is slow by what everybody hears of it, and `others` last heard. */
export function listenForSilence(others: () => number = () => 0): Silence {
  let heardAt = 0;
  return {
    heard() {
      heardAt = performance.now();
    },
    patience() {
      let since = performance.now();
      let ended: Promise<void> | undefined;
      const left = () =>
        Math.min(Math.max(since, heardAt, others()) + HUNG, since + SLOW) - performance.now();
      const end = async () => {
        for (let wait = left(); wait > 0; wait = left()) await passing(wait);
        ended = undefined;
      };
      return {
        ended: () => (ended ??= end()),
        renew() {
          since = performance.now();
        },
      };
    },
  };
}

const passing = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());
