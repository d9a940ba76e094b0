/**
 * Replaces the picture of a map or video by the player when the visitor clicks. Nothing is loaded from other sites
 * before that.
 */
export function embeds(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-embed]'))
    button.addEventListener('click', () => {
      const address = button.dataset.embed ?? '';
      const player = address.startsWith('/')
        ? videoPlayer(address, button.dataset.tracks)
        : frame(address);
      if (!player) return;
      player.title = button.dataset.title ?? '';
      player.className = button.dataset.playerClass ?? '';
      button.replaceWith(player);
      player.focus();
    });
}

/** A player of a film. The first captions are shown, because they help most people without their doing. */
function videoPlayer(address: string, tracks = '[]'): HTMLVideoElement {
  const video = document.createElement('video');
  video.src = address;
  video.controls = true;
  video.autoplay = true;
  for (const properties of JSON.parse(tracks)) {
    const track = Object.assign(document.createElement('track'), properties);
    track.kind = 'captions';
    track.default = video.childElementCount === 0;
    video.append(track);
  }
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
