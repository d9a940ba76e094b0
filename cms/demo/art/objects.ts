import { gold, green, ink, paper, red } from './palette.ts';
import { stem } from './plants.ts';
import { at, circle, ellipse, gradient, path, rect, repeat, type Scene, stroke } from './shapes.ts';

const ground = (width: number, height: number, top: string, low: string) =>
  `<defs>${gradient('ground', [top, low])}</defs>${rect(0, 0, width, height, 'url(#ground)')}`;

export const leaves: Scene = ({ width, height }) => [
  ground(width, height, '#e9efe0', '#c3d4b7'),
  circle(width * 0.72, height * 0.46, height * 0.42, '#fffdf2', 'opacity=".6"'),
  ...[0.5, 0.62, 0.74, 0.86, 0.96].map((x, i) =>
    at(width * x, height * 1.02, height / 420, `<g transform="rotate(${(i - 2) * 7})">${stem([230, 320, 380, 300, 220][i] ?? 300, [7, 9, 11, 8, 6][i] ?? 8, ['#3f7a58', '#5c9468', '#2f6149', '#77a674', '#44805d'][i] ?? green, '#24513c')}</g>`),
  ),
  at(width * 0.1, height * 1.04, height / 520, stem(220, 7, '#3a6b52', '#24513c')),
  at(width * 0.24, height * 1.06, height / 620, stem(180, 6, '#4d8263', '#24513c')),
].join('');

/** Orbits, a pendulum and a prism: physics on one sheet. */
export const physics: Scene = ({ width, height }) => {
  const [x, y, r] = [width * 0.7, height * 0.45, height * 0.34];
  const rays = ['#b3202c', '#d98a2b', '#e5c34c', '#4f8a5c', '#3f7f8f', '#4a4f8a'];
  return [
    ground(width, height, '#20303f', '#101a24'),
    repeat(60, (i) => circle(((i * 193) % 1000) * 0.001 * width, ((i * 389) % 1000) * 0.001 * height, (i % 3) + 1, '#fff', 'opacity=".35"')),
    ...[0, 60, 120].map((turn) => `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, r, r * 0.36, 'none', `stroke="${gold}" stroke-width="5"`)}${circle(r, 0, 13, '#f1d48a')}</g>`),
    circle(x, y, 34, red),
    circle(x - 9, y - 9, 11, '#ffffff', 'opacity=".35"'),
    stroke(`M${width * 0.2} ${height * 0.06}L${width * 0.3} ${height * 0.44}`, '#cfd8dc', 4),
    circle(width * 0.3, height * 0.47, height * 0.045, '#cfd8dc'),
    path(`M${width * 0.42} ${height * 0.86}L${width * 0.48} ${height * 0.66}L${width * 0.54} ${height * 0.86}Z`, '#e7eff2', 'opacity=".85"'),
    stroke(`M${width * 0.3} ${height * 0.82}L${width * 0.455} ${height * 0.75}`, '#ffffff', 6),
    ...rays.map((colour, i) => stroke(`M${width * 0.505} ${height * 0.76}L${width} ${height * (0.8 + i * 0.035)}`, colour, 11)),
  ].join('');
};

export const mathematics: Scene = ({ width, height }) => {
  const axis = '#8fa79d';
  const [x, y] = [width * 0.62, height * 0.52];
  const wave = Array.from({ length: 60 }, (_, i) => `${i ? 'L' : 'M'}${x - width * 0.3 + (i / 59) * width * 0.62} ${y - Math.sin(i / 5.2) * height * 0.2}`).join('');
  return [
    ground(width, height, '#20443a', '#142d27'),
    repeat(26, (i) => stroke(`M${(i / 25) * width} 0V${height}`, '#ffffff', 1, 'opacity=".07"')),
    repeat(14, (i) => stroke(`M0 ${(i / 13) * height}H${width}`, '#ffffff', 1, 'opacity=".07"')),
    stroke(`M${width * 0.3} ${y}H${width * 0.97}M${x} ${height * 0.1}V${height * 0.9}`, axis, 4),
    stroke(wave, '#f0cf7c', 7),
    circle(x, y, height * 0.28, 'none', 'stroke="#eef3ec" stroke-width="4" opacity=".8"'),
    stroke(`M${x} ${y}L${x + height * 0.2} ${y - height * 0.197}V${y}`, '#eef3ec', 4),
    path(`M${width * 0.86} ${height * 0.82}h${height * 0.22}v-${height * 0.3}Z`, 'none', `stroke="${red}" stroke-width="7"`),
    stroke(repeat(5, (i) => `M${width * 0.09} ${height * (0.16 + i * 0.08)}h${width * (0.15 - (i % 3) * 0.03)}`), '#eef3ec', 5, 'opacity=".75"'),
  ].join('');
};

