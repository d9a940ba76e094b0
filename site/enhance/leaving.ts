/** Asks before a link leads to a website that is not of a government, where the college has switched it on. */
export function askBeforeLeaving(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#leaving');
  const go = dialog?.querySelector('a');
  const host = go?.querySelector('b');
  if (!dialog || !go || !host) return;
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-other-site=""]');
    if (!link || link === go) return;
    event.preventDefault();
    go.href = link.href;
    host.textContent = link.host;
    dialog.showModal();
  });
}
