import { pauseButton } from './motion.ts';

/** Moves each carousel on by one item every `data-carousel` milliseconds, until it is paused, touched or focused. */
export function carousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) start(root);
}

function start(root: HTMLElement): void {
  const track = root.querySelector('ul');
  if (!track || track.children.length < 2) return;
  let playing = false;
  let held = false;
  let seen = false;

  const step = (direction: number) => {
    const width =
      (track.children[1] as HTMLElement).offsetLeft - (track.children[0] as HTMLElement).offsetLeft;
    const end = track.scrollWidth - track.clientWidth;
    const atEnd = direction > 0 && track.scrollLeft >= end - 2;
    const atStart = direction < 0 && track.scrollLeft <= 2;
    const left = atEnd ? 0 : atStart ? end : track.scrollLeft + direction * width;
    track.scrollTo({ left });
  };

  for (const button of root.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  pauseButton(root.querySelector('[data-playing]'), (now) => {
    playing = now;
  });
  const hold = (now: boolean) => () => {
    held = now;
  };
  root.addEventListener('pointerenter', hold(true));
  root.addEventListener('pointerleave', hold(false));
  root.addEventListener('focusin', hold(true));
  root.addEventListener('focusout', hold(false));
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
  }).observe(root);
  setInterval(() => {
    if (playing && seen && !held && !document.hidden) step(1);
  }, Number(root.dataset.carousel));
}
