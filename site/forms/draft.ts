/** What was typed survives a reload in this tab, and nothing longer. */

const storageKey = (name: string) => `draft:${name}`;
/** A proof counts once, so it is not kept. */
const isSaved = (name: string) => name !== 'captcha';

export function saveDraft(name: string, form: HTMLFormElement): void {
  const fields = JSON.stringify([...new FormData(form)].filter(([field]) => isSaved(field)));
  try {
    // What was changed is another submission.
    if (fields !== sessionStorage.getItem(storageKey(name))) forgetIdempotencyKey(name);
    sessionStorage.setItem(storageKey(name), fields);
  } catch {
    // A browser that keeps nothing still sends the form.
  }
}

/** Fills the fields that are still empty. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  try {
    const fields = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '[]') as [
      string,
      string,
    ][];
    for (const [field, value] of fields) {
      const input = form.elements.namedItem(field);
      if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = true;
      else if (
        input instanceof HTMLInputElement ||
        input instanceof HTMLTextAreaElement ||
        input instanceof HTMLSelectElement
      )
        input.value ||= value;
    }
  } catch {
    // Nothing to restore.
  }
}

export function forgetDraft(name: string): void {
  forgetIdempotencyKey(name);
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Nothing was kept.
  }
}

/**
 * The key under which a form is sent until it is known to be kept, or changed. Its answer may be lost on the way: sent
 * once more under the same key it is answered again and kept once.
 */
const idempotencyStorageKey = (name: string) => `idempotency-key:${name}`;

/** crypto.randomUUID is not there on pages without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export function getIdempotencyKey(name: string): string {
  try {
    const key = sessionStorage.getItem(idempotencyStorageKey(name)) ?? newKey();
    sessionStorage.setItem(idempotencyStorageKey(name), key);
    return key;
  } catch {
    return newKey();
  }
}

function forgetIdempotencyKey(name: string): void {
  try {
    sessionStorage.removeItem(idempotencyStorageKey(name));
  } catch {
    // Nothing was kept.
  }
}
