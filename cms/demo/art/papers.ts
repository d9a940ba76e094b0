import { japi } from './culture.ts';
import { lamp } from './emblem.ts';
import { gamosaBand } from './gamosa.ts';
import { gold, green, ink, paper, red } from './palette.ts';
import { at, circle, ellipse, gradient, path, rect, repeat, type Scene, stroke } from './shapes.ts';
export const certificate: Scene = ({ width, height, random }) => {
  const line = (y: number, w: number, colour: string, thick: number) =>
    rect(width / 2 - (width * w) / 2, height * y, width * w, thick, colour, 'rx="3"');
  return [
    rect(0, 0, width, height, '#e9dfc8'),
    rect(width * 0.04, height * 0.055, width * 0.92, height * 0.89, paper),
    rect(
      width * 0.06,
      height * 0.085,
      width * 0.88,
      height * 0.83,
      'none',
      `stroke="${gold}" stroke-width="6"`,
    ),
    gamosaBand(width * 0.07, height * 0.105, width * 0.86, height * 0.075),
    gamosaBand(width * 0.07, height * 0.82, width * 0.86, height * 0.075),
    line(0.27, 0.36, red, 26),
    line(0.36, 0.52, '#6c7277', 14),
    line(0.45, 0.3, ink, 20),
    ...[0.53, 0.58, 0.63].map((y) => line(y, random.between(0.5, 0.64), '#b3b0a8', 10)),
    stroke(`M${width * 0.16} ${height * 0.755}q30 -50 50 -10t60 -14t70 6`, ink, 4),
    rect(width * 0.14, height * 0.775, width * 0.2, 4, '#8b8782'),
    at(
      width * 0.76,
      height * 0.72,
      1,
      path('M-34 20L-52 112L-18 92L0 118L0 20Z', '#8f1d28'),
      path('M34 20L52 112L18 92L0 118L0 20Z', red),
      repeat(20, (i) => `<g transform="rotate(${i * 18})">${circle(0, -60, 12, gold)}</g>`),
      circle(0, 0, 60, gold),
      circle(0, 0, 47, '#d9ae55'),
      path('M0 -30L9 -9L31 -9L13 5L20 27L0 13L-20 27L-13 5L-31 -9L-9 -9Z', paper),
    ),
  ].join('');
};

/** A poster for the notice board: a motif and lines, no words to go out of date. */
export const poster: Scene = ({ width, height, random }) => {
  const colour = random.pick([red, green, '#2f4a6b', '#6b3a52']);
  const motif = random.pick(['japi', 'lamp', 'book'] as const);
  const [x, y] = [width * 0.5, height * 0.36];
  return [
    `<defs>${gradient('sheet', [colour, ink])}</defs>`,
    rect(0, 0, width, height, 'url(#sheet)'),
    circle(x, y, height * 0.27, '#ffffff', 'opacity=".1"'),
    circle(x, y, height * 0.22, '#ffffff', 'opacity=".12"'),
    motif === 'japi'
      ? at(x, y, 1, japi(height * 0.17))
      : motif === 'lamp'
        ? lamp(x, y + height * 0.11, height / 520)
        : at(
            x,
            y + height * 0.1,
            height / 330,
            path('M0 0Q-50 -34 -104 -14V-62Q-50 -82 0 -48Z', paper),
            path('M0 0Q50 -34 104 -14V-62Q50 -82 0 -48Z', '#efe3c8'),
            path('M-104 -14Q-50 -34 0 0Q50 -34 104 -14V-6Q50 -24 0 10Q-50 -24 -104 -6Z', gold),
          ),
    rect(width * 0.18, height * 0.68, width * 0.64, height * 0.035, paper, 'rx="6"'),
    rect(width * 0.28, height * 0.745, width * 0.44, height * 0.022, gold, 'rx="5"'),
    rect(width * 0.34, height * 0.795, width * 0.32, height * 0.015, paper, 'rx="4" opacity=".6"'),
    gamosaBand(0, height * 0.9, width, height * 0.1),
  ].join('');
};

/** The neighbourhood: streets, the river in the north, a pin. */
export const map: Scene = ({ width, height, random }) => {
  const streets =
    repeat(9, (i) =>
      stroke(
        `M${(i / 8) * width} ${height * 0.3}L${(i / 8) * width + random.between(-70, 70)} ${height}`,
        '#ffffff',
        i % 3 ? 9 : 18,
      ),
    ) +
    repeat(6, (i) =>
      stroke(
        `M0 ${height * (0.4 + i * 0.115)}Q${width * 0.5} ${height * (0.37 + i * 0.115)} ${width} ${height * (0.42 + i * 0.11)}`,
        '#ffffff',
        i % 2 ? 9 : 18,
      ),
    );
  return [
    rect(0, 0, width, height, '#ece6d8'),
    repeat(14, () =>
      rect(
        random.between(0, width),
        random.between(height * 0.4, height),
        random.between(40, 110),
        random.between(30, 80),
        '#ddd4c0',
        'rx="4"',
      ),
    ),
    ellipse(width * 0.2, height * 0.76, width * 0.12, height * 0.1, '#c4d6b4'),
    ellipse(width * 0.84, height * 0.56, width * 0.09, height * 0.09, '#c4d6b4'),
    ellipse(width * 0.66, height * 0.84, width * 0.07, height * 0.06, '#a9cbd3'),
    streets,
    path(
      `M0 0H${width}V${height * 0.22}Q${width * 0.7} ${height * 0.34} ${width * 0.45} ${height * 0.24}T0 ${height * 0.28}Z`,
      '#a9cbd3',
    ),
    ellipse(width * 0.3, height * 0.12, width * 0.07, height * 0.03, '#c4d6b4'),
    stroke(
      `M0 ${height * 0.34}Q${width * 0.25} ${height * 0.3} ${width * 0.45} ${height * 0.32}T${width} ${height * 0.3}`,
      '#f0cf8e',
      20,
    ),
    ellipse(width * 0.5, height * 0.645, 46, 14, '#00000022'),
    at(
      width * 0.5,
      height * 0.64,
      1,
      path('M0 0Q-66 -78 -66 -120A66 66 0 0 1 66 -120Q66 -78 0 0Z', red),
      circle(0, -120, 27, paper),
    ),
  ].join('');
};
