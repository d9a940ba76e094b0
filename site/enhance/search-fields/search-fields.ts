const FIELD = 'form[action$="/search"] input[type="search"]';
/** Kept where a visitor switched the key off. */
const OFF = 'search-key-off';

/** `/` leads to the header's search; any field of it, once somebody is in it, suggests what may be meant. */
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
  // Somebody may be quicker than the script.
  wake(document.activeElement);
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');

/** A key without Ctrl may be pressed by mistake, or said to a computer that takes dictation. */
function isOff(): boolean {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false;
  }
}

function switchOff(off: boolean): void {
  try {
    if (off) localStorage.setItem(OFF, '1');
    else localStorage.removeItem(OFF);
  } catch {
    // Then it is on again with the next page.
  }
}
