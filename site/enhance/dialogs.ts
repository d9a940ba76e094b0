/** Opens dialogs after `data-open-after` milliseconds and closes them on Close or on a press outside. */
export function dialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => {
      const target = event.target as HTMLElement;
      // A press on the backdrop has the dialog itself as its target.
      if (target === dialog || target.closest('[data-close]')) dialog.close();
    });
    const delay = dialog.dataset.openAfter;
    if (delay === undefined || wasClosed(dialog)) continue;
    setTimeout(openWhenFree, Number(delay), dialog);
    dialog.addEventListener('close', () => rememberClosed(dialog), { once: true });
  }
}

/** Opens a dialog once no other is open. */
function openWhenFree(dialog: HTMLDialogElement): void {
  const open = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!open) dialog.showModal();
  else open.addEventListener('close', () => openWhenFree(dialog), { once: true });
}

/**
 * Storage keys and messages of dialogs that were closed. A closed dialog stays closed for this visit, unless its text
 * changes.
 */
const storageKey = ({ id }: HTMLDialogElement) => `closed:${id}`;
const message = ({ textContent }: HTMLDialogElement) => textContent ?? '';

function wasClosed(dialog: HTMLDialogElement): boolean {
  try {
    return sessionStorage.getItem(storageKey(dialog)) === message(dialog);
  } catch {
    // Storage is not available.
    return false;
  }
}

function rememberClosed(dialog: HTMLDialogElement): void {
  try {
    sessionStorage.setItem(storageKey(dialog), message(dialog));
  } catch {
    // Without storage the dialog opens again on the next page.
  }
}
