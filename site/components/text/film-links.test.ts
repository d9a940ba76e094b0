import { expect, test } from 'vitest';
import { playerAddress, splitAtFilms } from './film-links.ts';
import { groupPictures } from './RichText.tsx';

const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', player],
  ['https://youtu.be/dQw4w9WgXcQ', player],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', player],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', player],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', player],
  ['https://player.vimeo.com/video/123', 'https://vimeo.com/123'],
  ['/files/media/sports-day.mp4', '/files/media/sports-day.mp4'],
  ['https://www.youtube.com/@college', undefined],
  ['https://www.youtube.com/watch?v="><script>', undefined],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', undefined],
  ['/files/media/form.pdf', undefined],
  ['javascript:alert(1)', undefined],
])('plays the video at %s from %s', (address, film) => {
  expect(playerAddress(address)).toBe(film);
});

test('plays a link that is alone in a paragraph, not one among words', () => {
  const alone = '<p><a href="https://youtu.be/dQw4w9WgXcQ" target="_blank">Sports day</a></p>';
  const among = '<p>See <a href="https://youtu.be/dQw4w9WgXcQ">this</a></p>';
  expect(splitAtFilms(`<p>One</p>${alone}${among}`)).toEqual([
    '<p>One</p>',
    { address: player, title: 'Sports day' },
    among,
  ]);
  expect(splitAtFilms('')).toEqual(['']);
  expect(splitAtFilms(alone)).toEqual([{ address: player, title: 'Sports day' }]);
});

const picture = '<img src="/a.jpg" alt="">';
const captioned = `<figure>${picture}<figcaption>A</figcaption></figure>`;
test.each([
  [
    `<p>One</p>${picture}${picture}<p>Two</p>`,
    `<p>One</p><div class="g">${picture}${picture}</div><p>Two</p>`,
  ],
  [`${captioned}${picture}${captioned}`, `<div class="g">${captioned}${picture}${captioned}</div>`],
  [
    `${captioned.replace('>A', ' data-align="center">A <em>b</em>')}${picture}`,
    `<div class="g">${captioned.replace('>A', ' data-align="center">A <em>b</em>')}${picture}</div>`,
  ],
  [
    `${picture}${picture}${captioned}<p>One</p>`,
    `<div class="g">${picture}${picture}</div>${captioned}<p>One</p>`,
  ],
  [`${captioned}${picture}\n${picture}`, `${captioned}<div class="g">${picture}${picture}</div>`],
  [
    `${captioned}${picture}${picture}${captioned}`,
    `${captioned}<div class="g">${picture}${picture}</div>${captioned}`,
  ],
  [
    `${captioned}${captioned}${picture}${captioned}`,
    `<div class="g">${captioned}${captioned}${picture}${captioned}</div>`,
  ],
  [`<p>One</p>${picture}<p>Two</p>${picture}`, `<p>One</p>${picture}<p>Two</p>${picture}`],
  [`<p>Words ${picture}${picture}</p>`, `<p>Words ${picture}${picture}</p>`],
])('groups pictures in a row into a grid: %s', (html, expected) => {
  expect(groupPictures(html, 'g')).toBe(expected);
});
