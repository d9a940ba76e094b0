/**
 * Replaces the picture of a map or video by the player when the visitor clicks. Nothing is loaded from other sites
 * before that.
 */
export function embeds(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-embed]'))
    button.addEventListener('click', () => {
      const address = button.dataset.embed ?? '';
      const player = address.startsWith('/') ? videoPlayer(address) : frame(address);
      if (!player) return;
      player.title = button.dataset.title ?? '';
      player.className = button.dataset.playerClass ?? '';
      button.replaceWith(player);
      player.focus();
    });
}

function videoPlayer(address: string): HTMLVideoElement {
  const video = document.createElement('video');
  video.src = address;
  video.controls = true;
  video.autoplay = true;
  return video;
}

/**
 * Returns undefined and opens a new tab in Firefox, which follows `Cross-Origin-Embedder-Policy: credentialless` but
 * cannot load frames without credentials. Safari ignores the policy, and no property says which of the two it is.
 */
function frame(address: string): HTMLIFrameElement | undefined {
  const iframe = document.createElement('iframe');
  if (!('credentialless' in iframe) && navigator.userAgent.includes('Firefox/')) {
    window.open(address, '_blank', 'noopener');
    return undefined;
  }
  iframe.setAttribute('credentialless', '');
  iframe.src = address;
  iframe.allowFullscreen = true;
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  return iframe;
}
