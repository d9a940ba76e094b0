/// <reference types="vite/client" />
/** The list of suggestions below a search field: a combobox of the ARIA Authoring Practices. */
import css from './suggestion-list.css?inline';

/** The response of `/search/suggestions`. */
export interface Suggestions {
  /** Name of the list, and a sentence with the number of suggestions. */
  label: string;
  said: string;
  /** Text, kind and address of each suggestion. */
  items: readonly { text: string; kind: string; to: string }[];
}

/** Milliseconds after the last key before suggestions are fetched, and until a request is given up. */
const TYPING_DELAY = 150;
const TIMEOUT = 3000;
/** Minimum length of a query. */
const MIN_LETTERS = 2;

let lists = 0;

function createElement(name: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Adds the CSS of the list when it is first needed, so that pages do not carry it. */
function styleOnce(): void {
  if (lists > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Adds suggestions to a search field, once. Without them the form works as before. */
export function suggestIn(input: HTMLInputElement): void {
  const { form } = input;
  if (!form || input.hasAttribute('aria-controls')) return;
  styleOnce();
  lists += 1;
  const list = createElement('ul', { id: `suggestions-${lists}`, role: 'listbox', hidden: '' });
  const status = createElement('p', { class: 'visually-hidden', role: 'status' });
  input.after(list, status);
  const setAttribute = (name: string, value: string) => input.setAttribute(name, value);
  setAttribute('role', 'combobox');
  setAttribute('aria-autocomplete', 'list');
  setAttribute('aria-expanded', 'false');
  setAttribute('aria-controls', list.id);

  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  let active = -1;
  const options = () => [...list.children] as HTMLElement[];

  function activate(index: number): void {
    active = index;
    input.removeAttribute('aria-activedescendant');
    for (const [place, option] of options().entries()) {
      option.setAttribute('aria-selected', `${place === index}`);
      if (place !== index) continue;
      setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  function open(isOpen: boolean): void {
    list.hidden = !isOpen;
    setAttribute('aria-expanded', `${isOpen}`);
    activate(-1);
  }

  /** Cancels the pending request. */
  function cancel(): void {
    clearTimeout(typingTimer);
    request?.abort();
  }

  function close(): void {
    cancel();
    status.textContent = '';
    open(false);
  }

  async function fetchSuggestions(words: string): Promise<void> {
    const controller = new AbortController();
    request = controller;
    const timer = setTimeout(() => controller.abort(), TIMEOUT);
    try {
      const address = `${form?.action}/suggestions?${new URLSearchParams({ q: words })}`;
      const response = await fetch(address, { signal: controller.signal });
      // The body of a refusal is read too, because a request stays open until its body is read.
      const body = await response.text();
      if (response.ok && !controller.signal.aborted) show(JSON.parse(body) as Suggestions);
    } catch {
      // The form works without suggestions.
    } finally {
      clearTimeout(timer);
    }
  }

  function show({ label, said, items }: Suggestions): void {
    list.setAttribute('aria-label', label);
    list.replaceChildren(
      ...items.map(({ text, kind, to }, index) => {
        const option = createElement('li', {
          role: 'option',
          id: `${list.id}-${index}`,
          'data-to': to,
        });
        const kindLabel = createElement('small', {});
        kindLabel.textContent = kind;
        const words = createElement('span', { dir: 'auto' });
        words.textContent = text;
        option.append(words, ' ', kindLabel);
        return option;
      }),
    );
    status.textContent = said;
    open(items.length > 0);
  }

  const follow = (option: HTMLElement | null | undefined) =>
    option?.dataset.to && location.assign(option.dataset.to);

  input.addEventListener('input', () => {
    cancel();
    const words = input.value.trim();
    if (words.length < MIN_LETTERS) close();
    else typingTimer = setTimeout(fetchSuggestions, TYPING_DELAY, words);
  });
  input.addEventListener('keydown', (event) => {
    if (list.hidden || event.isComposing) return;
    const last = options().length - 1;
    switch (event.key) {
      case 'ArrowDown':
        activate(active === last ? -1 : active + 1);
        break;
      case 'ArrowUp':
        activate(active === -1 ? last : active - 1);
        break;
      case 'Enter':
        if (active === -1) return;
        follow(options()[active]);
        break;
      case 'Escape':
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  input.addEventListener('blur', close);
  form.addEventListener('submit', close);
  // Keeps the focus in the field while the list is pressed.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) =>
    follow((target as Element).closest<HTMLElement>('[role="option"]')),
  );
}
