const SHOWN_FOR = 4000;

/** Shows the text of `toast` events, and a message when a link opens in a new tab. */
export function toasts(): void {
  const toast = document.querySelector<HTMLElement>('#toast');
  if (!toast) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (words = '') => {
    toast.textContent = words;
    clearTimeout(timer);
    timer = setTimeout(() => {
      toast.textContent = '';
    }, SHOWN_FOR);
  };
  addEventListener('toast', (event) => say((event as CustomEvent<string>).detail));
  addEventListener('click', (event) => {
    if (event.defaultPrevented) return;
    if ((event.target as Element).closest?.('a[target="_blank"]')) say(toast.dataset.newTab);
  });
}
