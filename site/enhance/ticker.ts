import { pauseButton } from './motion.ts';

/**
 * Moves the news ticker at `data-ticker` pixels a second; without script it is a row to scroll. It animates
 * `transform`, because the compositor does that without the main thread.
 */
export function ticker(): void {
  const root = document.querySelector<HTMLElement>('[data-ticker]');
  const list = root?.querySelector('ul');
  const frame = list?.parentElement;
  if (!root || !list || !frame) return;
  const speed = Number(root.dataset.ticker) / 1000;
  let movement: Animation | undefined;
  /** Milliseconds until the row reaches the position that it has without script. */
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
      // A link with focus must be visible.
      if (event === 'focusin' && movement) movement.currentTime = origin;
      playOrPause();
    });
  new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting ?? false;
    playOrPause();
  }).observe(root);
}
