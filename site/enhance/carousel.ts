import { pauseButton } from './motion.ts';

/** Moves each carousel by one item every `data-carousel` milliseconds, unless it is paused, hovered or focused. */
export function carousels(): void {
  const carousels = new Map<Element, OnSeen>();
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const track = root.querySelector('ul');
    if (track && track.children.length > 1) carousels.set(root, start(root, track));
  }
  if (carousels.size === 0) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) carousels.get(target)?.(isIntersecting);
  });
  for (const root of carousels.keys()) observer.observe(root);
}

type OnSeen = (isVisible: boolean) => void;

/** Starts a carousel and returns a function to call when it enters or leaves the view. */
function start(root: HTMLElement, track: HTMLElement): OnSeen {
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

  for (const button of root.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  pauseButton(root.querySelector('[data-playing]'), (now) => {
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
