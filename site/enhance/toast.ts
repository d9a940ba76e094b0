const SHOWN_FOR = 4000;

/** Says that a link opened in a new tab; the words come from the link's own page. */
export function newTabToast(): void {
  const toast = document.querySelector<HTMLElement>('#toast');
  if (!toast) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[target="_blank"]');
    if (!link) return;
    toast.textContent = toast.dataset.newTab ?? '';
    clearTimeout(timer);
    timer = setTimeout(() => {
      toast.textContent = '';
    }, SHOWN_FOR);
  });
}
