/** The menu bar sticks once the page has scrolled as many pixels as its `data-sticky` says. */
export function stickyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-sticky]');
  if (!bar) return;
  const update = () =>
    bar.toggleAttribute('data-stuck', window.scrollY > Number(bar.dataset.sticky));
  addEventListener('scroll', update, { passive: true });
  update();
}
