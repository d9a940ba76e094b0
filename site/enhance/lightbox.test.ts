// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lightbox } from './lightbox.ts';

const view = `
  <dialog data-lightbox-view>
    <div data-lightbox-picture></div><p data-lightbox-caption></p>
    <button data-close></button>
    <button data-lightbox-step="-1"></button><button data-lightbox-step="1"></button>
  </dialog>`;
const photo = (name: string, more = '') =>
  `<a href="/${name}.jpg"><picture><source sizes="10rem"><img loading="lazy" alt="${name}" ${more}></picture></a>`;
const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Found;

/** A page with an album, and the dialog that shows it. */
function page(album: string, title = '') {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<div data-lightbox="${title}">${album}</div>${view}`;
  lightbox();
  return find<HTMLDialogElement>('dialog');
}
const press = (selector: string, more: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  find(selector).dispatchEvent(event);
  return event.defaultPrevented;
};
const caption = () => find('[data-lightbox-caption]').textContent;
const currentPicture = () => find('[data-lightbox-picture]').firstElementChild;
const key = (name: string) =>
  find('dialog').dispatchEvent(new KeyboardEvent('keydown', { key: name }));
const steps = () => [...document.querySelectorAll<HTMLElement>('[data-lightbox-step]')];

beforeEach(() => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }));
});
afterEach(() => void document.body.replaceChildren());

describe('photos', () => {
  const album = photo('gate') + photo('hall', 'lang="as"') + photo('field');

  test('open over the page, large and at once, with a caption', () => {
    const dialog = page(album);
    expect(press('a img')).toBe(true);
    expect([dialog.open, caption()]).toEqual([true, 'gate (1/3)']);
    const [source, image] = currentPicture()?.children ?? [];
    expect(source?.getAttribute('sizes')).toBe('100vw');
    expect(image?.hasAttribute('loading')).toBe(false);
    expect(document.activeElement).toBe(find('[data-close]'));
    // The page itself does not change.
    expect(find('a img').getAttribute('loading')).toBe('lazy');
  });

  test('lead to the photos beside them, and around both ends', () => {
    page(album);
    press('a[href="/hall.jpg"]');
    expect(caption()).toBe('hall (2/3)');
    key('ArrowRight');
    expect(caption()).toBe('field (3/3)');
    key('ArrowRight');
    expect(caption()).toBe('gate (1/3)');
    key('ArrowLeft');
    expect(caption()).toBe('field (3/3)');
    steps()[0]?.click();
    expect(caption()).toBe('hall (2/3)');
    steps()[1]?.click();
    expect(caption()).toBe('field (3/3)');
    key('Home');
    expect(caption()).toBe('field (3/3)');
  });

  test('show their number if there are two', () => {
    page(photo('gate') + photo('hall'));
    press('a');
    expect([caption(), steps().every(({ hidden }) => !hidden)]).toEqual(['gate (1/2)', true]);
  });

  test("have a caption in their own language, or else in the page's", () => {
    page(album);
    press('a');
    expect(find('[data-lightbox-caption]').lang).toBe('en');
    key('ArrowRight');
    expect(find('[data-lightbox-caption]').lang).toBe('as');
  });

  test('leave nothing behind after closing', () => {
    const dialog = page(album);
    press('a');
    dialog.close();
    expect(currentPicture()).toBeNull();
  });

  test('open in a new tab or window as the browser does', () => {
    const dialog = page(album);
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      expect(press('a', more)).toBe(false);
    expect(press('[data-lightbox]')).toBe(false);
    expect(dialog.open).toBe(false);
  });

  test('step between two photos, not with one', () => {
    page(photo('gate') + photo('hall'));
    press('a');
    expect(steps().map(({ hidden }) => hidden)).toEqual([false, false]);
    page(photo('gate'));
    press('a');
    expect(steps().map(({ hidden }) => hidden)).toEqual([true, true]);
    expect(caption()).toBe('gate');
  });

  test('open without other copies of the picture', () => {
    page('<a href="/gate.jpg"><img loading="lazy" alt="Gate"></a>');
    press('a');
    expect([
      currentPicture()?.tagName,
      currentPicture()?.hasAttribute('loading'),
      caption(),
    ]).toEqual(['IMG', false, 'Gate']);
  });
});

describe('a document', () => {
  const sheet = '<a href="/sheet.pdf">Open</a>';

  test("opens in the browser's viewer with its title", () => {
    page(sheet, 'Routine');
    expect(press('a')).toBe(true);
    expect(currentPicture()).toMatchObject({ tagName: 'IFRAME', title: 'Routine' });
    expect(currentPicture()?.getAttribute('src')).toContain('/sheet.pdf');
    expect(caption()).toBe('Routine');
  });

  test.each(['a browser without a viewer', 'a finger'])('is a link for %s', (who) => {
    if (who === 'a finger') vi.stubGlobal('matchMedia', () => ({ matches: false }));
    else Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false });
    const dialog = page(sheet);
    expect([press('a'), dialog.open]).toEqual([false, false]);
    expect([page(photo('gate')), press('a')]).toEqual([find('dialog'), true]);
  });
});

test('keeps links on a page without the dialog', () => {
  document.body.innerHTML = `<div data-lightbox>${photo('gate')}</div>`;
  lightbox();
  expect(press('a')).toBe(false);
});
