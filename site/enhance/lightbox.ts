/** Photos of a `data-lightbox` open over the page, with the ones beside them; Escape and the browser's focus do the rest. */
export function lightbox(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox-view]');
  const place = dialog?.querySelector('[data-lightbox-picture]');
  const caption = dialog?.querySelector('[data-lightbox-caption]');
  if (!dialog || !place || !caption) return;
  let photos: HTMLAnchorElement[] = [];
  let at = 0;

  const show = (index: number) => {
    at = (index + photos.length) % photos.length;
    const picture = photos[at]?.querySelector('picture, img')?.cloneNode(true) as HTMLElement;
    const image = picture.querySelector('img') ?? (picture as HTMLImageElement);
    const source = picture.querySelector('source');
    if (source) source.sizes = '100vw';
    image.removeAttribute('loading');
    place.replaceChildren(picture);
    const count = photos.length > 1 ? ` (${at + 1}/${photos.length})` : '';
    caption.textContent = image.alt + count;
  };

  const steps = dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]');
  for (const button of steps)
    button.addEventListener('click', () => show(at + Number(button.dataset.lightboxStep)));
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(at + 1);
    if (key === 'ArrowLeft') show(at - 1);
  });

  for (const album of document.querySelectorAll('[data-lightbox]'))
    album.addEventListener('click', (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      const photo = (target as Element).closest('a');
      // A new tab or window was asked for.
      if (!photo || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      photos = [...album.querySelectorAll('a')];
      for (const button of steps) button.hidden = photos.length < 2;
      show(photos.indexOf(photo));
      dialog.showModal();
    });
}
