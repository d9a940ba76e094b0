/// <reference types="vite/client" />
import css from './contrast.css?inline';

const KEY = 'contrast';

/** Switches to high contrast by the button in the footer. The browser remembers it; where it cannot, for this page. */
export function highContrast(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-contrast]');
  if (!button) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const show = (isOn: boolean) => {
    sheet.disabled = !isOn;
    button.ariaPressed = `${isOn}`;
  };
  show(isRemembered());
  button.addEventListener('click', () => {
    show(sheet.disabled);
    try {
      localStorage.setItem(KEY, `${!sheet.disabled}`);
    } catch {
      // Storage is not available.
    }
  });
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    // Storage is not available.
    return false;
  }
}
