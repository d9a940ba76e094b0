import { ground } from './objects.ts';
import { gold, green, red } from './palette.ts';
import { stem } from './plants.ts';
import { at, circle, ellipse, path, repeat, type Scene, stroke } from './shapes.ts';
export const leaves: Scene = ({ width, height }) =>
  [
    ground(width, height, '#2f5a48', '#17352a'),
    circle(width * 0.72, height * 0.46, height * 0.42, '#dfe8cf', 'opacity=".16"'),
    ...[0.5, 0.62, 0.74, 0.86, 0.96].map((x, i) =>
      at(
        width * x,
        height * 1.02,
        height / 420,
        `<g transform="rotate(${(i - 2) * 7})">${stem([230, 320, 380, 300, 220][i] ?? 300, [7, 9, 11, 8, 6][i] ?? 8, ['#6fa377', '#8dbb84', '#a9cf9a', '#7fb07d', '#5f9670'][i] ?? green, '#dfe8cf')}</g>`,
      ),
    ),
    at(width * 0.1, height * 1.04, height / 520, stem(220, 7, '#3f7358', '#6fa377')),
    at(width * 0.24, height * 1.06, height / 620, stem(180, 6, '#4a8063', '#6fa377')),
  ].join('');

/** Orbits, a pendulum and a prism: physics on one sheet. */
export const physics: Scene = ({ width, height }) => {
  const [x, y, r] = [width * 0.7, height * 0.45, height * 0.34];
  const rays = ['#b3202c', '#d98a2b', '#e5c34c', '#4f8a5c', '#3f7f8f', '#4a4f8a'];
  return [
    ground(width, height, '#20303f', '#101a24'),
    repeat(60, (i) =>
      circle(
        ((i * 193) % 1000) * 0.001 * width,
        ((i * 389) % 1000) * 0.001 * height,
        (i % 3) + 1,
        '#fff',
        'opacity=".35"',
      ),
    ),
    ...[0, 60, 120].map(
      (turn) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, r, r * 0.36, 'none', `stroke="${gold}" stroke-width="5"`)}${circle(r, 0, 13, '#f1d48a')}</g>`,
    ),
    circle(x, y, 34, red),
    circle(x - 9, y - 9, 11, '#ffffff', 'opacity=".35"'),
    stroke(`M${width * 0.2} ${height * 0.06}L${width * 0.3} ${height * 0.44}`, '#cfd8dc', 4),
    circle(width * 0.3, height * 0.47, height * 0.045, '#cfd8dc'),
    path(
      `M${width * 0.42} ${height * 0.86}L${width * 0.48} ${height * 0.66}L${width * 0.54} ${height * 0.86}Z`,
      '#e7eff2',
      'opacity=".85"',
    ),
    stroke(`M${width * 0.3} ${height * 0.82}L${width * 0.455} ${height * 0.75}`, '#ffffff', 6),
    ...rays.map((colour, i) =>
      stroke(
        `M${width * 0.505} ${height * 0.76}L${width} ${height * (0.8 + i * 0.035)}`,
        colour,
        11,
      ),
    ),
  ].join('');
};

export const mathematics: Scene = ({ width, height }) => {
  const axis = '#8fa79d';
  const [x, y] = [width * 0.62, height * 0.52];
  const wave = Array.from(
    { length: 60 },
    (_, i) =>
      `${i ? 'L' : 'M'}${x - width * 0.3 + (i / 59) * width * 0.62} ${y - Math.sin(i / 5.2) * height * 0.2}`,
  ).join('');
  return [
    ground(width, height, '#20443a', '#142d27'),
    repeat(26, (i) => stroke(`M${(i / 25) * width} 0V${height}`, '#ffffff', 1, 'opacity=".07"')),
    repeat(14, (i) => stroke(`M0 ${(i / 13) * height}H${width}`, '#ffffff', 1, 'opacity=".07"')),
    stroke(`M${width * 0.3} ${y}H${width * 0.97}M${x} ${height * 0.1}V${height * 0.9}`, axis, 4),
    stroke(wave, '#f0cf7c', 7),
    circle(x, y, height * 0.28, 'none', 'stroke="#eef3ec" stroke-width="4" opacity=".8"'),
    stroke(`M${x} ${y}L${x + height * 0.2} ${y - height * 0.197}V${y}`, '#eef3ec', 4),
    path(
      `M${width * 0.86} ${height * 0.82}h${height * 0.22}v-${height * 0.3}Z`,
      'none',
      `stroke="${red}" stroke-width="7"`,
    ),
    stroke(
      repeat(
        5,
        (i) => `M${width * 0.09} ${height * (0.16 + i * 0.08)}h${width * (0.15 - (i % 3) * 0.03)}`,
      ),
      '#eef3ec',
      5,
      'opacity=".75"',
    ),
  ].join('');
};
