/** Milliseconds within which most pages load, so that no message is needed. */
const QUIET_TIME = 300;
/** Milliseconds after which the message disappears, because the visitor stopped loading or the link was a download. */
const TIMEOUT = 30_000;
/** Addresses of files. */
const file = /^\/files\/|\.(csv|ics)$/;
const department = /\/department\/[^/]+(\/gallery)?/;

/** Shows a message if the next page takes long to load. Within departments it covers the screen. */
export function announceNextPage(): void {
  const status = document.querySelector<HTMLElement>('#coming');
  if (!status) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    status.textContent = '';
    delete status.dataset.screen;
  };
  const show = (path: string) => {
    const { loading, gallery } = status.dataset;
    const match = department.exec(path);
    if (match) status.dataset.screen = '';
    status.textContent = (match?.[1] ? gallery : loading) ?? '';
    timer = setTimeout(hide, TIMEOUT);
  };
  const expect = ({ origin, pathname, search, hash }: URL | HTMLAnchorElement) => {
    const isHere = hash && pathname + search === location.pathname + location.search;
    if (origin !== location.origin || isHere || file.test(pathname)) return;
    hide();
    timer = setTimeout(show, QUIET_TIME, pathname);
  };

  addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]:not([download])');
    const isElsewhere = defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey;
    if (link && !isElsewhere && /^(_self)?$/.test(link.target)) expect(link);
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!event.defaultPrevented && form.method === 'get') expect(new URL(form.action));
  });
  // Hides the message when the page is left or restored.
  for (const name of ['pagehide', 'pageshow', 'popstate']) addEventListener(name, hide);
}
