/** The menu of small screens: a dialog with a copy of the footer's menu. */
export function drawer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#drawer');
  const place = dialog?.querySelector('[data-drawer-menu]');
  const button = document.querySelector<HTMLElement>('[data-drawer]');
  const menu = document.querySelector('#site-menu');
  if (!dialog || !place || !button || !menu) return;
  button.setAttribute('role', 'button');
  button.setAttribute('aria-haspopup', 'dialog');
  const open = (event: Event) => {
    event.preventDefault();
    if (!place.hasChildNodes()) {
      const copy = menu.cloneNode(true) as HTMLElement;
      copy.removeAttribute('id');
      copy.setAttribute('aria-label', dialog.getAttribute('aria-label') ?? '');
      place.append(copy);
    }
    dialog.showModal();
  };
  button.addEventListener('click', open);
  button.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event);
  });
}
