/** Tests the stylesheet with the college's colours. */
import { expect, test } from 'vitest';
import { sheetOf } from './CollegeColours.tsx';

const none = { primary: '', accent: '' };

test('a college without colours of its own gets those of the website, for light and dark', () => {
  const sheet = sheetOf({ colours: none, motif: 'gamosa' });
  expect(sheet).toMatch(
    /^:root\{--college-red:#a3161f;.*\}html\[data-theme=dark\]\{--college-red:#\w{6};/,
  );
  for (const token of ['press', 'red-wash', 'gold', 'gold-ink', 'band'])
    expect(sheet).toContain(`--college-${token}:`);
});

test('the border has the chosen colour and pattern', () => {
  const blue = { ...none, primary: '#003f7f' };
  const pictureOf = (motif: 'waves' | 'none') =>
    decodeURIComponent(/url\("(.*?)"\)/.exec(sheetOf({ colours: blue, motif }))?.[1] ?? '');
  expect(pictureOf('waves')).toContain('<path fill="#003f7f" d="M0 4q7');
  expect(pictureOf('none')).toContain('<path fill="#003f7f" d="M0 0h28v14H0z"/>');
});
