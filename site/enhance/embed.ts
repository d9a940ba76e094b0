/** Maps and films are a picture until a visitor clicks; only then is anybody else asked. */
export function embeds(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-embed]'))
    button.addEventListener('click', () => {
      const address = button.dataset.embed ?? '';
      const player = address.startsWith('/') ? film(address) : frame(address);
      player.title = button.dataset.title ?? '';
      player.className = button.dataset.playerClass ?? '';
      button.replaceWith(player);
      player.focus();
    });
}

function film(address: string): HTMLVideoElement {
  const video = document.createElement('video');
  video.src = address;
  video.controls = true;
  video.autoplay = true;
  return video;
}

function frame(address: string): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.src = address;
  iframe.allowFullscreen = true;
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  return iframe;
}
