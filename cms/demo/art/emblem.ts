import { gold, green, paper, red } from './palette.ts';
import { at, circle, path, rect, repeat, type Scene, stroke } from './shapes.ts';

/** A lamp: the flame of learning over an oil dish. */
export const lamp = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    s,
    path('M0 -150Q46 -96 26 -62Q14 -42 0 -42Q-14 -42 -26 -62Q-46 -96 0 -150Z', '#e6a52e'),
    path('M0 -112Q22 -84 12 -62Q6 -50 0 -50Q-6 -50 -12 -62Q-22 -84 0 -112Z', '#fff1c4'),
    path('M-84 -36Q0 -60 84 -36Q66 14 0 14Q-66 14 -84 -36Z', gold),
    path('M-84 -36Q0 -14 84 -36Q0 -60 -84 -36Z', '#8f6a1f'),
    rect(-9, 12, 18, 24, gold),
  );

export const emblem: Scene = ({ width }) => {
  const c = width / 2;
  const teeth = repeat(
    24,
    (i) =>
      `<g transform="rotate(${i * 15} ${c} ${c})">${path(`M${c} ${c - 236}l9 13l-9 13l-9 -13Z`, paper)}${circle(c + 29, c - 221, 4, gold)}</g>`,
  );
  const pages = at(
    c,
    c + 118,
    1.5,
    path('M0 0Q-50 -34 -104 -14V-62Q-50 -82 0 -48Z', paper),
    path('M0 0Q50 -34 104 -14V-62Q50 -82 0 -48Z', '#efe3c8'),
    stroke(
      'M-88 -48Q-50 -60 -14 -40M-88 -33Q-50 -45 -14 -25M88 -48Q50 -60 14 -40M88 -33Q50 -45 14 -25',
      red,
      3,
    ),
    stroke('M0 -48V0', gold, 3),
    path('M-104 -14Q-50 -34 0 0Q50 -34 104 -14V-6Q50 -24 0 10Q-50 -24 -104 -6Z', red),
  );
  return [
    circle(c, c, 250, red),
    circle(c, c, 244, 'none', `stroke="${gold}" stroke-width="5"`),
    teeth,
    circle(c, c, 200, gold),
    circle(c, c, 194, '#fbf6ea'),
    circle(c, c, 182, green),
    repeat(
      28,
      (i) =>
        `<g transform="rotate(${(i * 360) / 28} ${c} ${c})">${stroke(`M${c} ${c - 122}V${c - 166}`, gold, 3, 'opacity=".55"')}</g>`,
    ),
    lamp(c, c - 2, 1.05),
    pages,
  ].join('');
};
