/** Milliseconds after a press within which most pages come, and nothing needs to be said. */
const QUIET_TIME = 300;
/** Milliseconds after which no page comes any more: the visitor stopped it, or it was a download after all. */
const TIMEOUT = 30_000;
/** What opens as a file. */
const file = /^\/files\/|\.(csv|ics)$/;
const department = /\/department\/[^/]+(\/gallery)?/;

/** Says that the next page is coming, once a press has had no answer for a while; within departments on the full screen. */
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
  // The page is left, seen again from the browser's memory, or gone back in: nothing comes any more.
  for (const name of ['pagehide', 'pageshow', 'popstate']) addEventListener(name, hide);
}
