/** Menus that drop down close on Escape and on a press elsewhere, as menus do. */
export function disclosures(): void {
  const opened = () => document.querySelectorAll<HTMLDetailsElement>('details[name="menu"][open]');
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const details of opened()) {
      const within = details.contains(document.activeElement);
      details.open = false;
      if (within) details.querySelector('summary')?.focus();
    }
  });
  addEventListener('click', (event) => {
    for (const details of opened())
      if (!details.contains(event.target as Node)) details.open = false;
  });
}
