/** Closes drop-down menus on Escape and on a press elsewhere, and opens other details for printing. */
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
      if (!details.contains(event.target as Node) || isFragment(event.target)) details.open = false;
  });
  openForPrinting();
}

/** True for a link to a part of the page, which would be covered by an open list. */
const isFragment = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href^="#"]') !== null;

/** Opens details before printing, for browsers without ::details-content, which base.css uses. */
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

/** Closes the drawer when the screen becomes wide enough for the menu bar, and lists when the keyboard leaves them. */
export function drawer(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!menu?.hidePopover) return;
  addEventListener('focusin', ({ target }) => {
    // A press moves the focus too, and the browser closes the list itself.
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    for (const list of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open'))
      if (!list.contains(target)) list.hidePopover();
  });
  matchMedia('(min-width: 70rem)').addEventListener('change', () => menu.hidePopover());
}

/** Makes the menu bar sticky after `data-sticky` pixels of scrolling. */
export function stickyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-sticky]');
  if (!bar) return;
  const update = () =>
    bar.toggleAttribute('data-stuck', window.scrollY > Number(bar.dataset.sticky));
  addEventListener('scroll', update, { passive: true });
  update();
}
