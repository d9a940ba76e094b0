// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { embeds } from './embed.ts';

/** The page after a press on the picture of a map or video. */
function pressed(address: string, tracks = ''): HTMLElement {
  document.body.innerHTML = `<button data-embed="${address}" data-title="The campus" data-player-class="wide" ${tracks}></button>`;
  embeds();
  document.querySelector('button')?.click();
  return document.body.firstElementChild as HTMLElement;
}

test('loads a map on request, without credentials', () => {
  const map = pressed('https://maps.example.org/campus');
  expect(map).toMatchObject({
    tagName: 'IFRAME',
    src: 'https://maps.example.org/campus',
    title: 'The campus',
    className: 'wide',
    referrerPolicy: 'strict-origin-when-cross-origin',
    allowFullscreen: true,
  });
  expect(map.hasAttribute('credentialless')).toBe(true);
  expect(document.activeElement).toBe(map);
});

test('plays a video of the site at once', () => {
  const video = pressed('/files/media/campus.webm') as HTMLVideoElement;
  expect(video).toMatchObject({ tagName: 'VIDEO', controls: true, autoplay: true });
  expect([video.title, video.className]).toEqual(['The campus', 'wide']);
  expect(video.src).toContain('/files/media/campus.webm');
});

test('shows the captions of a video in the first of their languages', () => {
  const tracks = [
    { src: '/files/media/as.vtt', srclang: 'as', label: 'Assamese' },
    { src: '/files/media/en.vtt', srclang: 'en', label: 'English' },
  ];
  const video = pressed('/files/media/campus.webm', `data-tracks='${JSON.stringify(tracks)}'`);
  const shown = [...video.querySelectorAll('track')].map(({ srclang, kind, default: isShown }) => [
    ...[srclang, kind, isShown],
  ]);
  expect(shown).toEqual([
    ['as', 'captions', true],
    ['en', 'captions', false],
  ]);
});

test('opens a map in a new tab of Firefox, which cannot frame it', () => {
  const open = vi.fn();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Android 15) Firefox/145.0');
  vi.stubGlobal('open', open);
  expect(pressed('https://maps.example.org/campus').tagName).toBe('BUTTON');
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://maps.example.org/campus',
    '_blank',
    'noopener',
  );
});
