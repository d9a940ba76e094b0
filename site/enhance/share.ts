/**
 * Shares a page by the browser's own dialog, or else copies its address, with the value of `data-share` as message. In
 * browsers that can do neither the link writes a mail.
 */
export function shareLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-share]');
    if (!link) return;
    const shared = share(link.dataset.share ?? '');
    if (!shared) return;
    event.preventDefault();
    // Rejected if the visitor closes the dialog.
    shared.catch(() => undefined);
  });
}

function share(copied: string): Promise<unknown> | undefined {
  const url = location.href;
  if ('share' in navigator) return navigator.share({ title: document.title, url });
  // Missing where a page is not loaded by HTTPS.
  const { clipboard } = navigator as Partial<Navigator>;
  return clipboard
    ?.writeText(url)
    .then(() => dispatchEvent(new CustomEvent('toast', { detail: copied })));
}
