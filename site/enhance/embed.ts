/** Maps and films are a picture until a visitor clicks; only then is anybody else asked. */
export function embeds(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-embed]'))
    button.addEventListener('click', () => {
      const address = button.dataset.embed ?? '';
      const player = address.startsWith('/') ? film(address) : frame(address);
      if (!player) return;
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

/** Undefined where the browser isolates pages and knows no frame without credentials: there it is a tab of its own. */
function frame(address: string): HTMLIFrameElement | undefined {
  const iframe = document.createElement('iframe');
  if (window.crossOriginIsolated && !('credentialless' in iframe)) {
    window.open(address, '_blank', 'noopener');
    return undefined;
  }
  iframe.setAttribute('credentialless', '');
  iframe.src = address;
  iframe.allowFullscreen = true;
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  return iframe;
}
