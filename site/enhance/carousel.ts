import { pauseButton } from './motion.ts';

/**
 * Moves each carousel by one item every `data-carousel` milliseconds, unless it is paused, hovered or focused, and adds
 * its buttons. A carousel of one item has no place for them.
 */
export function carousels(): void {
  const carousels = new Map<Element, OnSeen>();
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const track = root.querySelector('ul');
    const controls = root.querySelector<HTMLElement>('[data-words]');
    if (track && controls) carousels.set(root, start(root, track, controls));
  }
  if (carousels.size === 0) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) carousels.get(target)?.(isIntersecting);
  });
  for (const root of carousels.keys()) observer.observe(root);
}

type OnSeen = (isVisible: boolean) => void;

/** Starts a carousel and returns a function to call when it enters or leaves the view. */
function start(root: HTMLElement, track: HTMLElement, controls: HTMLElement): OnSeen {
  let playing = false;
  let isHeld = false;
  let isVisible = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const step = (direction: number) => {
    const width =
      (track.children[1] as HTMLElement).offsetLeft - (track.children[0] as HTMLElement).offsetLeft;
    const end = track.scrollWidth - track.clientWidth;
    const atEnd = direction > 0 && track.scrollLeft >= end - 2;
    const atStart = direction < 0 && track.scrollLeft <= 2;
    const target = atEnd ? 0 : atStart ? end : track.scrollLeft + direction * width;
    track.scrollTo({ left: target });
  };

  /** Sets the timer. A carousel that does not move has none. */
  function setTimer() {
    clearInterval(timer);
    if (!playing || !isVisible || isHeld) return;
    timer = setInterval(() => {
      if (!document.hidden) step(1);
    }, Number(root.dataset.carousel));
  }

  const [previous = '', pause = '', play = '', next = ''] =
    controls.dataset.words?.split('|') ?? [];
  const name = root.getAttribute('aria-label');
  const addButton = (label: string) => {
    const button = document.createElement('button');
    button.setAttribute('aria-label', `${label}: ${name}`);
    controls.append(button);
    return button;
  };
  const addStep = (label: string, direction: number) => {
    const button = addButton(label);
    button.dataset.step = `${direction}`;
    button.addEventListener('click', () => step(direction));
  };
  addStep(previous, -1);
  const pauses = addButton(pause);
  pauses.dataset.words = `${pause}: ${name}|${play}: ${name}`;
  addStep(next, 1);
  pauseButton(pauses, (now) => {
    playing = now;
    setTimer();
  });
  const hold = (now: boolean) => () => {
    isHeld = now;
    setTimer();
  };
  root.addEventListener('pointerenter', hold(true));
  root.addEventListener('pointerleave', hold(false));
  root.addEventListener('focusin', hold(true));
  root.addEventListener('focusout', hold(false));
  return (now) => {
    isVisible = now;
    setTimer();
  };
}
