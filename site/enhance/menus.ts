/** Menus that drop down close on Escape and on a press elsewhere, as menus do. Other parts that are closedDetails are printed. */
export function disclosures(): void {
  const findOpenMenus = () =>
    document.querySelectorAll<HTMLDetailsElement>('details[name="menu"][open]');
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const details of findOpenMenus()) {
      const within = details.contains(document.activeElement);
      details.open = false;
      if (within) details.querySelector('summary')?.focus();
    }
  });
  addEventListener('click', (event) => {
    for (const details of findOpenMenus())
      if (!details.contains(event.target as Node)) details.open = false;
  });
  openForPrinting();
}

/** For browsers without ::details-content, with which base.css prints closedDetails parts. */
function openForPrinting(): void {
  let closedDetails: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    closedDetails = [
      ...document.querySelectorAll<HTMLDetailsElement>('main details:not([open], [name])'),
    ];
    for (const details of closedDetails) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of closedDetails) details.open = false;
    closedDetails = [];
  });
}

/** The drawer closes where the screen grows so wide that it becomes the bar. */
export function drawer(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  matchMedia('(min-width: 70rem)').addEventListener('change', () => menu?.hidePopover?.());
}

/** The menu bar sticks once the page has scrolled as many pixels as its `data-sticky` says. */
export function stickyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-sticky]');
  if (!bar) return;
  const update = () =>
    bar.toggleAttribute('data-stuck', window.scrollY > Number(bar.dataset.sticky));
  addEventListener('scroll', update, { passive: true });
  update();
}
