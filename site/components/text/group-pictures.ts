const picture =
  '(?:<figure><img[^>]*>(?:<figcaption[^>]*>(?:[^<]|<(?!/figcaption))*</figcaption>)?</figure>|<img[^>]*>)';
const onePicture = new RegExp(picture, 'g');
/** Two or more pictures in a row, between other blocks. */
const pictureSeries = new RegExp(
  `(?<=^|</(?:p|h\\d|ul|ol|blockquote|table|div)>)\\s*(?:${picture}\\s*){2,}`,
  'g',
);

/**
 * Puts pictures in a row into a grid. One with a caption before a gallery without captions, or after it, is no part of the
 * gallery.
 */
export const groupPictures = (html: string, className: string): string =>
  html.replaceAll(pictureSeries, (run) => {
    const pictures = run.match(onePicture) ?? [];
    const [first, second] = pictures;
    const from = isCaptioned(first) && !isCaptioned(second) ? 1 : 0;
    const isLastAlone = isCaptioned(pictures.at(-1)) && !isCaptioned(pictures.at(-2));
    const to = pictures.length - (isLastAlone ? 1 : 0);
    const gallery = pictures.slice(from, to);
    const isMixed = gallery.some(isCaptioned);
    const [start, end] = isMixed || gallery.length < 2 ? [0, pictures.length] : [from, to];
    const grid = `<div class="${className}">${pictures.slice(start, end).join('')}</div>`;
    return pictures.slice(0, start).join('') + grid + pictures.slice(end).join('');
  });

const isCaptioned = (picture = ''): boolean => picture.includes('<figcaption');
