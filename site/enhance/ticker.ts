import { pauseButton } from './motion.ts';

/** Runs the news ticker at `data-ticker` pixels a second; without script it is a row that scrolls by hand. */
export function ticker(): void {
  const root = document.querySelector<HTMLElement>('[data-ticker]');
  const list = root?.querySelector('ul');
  const frame = list?.parentElement;
  if (!root || !list || !frame) return;
  const speed = Number(root.dataset.ticker);
  let playing = false;
  let held = false;
  let last: number | undefined;
  let position = 0;
  // Measured once it runs: asked for in every frame, they would cost a layout each.
  let row = 0;
  let view = 0;

  const frameStep = (now: number) => {
    const passed = last === undefined ? 0 : now - last;
    last = now;
    if (playing && !held) {
      position += (speed * passed) / 1000;
      // Having left on one side, the row comes in on the other.
      if (position > row) position = -view;
      list.style.transform = `translateX(${-position}px)`;
    }
    if (playing) requestAnimationFrame(frameStep);
  };
  pauseButton(root.querySelector('[data-playing]'), (now) => {
    playing = now;
    last = undefined;
    root.toggleAttribute('data-running', now);
    if (now) {
      frame.scrollLeft = 0;
      row = list.scrollWidth;
      view = frame.clientWidth;
      requestAnimationFrame(frameStep);
    } else {
      position = 0;
      list.style.transform = '';
    }
  });
  for (const [event, now] of [
    ['pointerenter', true],
    ['pointerleave', false],
    ['focusin', true],
    ['focusout', false],
  ] as const)
    frame.addEventListener(event, () => {
      held = now;
      if (event === 'focusin') {
        position = 0;
        list.style.transform = '';
      }
    });
}
