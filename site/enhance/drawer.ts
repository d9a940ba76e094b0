/** The drawer closes where the screen grows so wide that it becomes the bar. */
export function drawer(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  matchMedia('(min-width: 70rem)').addEventListener('change', () => menu?.hidePopover?.());
}
