/** Dialogs open by themselves after `data-open-after` milliseconds; the browser traps focus and gives it back. */
export function dialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => {
      const target = event.target as HTMLElement;
      // A press on the dialog itself, not on what it holds, is a press beside it.
      if (target === dialog || target.closest('[data-close]')) dialog.close();
    });
    const delay = dialog.dataset.openAfter;
    if (delay === undefined || wasClosed(dialog)) continue;
    setTimeout(openWhenFree, Number(delay), dialog);
    dialog.addEventListener('close', () => rememberClosed(dialog), { once: true });
  }
}

/** One at a time, and never over somebody who is typing. */
function openWhenFree(dialog: HTMLDialogElement): void {
  const open = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!open) dialog.showModal();
  else open.addEventListener('close', () => openWhenFree(dialog), { once: true });
}

/** Closed once is closed for this visit; another text is another message. */
const storageKey = ({ id }: HTMLDialogElement) => `closed:${id}`;
const message = ({ textContent }: HTMLDialogElement) => textContent ?? '';

function wasClosed(dialog: HTMLDialogElement): boolean {
  try {
    return sessionStorage.getItem(storageKey(dialog)) === message(dialog);
  } catch {
    return false;
  }
}

function rememberClosed(dialog: HTMLDialogElement): void {
  try {
    sessionStorage.setItem(storageKey(dialog), message(dialog));
  } catch {
    // Then it opens again with the next page.
  }
}
