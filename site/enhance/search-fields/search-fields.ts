const FIELD = 'form[action$="/search"] input[type="search"]';
/** Storage key of the setting; present if the visitor switched the `/` key off. */
const OFF = 'search-key-off';

/** Moves the focus to the header's search on `/`, and loads suggestions for a search field once it has focus. */
export function searchFields(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isWritten(target) || isOff()) return;
    const field = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  const key = document.querySelector<HTMLInputElement>('[data-search-key]');
  if (key) key.checked = !isOff();
  key?.addEventListener('change', () => switchOff(!key.checked));

  const wake = async (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement && target.matches(FIELD))) return;
    const { suggestIn } = await import('./suggestion-list.ts');
    suggestIn(target);
  };
  addEventListener('focusin', ({ target }) => wake(target));
  // The field may already have focus.
  wake(document.activeElement);
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');

/** True if the visitor switched the key off, because single keys can be pressed by mistake or by dictation. */
function isOff(): boolean {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    // Storage is not available.
    return false;
  }
}

function switchOff(off: boolean): void {
  try {
    if (off) localStorage.setItem(OFF, '1');
    else localStorage.removeItem(OFF);
  } catch {
    // Without storage the key is on again on the next page.
  }
}
