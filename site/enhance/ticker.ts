import { pauseButton } from './motion.ts';

/**
 * Runs the news ticker at `data-ticker` pixels a second; without script it is a row that scrolls by hand. It is an
 * animation of `transform`, because the compositor runs that without a frame of the main thread.
 */
export function ticker(): void {
  const root = document.querySelector<HTMLElement>('[data-ticker]');
  const list = root?.querySelector('ul');
  const frame = list?.parentElement;
  if (!root || !list || !frame) return;
  const speed = Number(root.dataset.ticker) / 1000;
  let movement: Animation | undefined;
  /** Milliseconds until the row, which comes in on the right, stands where it would without script. */
  let origin = 0;
  let isHeld = false;
  let isVisible = true;

  const move = () => {
    const [row, view] = [list.scrollWidth, frame.clientWidth];
    origin = view / speed;
    movement = list.animate(
      { transform: [`translateX(${view}px)`, `translateX(${-row}px)`] },
      { duration: (row + view) / speed, iterations: Number.POSITIVE_INFINITY },
    );
    movement.currentTime = origin;
  };
  const playOrPause = () => (isHeld || !isVisible ? movement?.pause() : movement?.play());

  pauseButton(root.querySelector('[data-playing]'), (playing) => {
    root.toggleAttribute('data-running', playing);
    movement?.cancel();
    movement = undefined;
    if (!playing) return;
    frame.scrollLeft = 0;
    move();
    playOrPause();
  });
  for (const [event, now] of [
    ['pointerenter', true],
    ['pointerleave', false],
    ['focusin', true],
    ['focusout', false],
  ] as const)
    frame.addEventListener(event, () => {
      isHeld = now;
      // A link that a keyboard reaches must be in view.
      if (event === 'focusin' && movement) movement.currentTime = origin;
      playOrPause();
    });
  new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? false;
    playOrPause();
  }).observe(root);
}
