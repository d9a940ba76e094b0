const KEY = 'visited-on';

/** Updates the visitor counter. The browser counts once a day and stores only that date. */
export async function counter(): Promise<void> {
  const output = document.querySelector('[data-counter]');
  if (!output) return;
  const today = new Date().toDateString();
  const isCounted = readStoredDate() === today;
  try {
    const response = await fetch(`/initialisation/${isCounted ? 'getcount' : 'setcount'}`, {
      headers: { Unit: 'website' },
    });
    // The body of a refusal is read too, because a request stays open until its body is read.
    const body = await response.text();
    if (!response.ok) return;
    const { count } = JSON.parse(body) as { count: number };
    output.textContent = groupDigits(count);
    if (!isCounted) localStorage.setItem(KEY, today);
  } catch {
    // An error would not help the visitor.
  }
}

function readStoredDate(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is not available.
    return null;
  }
}

/** Formats 1234567 as 12,34,567. `Intl` is not used, because its first call blocks a slow phone for 0.1 s. */
export function groupDigits(count: number): string {
  const digits = String(count);
  const head = digits.slice(0, -3);
  const pairs = (head.length % 2 ? ` ${head}` : head).match(/../g) ?? [];
  return [...pairs, digits.slice(-3)].join(',').trim();
}
