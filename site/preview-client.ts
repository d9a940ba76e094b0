/**
 * Entry point of previews in the browser. In the admin, it shows what is written in the form beside the page, which Payload
 * posts to it, and tells the form which of its fields is pressed. Only the page's own server gets what is written.
 */

const isFramed = parent !== window;
const tell = (message: object) =>
  parent.postMessage({ type: 'payload-live-preview', ...message }, '*');

/** The address of the preview: other pages and languages are shown without leaving the page. */
let address = location.href;
/** What is written and not saved, as JSON. */
let unsaved: string | undefined;
let shown = document.body.cloneNode(true);
let css = document.querySelector('style')?.textContent ?? '';
let scheme = '';
const sheet = new CSSStyleSheet();
/** The text of the sheet. To replace it is expensive, even by the same. */
let styled = '';

let isUpdating = false;
let isOld = false;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Shows the newest state. What is written meanwhile is shown next, in one step. */
async function update(): Promise<void> {
  isOld = true;
  if (isUpdating) return;
  isUpdating = true;
  while (isOld) {
    isOld = false;
    const answer = fetch(address, {
      ...(unsaved && { method: 'POST', body: unsaved }),
      headers: { 'Content-Type': 'application/json' },
    });
    // The next change asks again.
    const response = await answer.catch(() => undefined);
    if (response?.ok) show(new DOMParser().parseFromString(await response.text(), 'text/html'));
    else if (response?.status === 404) tell({ expired: true });
    else if (response?.status === 429) {
      // What was written last is shown, even if nothing is written after it.
      isOld = true;
      await wait(Number(response.headers.get('Retry-After') ?? 1) * 1000);
    }
  }
  isUpdating = false;
}

function show(page: Document): void {
  document.documentElement.lang = page.documentElement.lang;
  css = page.querySelector('style')?.textContent ?? '';
  change(document.body, shown, page.body);
  shown = page.body;
  applyStyle();
}

/** Makes an element as it is now. What has not changed stays, with its state: pictures, open menus, places in carousels. */
function change(element: Node, before: Node, now: Node): void {
  if (before.isEqualNode(now)) return;
  if (!(element instanceof Element && before instanceof Element && now instanceof Element)) {
    element.parentNode?.replaceChild(document.importNode(now, true), element);
    return;
  }
  const isSameKind = element.nodeName === now.nodeName && before.nodeName === now.nodeName;
  if (!isSameKind || element.childNodes.length !== before.childNodes.length) {
    element.replaceWith(document.importNode(now, true));
    return;
  }
  for (const { name } of [...before.attributes])
    if (!now.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of now.attributes)
    if (before.getAttribute(name) !== value) element.setAttribute(name, value);
  const [elements, befores, nows] = [element, before, now].map(({ childNodes }) => [...childNodes]);
  for (const [index, child] of nows?.entries() ?? []) {
    const [old, earlier] = [elements?.[index], befores?.[index]];
    if (old && earlier) change(old, earlier, child);
    else element.append(document.importNode(child, true));
  }
  for (const surplus of elements?.slice(nows?.length) ?? []) surplus.remove();
}

/** Uses the styles of the page in the chosen scheme; the browser's own scheme if none is chosen. */
function applyStyle(): void {
  const dark = /\(prefers-color-scheme:\s*dark\)/g;
  const condition = scheme === 'dark' ? '(min-width: 0)' : 'not all';
  const wanted = scheme ? css.replaceAll(dark, condition) : css;
  if (wanted !== styled) sheet.replaceSync(wanted);
  styled = wanted;
  document.documentElement.style.colorScheme = scheme;
  for (const button of document.querySelectorAll<HTMLElement>('[data-scheme]'))
    button.ariaPressed = `${button.dataset.scheme === scheme}`;
}

/** The address of a preview that shows the page of a link; undefined if the link leads elsewhere. */
function previewOf({ origin, pathname, search, href }: HTMLAnchorElement): string | undefined {
  if (origin !== location.origin || pathname.startsWith('/files/')) return undefined;
  if (/^(\/\w+)?\/preview\//.test(pathname)) return href;
  const other = new URL(address);
  other.searchParams.set('at', pathname + search);
  return other.href;
}

function press(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const chosen = event.target.closest<HTMLElement>('[data-scheme]')?.dataset.scheme;
  if (chosen) {
    scheme = chosen === scheme ? '' : chosen;
    applyStyle();
  }
  if (!isFramed) return;
  const field = event.target.closest<HTMLElement>('[data-field]')?.dataset.field;
  if (field) tell({ field });
  const link = event.target.closest('a');
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  const to = field ? undefined : previewOf(link);
  if (!to) return;
  address = to;
  void update().then(() => scrollTo(0, 0));
}

document.adoptedStyleSheets.push(sheet);
document.querySelector('style')?.remove();
applyStyle();
addEventListener('click', press, true);
if (isFramed) {
  document.documentElement.dataset.live = '';
  addEventListener('submit', (event) => event.preventDefault(), true);
  addEventListener('message', ({ data, source }) => {
    if (source !== parent || data?.type !== 'payload-live-preview' || !data.data) return;
    unsaved = JSON.stringify({ language: data.locale, data: data.data });
    void update();
  });
  tell({ ready: true });
}
