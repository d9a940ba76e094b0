import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

test.each([
  ['<h2>Fees</h2><p>Two\n words</p>', ['## Fees', 'Two words']],
  ['<ul><li><a href="/a" aria-current="page">A<b>!</b></a></li></ul>', ['- [A!](/a, current)']],
  ['<ul><li><article><h3>A</h3></article></li></ul>', ['### A']],
  ['<p>A<span>New</span></p>', ['A New']],
  ['<img src="/a.jpg" alt="A gate"/>', ['![A gate](/a.jpg)']],
  ['<dl><dt>Phone</dt><dd>112</dd><dt>Left</dt><dd>2020</dd></dl>', ['Phone: 112', 'Left: 2020']],
  [
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td></td></tr></table>',
    ['| A | B |', '| 1 |  |'],
  ],
  ['<button disabled="">Save <svg><title>x</title></svg></button>', ['(Save, disabled)']],
  ['<button aria-label="Close the menu">x</button>', ['(Close the menu)']],
  ['<label>Name<input name="n" required=""/></label>', ['Name {text n, required}']],
  ['<input type="hidden" name="q" value="fee"/>', ['{hidden q “fee”}']],
  [
    '<select name="s"><option selected="">A</option><option>B</option></select>',
    ['{select s: A (selected), B}'],
  ],
  [`<select>${'<option>A</option>'.repeat(7)}</select>`, ['{select: A, A, … (7 options)}']],
  ['<nav aria-label="Years" id="years"><p>A</p></nav>', ['nav “Years” #years', 'A']],
  ['<nav id="_R_1_">A</nav>', ['A']],
  ['<style>a{}</style><script>1</script>', []],
])('the outline of %s is %j', (html, lines) => {
  expect(outlineOf(html)).toEqual(lines);
});
