const KEY = 'visited-on';

/** The visitor counter: this browser counts once a day, and keeps nothing but that date. */
export async function counter(): Promise<void> {
  const output = document.querySelector('[data-counter]');
  if (!output) return;
  const today = new Date().toDateString();
  const isCounted = readStoredDate() === today;
  try {
    const response = await fetch(`/initialisation/${isCounted ? 'getcount' : 'setcount'}`, {
      headers: { Unit: 'website' },
    });
    // Also of a refusal: what nobody reads stays under way.
    const body = await response.text();
    if (!response.ok) return;
    const { count } = JSON.parse(body) as { count: number };
    output.textContent = groupDigits(count);
    if (!isCounted) localStorage.setItem(KEY, today);
  } catch {
    // No counter is better than an error that a visitor can do nothing about.
  }
}

function readStoredDate(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** 12,34,567. Not by `Intl`: the first number that it writes keeps a slow phone busy for a tenth of a second. */
export const groupDigits = (count: number): string =>
  String(count).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
