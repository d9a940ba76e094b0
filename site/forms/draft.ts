/** Saves what was typed, so that it survives a reload in this tab. */

const storageKey = (name: string) => `draft:${name}`;
/** Excludes the captcha, because its proof is valid only once. */
const isSaved = (name: string) => name !== 'captcha';

export function saveDraft(name: string, form: HTMLFormElement): void {
  const fields = JSON.stringify([...new FormData(form)].filter(([field]) => isSaved(field)));
  try {
    // A changed form is a new submission.
    if (fields !== sessionStorage.getItem(storageKey(name))) forgetIdempotencyKey(name);
    sessionStorage.setItem(storageKey(name), fields);
  } catch {
    // The form works without storage.
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
    // There is nothing to restore.
  }
}

export function forgetDraft(name: string): void {
  forgetIdempotencyKey(name);
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Storage is not available.
  }
}

/**
 * The idempotency key of a form, kept until the form is accepted or changed. If the answer is lost, the form is sent
 * again under the same key and stored once.
 */
const idempotencyStorageKey = (name: string) => `idempotency-key:${name}`;

/** crypto.randomUUID needs TLS, which a test installation may not have. */
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
    // Storage is not available.
    return newKey();
  }
}

function forgetIdempotencyKey(name: string): void {
  try {
    sessionStorage.removeItem(idempotencyStorageKey(name));
  } catch {
    // Storage is not available.
  }
}