export const commerce: Scene = ({ width, height }) => {
  const bars = [0.22, 0.31, 0.28, 0.42, 0.5, 0.62];
  const base = height * 0.8;
  return [
    ground(width, height, '#f4ead5', '#dfcda6'),
    repeat(6, (i) => stroke(`M${width * 0.4} ${base - i * height * 0.12}H${width * 0.95}`, '#c9b58c', 2)),
    ...bars.map((tall, i) => rect(width * (0.43 + i * 0.085), base - tall * height, width * 0.052, tall * height, i === 5 ? red : ['#43605a', '#5e8074', gold, '#8a6a43', green][i] ?? gold, 'rx="4"')),
    stroke(bars.map((tall, i) => `${i ? 'L' : 'M'}${width * (0.456 + i * 0.085)} ${base - (tall + 0.07) * height}`).join(''), ink, 5),
    rect(0, base, width, height, '#6d4f38'),
    rect(0, base, width, 10, '#8a6244'),
    ...[5, 8, 3].map((count, k) => repeat(count, (i) => ellipse(width * (0.2 + k * 0.065), base - 8 - i * 15, 44, 13, '#8f6a1f') + ellipse(width * (0.2 + k * 0.065), base - 13 - i * 15, 44, 13, i % 2 ? '#d3a545' : '#e0b65a'))),
  ].join('');
};

export const globe: Scene = ({ width, height, light }) => {
  const [x, y, r] = [width * 0.7, height * 0.44, height * 0.31];
  return [
    ground(width, height, '#dbe6e4', '#b9cbc6'),
    `<clipPath id="ball"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>`,
    stroke(`M${x - r * 0.9} ${y - r * 0.86}A${r * 1.22} ${r * 1.22} 0 1 0 ${x + r * 0.9} ${y - r * 0.86}`, gold, 14),
    rect(x - 10, y + r * 1.18, 20, height * 0.08, gold),
    ellipse(x, y + r * 1.46, r * 0.62, 16, '#7a5a3e'),
    circle(x, y, r, '#6fa0ab'),
    `<g clip-path="url(#ball)">${path(`M${x - r * 0.5} ${y - r * 0.7}q${r * 0.5} ${-r * 0.3} ${r} 0q${r * 0.3} ${r * 0.2} ${r * 0.1} ${r * 0.5}q${-r * 0.2} ${r * 0.1} ${-r * 0.3} ${r * 0.4}q${-r * 0.1} ${r * 0.4} ${-r * 0.3} ${r * 0.5}q${-r * 0.1} ${-r * 0.5} ${-r * 0.4} ${-r * 0.7}q${-r * 0.4} ${-r * 0.3} ${-r * 0.1} ${-r * 0.7}Z`, light.hills[2])}${path(`M${x + r * 0.55} ${y + r * 0.45}q${r * 0.3} ${-r * 0.2} ${r * 0.4} ${r * 0.1}q${-r * 0.2} ${r * 0.3} ${-r * 0.4} ${-r * 0.1}Z`, light.hills[2])}${ellipse(x, y, r * 0.5, r, 'none', 'stroke="#fff" stroke-width="3" opacity=".4"')}${stroke(`M${x - r} ${y}H${x + r}M${x - r} ${y - r * 0.5}H${x + r}M${x - r} ${y + r * 0.5}H${x + r}`, '#fff', 3, 'opacity=".4"')}</g>`,
    rect(0, height * 0.9, width, height * 0.1, '#7a5a3e'),
    ...['#8f3b3a', gold, green, '#2f4a6b'].map((colour, i) => rect(width * 0.3 + (i % 2) * 14, height * (0.85 - i * 0.05), width * 0.2 - i * 12, height * 0.048, colour, 'rx="3"')),
    at(width * 0.4, height * 0.7, height / 700, path('M-70 0Q-35 -26 0 -6Q35 -26 70 0V10Q35 -14 0 6Q-35 -14 -70 10Z', paper)),
  ].join('');
};

export const ideas: Scene = ({ width, height }) => [
  ground(width, height, '#efe4e6', '#d9c3c2'),
  ...[0.5, 0.68, 0.86].map((x, i) => {
    const [px, py] = [width * x, height * (0.62 + (i % 2) * 0.04)];
    const r = height * 0.13;
    const colour = [red, green, '#2f4a6b'][i] ?? red;
    return circle(px, py - r * 1.1, r * 0.62, colour) + path(`M${px - r * 1.2} ${height}V${py + r * 0.5}Q${px - r} ${py - r * 0.3} ${px} ${py - r * 0.3}Q${px + r} ${py - r * 0.3} ${px + r * 1.2} ${py + r * 0.5}V${height}Z`, colour) + path(`M${px - r * 0.9} ${py - r * 3.7}h${r * 1.8}q${r * 0.3} 0 ${r * 0.3} ${r * 0.3}v${r * 0.9}q0 ${r * 0.3} ${-r * 0.3} ${r * 0.3}h${-r * 0.7}l${-r * 0.3} ${r * 0.4}l${-r * 0.2} ${-r * 0.4}h${-r * 0.6}q${-r * 0.3} 0 ${-r * 0.3} ${-r * 0.3}v${-r * 0.9}q0 ${-r * 0.3} ${r * 0.3} ${-r * 0.3}Z`, paper) + stroke(`M${px - r * 0.7} ${py - r * 3.3}h${r * 1.4}M${px - r * 0.7} ${py - r * 2.95}h${r}`, '#b7a6a0', 7);
  }),
].join('');
