/**
 * Opens photos and documents of a `data-lightbox` over the page. A document opens in the browser's own viewer, with the
 * value of `data-lightbox` as its title.
 */
export function lightbox(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox-view]');
  const view = dialog?.querySelector('[data-lightbox-picture]');
  const caption = dialog?.querySelector<HTMLElement>('[data-lightbox-caption]');
  if (!dialog || !view || !caption) return;
  let links: HTMLAnchorElement[] = [];
  let title = '';
  let current = 0;

  const show = (index: number) => {
    current = (index + links.length) % links.length;
    const link = links[current];
    if (!link) return;
    const picture = pictureIn(link)?.cloneNode(true) as HTMLElement | undefined;
    view.replaceChildren(picture ? enlarged(picture) : documentFrame(link.href, title));
    const image = picture && (picture.querySelector('img') ?? (picture as HTMLImageElement));
    const description = image?.alt ?? title;
    caption.textContent =
      description + (links.length > 1 ? ` (${current + 1}/${links.length})` : '');
    caption.lang = image?.lang || document.documentElement.lang;
  };

  const steps = dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]');
  for (const button of steps)
    button.addEventListener('click', () => show(current + Number(button.dataset.lightboxStep)));
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(current + 1);
    if (key === 'ArrowLeft') show(current - 1);
  });
  dialog.addEventListener('close', () => view.replaceChildren());

  for (const album of document.querySelectorAll<HTMLElement>('[data-lightbox]'))
    album.addEventListener('click', (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = (target as Element).closest('a');
      // The visitor wants a new tab or window.
      if (!link || ctrlKey || metaKey || shiftKey) return;
      if (!pictureIn(link) && !showsDocuments()) return;
      event.preventDefault();
      links = [...album.querySelectorAll('a')];
      title = album.dataset.lightbox ?? '';
      for (const button of steps) button.hidden = links.length < 2;
      show(links.indexOf(link));
      dialog.showModal();
      // The browser would focus the document, where Escape does not close the dialog.
      dialog.querySelector<HTMLElement>('[data-close]')?.focus();
    });
}

const pictureIn = (link: HTMLAnchorElement) => link.querySelector('picture, img');

/** False on phones, because many of their browsers cannot show a document within a page. */
const showsDocuments = () => navigator.pdfViewerEnabled && matchMedia('(pointer: fine)').matches;

function enlarged(picture: HTMLElement): HTMLElement {
  const source = picture.querySelector('source');
  if (source) source.sizes = '100vw';
  (picture.querySelector('img') ?? picture).removeAttribute('loading');
  return picture;
}

function documentFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  return frame;
}
