import { gamosaBand } from './gamosa.ts';
import { gold, green, ink, paper, red } from './palette.ts';
import { rowsOfListeners, standing } from './people.ts';
import { pot, stem } from './plants.ts';
import { at, type Canvas, circle, ellipse, gradient, path, rect, repeat, type Scene, stroke } from './shapes.ts';

const spines = ['#8f3b3a', '#b3202c', '#b8862b', '#1f4d3a', '#2f4a6b', '#5c4a3c', '#d9c7a0', '#6b3a52', '#43605a'];

function room({ width, height }: Canvas, wall: string, floor: string, edge = 0.78) {
  return `<defs>${gradient('wall', [wall, '#f4ecdc'])}</defs>${rect(0, 0, width, height * edge, 'url(#wall)')}${rect(0, height * edge, width, height * (1 - edge), floor)}${rect(0, height * edge - 8, width, 8, '#00000018')}`;
}

function window({ light }: Canvas, x: number, y: number, w: number, h: number) {
  const frame = '#efe6d4';
  return [
    rect(x - 10, y - 10, w + 20, h + 20, frame),
    `<defs>${gradient('pane', light.sky)}</defs>`,
    rect(x, y, w, h, 'url(#pane)'),
    path(`M${x} ${y + h * 0.75}Q${x + w * 0.3} ${y + h * 0.55} ${x + w * 0.6} ${y + h * 0.72}T${x + w} ${y + h * 0.66}V${y + h}H${x}Z`, light.hills[1]),
    path(`M${x} ${y + h * 0.88}Q${x + w * 0.5} ${y + h * 0.72} ${x + w} ${y + h * 0.86}V${y + h}H${x}Z`, light.hills[2]),
    rect(x + w / 2 - 4, y, 8, h, frame),
    rect(x, y + h * 0.42, w, 7, frame),
    rect(x - 18, y + h + 8, w + 36, 12, '#d8ccb4'),
  ].join('');
}

function shelf({ random }: Canvas, x: number, y: number, w: number, h: number) {
  const books: string[] = [];
  for (let at = x + 8; at < x + w - 26; ) {
    const thick = random.between(14, 30);
    const tall = h * random.between(0.62, 0.88);
    const lean = random.chance(0.07) ? 'transform-origin="center"' : '';
    books.push(rect(at, y + h - 10 - tall, thick, tall, random.pick(spines), `rx="2" ${lean}`));
    if (random.chance(0.5)) books.push(rect(at, y + h - 10 - tall * 0.82, thick, 5, '#ead9a8', 'opacity=".8"'));
    at += thick + (random.chance(0.09) ? 26 : 2);
  }
  return rect(x, y, w, h, '#4a3527') + books.join('') + rect(x, y + h - 10, w, 10, '#6d4f38');
}

export const library: Scene = (canvas) => {
  const { width, height } = canvas;
  const cases = repeat(4, (i) => {
    const w = width * 0.2;
    const x = width * [0, 0.2, 0.62, 0.82][i]!;
    return rect(x, height * 0.06, w, height * 0.74, '#6d4f38') + repeat(5, (k) => shelf(canvas, x + 10, height * (0.08 + k * 0.142), w - 20, height * 0.136));
  });
  const table = [
    rect(width * 0.26, height * 0.8, width * 0.5, 20, '#8a6244', 'rx="4"'),
    rect(width * 0.29, height * 0.82, 18, height * 0.2, '#6d4f38'),
    rect(width * 0.72, height * 0.82, 18, height * 0.2, '#6d4f38'),
    at(width * 0.38, height * 0.8, 1, path('M-86 0L-80 -18Q-40 -34 0 -10Q40 -34 80 -18L86 0Z', paper), stroke('M0 -10V0', '#cbbfa8', 3)),
    at(width * 0.6, height * 0.8, 1.2, rect(-26, -6, 52, 6, gold), rect(-3, -78, 6, 74, gold), path('M-44 -70Q0 -118 44 -70Z', green), circle(0, -66, 64, '#ffe9b0', 'opacity=".3"')),
    repeat(4, (i) => rect(width * 0.475 - i * 3, height * 0.8 - 14 * (i + 1), 84 + i * 5, 13, spines[i + 1] ?? red, 'rx="2"')),
  ].join('');
  return room(canvas, '#e7dcc6', '#b58a61', 0.86) + window(canvas, width * 0.43, height * 0.14, width * 0.16, height * 0.44) + cases + table;
};

const flask = (liquid: string) =>
  path('M-12 -110H12V-66L46 -8Q50 0 40 0H-40Q-50 0 -46 -8L-12 -66Z', '#ffffff', 'opacity=".55"') + path('M-27 -42H27L46 -8Q50 0 40 0H-40Q-50 0 -46 -8Z', liquid, 'opacity=".88"') + rect(-16, -116, 32, 8, '#ffffff', 'opacity=".8" rx="3"') + circle(-8, -20, 5, '#fff', 'opacity=".5"') + circle(10, -30, 3, '#fff', 'opacity=".5"');
const tube = (liquid: string) =>
  rect(-11, -100, 22, 100, '#ffffff', 'opacity=".6" rx="11"') + rect(-11, -56, 22, 56, liquid, 'rx="11"');
const microscope =
  rect(-46, -12, 92, 12, ink, 'rx="4"') + stroke('M18 -12Q58 -70 12 -120', ink, 14) + `<g transform="translate(-4 -92) rotate(20)">${rect(-13, -58, 26, 88, '#e9e4d6', 'rx="4"')}${rect(-9, -78, 18, 22, ink)}${rect(-7, 28, 14, 20, gold)}</g>` + rect(-40, -42, 56, 7, '#55606a');

export const laboratory: Scene = (canvas) => {
  const { width, height } = canvas;
  const bench = height * 0.72;
  const scale = height / 430;
  const rack = repeat(5, (i) => at(width * 0.46 + i * 40 * scale, bench - 4, scale, tube([red, gold, '#3f7f8f', '#4f8a5c', '#7b5a8f'][i] ?? red)));
  return [
    room(canvas, '#d6e2e0', '#9fb0ac', 0.9),
    window(canvas, width * 0.62, height * 0.1, width * 0.27, height * 0.36),
    rect(width * 0.06, height * 0.14, width * 0.36, height * 0.28, '#dfe7e2'),
    rect(width * 0.06, height * 0.27, width * 0.36, 8, '#b6c4be'),
    repeat(8, (i) => rect(width * (0.08 + i * 0.042), height * 0.17, width * 0.022, height * 0.1, ['#b98a4a', '#5d7f74', '#8c4a48', '#6f8aa0'][i % 4] ?? gold, 'rx="4"')),
    repeat(7, (i) => rect(width * (0.08 + i * 0.048), height * 0.32, width * 0.026, height * 0.09, ['#5d7f74', '#c9b98a', '#6f8aa0'][i % 3] ?? gold, 'rx="4"')),
    rect(0, bench, width, 22, '#3f4a4c'),
    rect(0, bench + 22, width, height, '#65777a'),
    repeat(5, (i) => rect(width * (0.02 + i * 0.2), bench + 50, width * 0.16, height, '#5a6b6e') + rect(width * (0.08 + i * 0.2), bench + 70, width * 0.04, 7, '#c9cfcb')),
    at(width * 0.36, bench, scale * 1.15, flask('#3f7f8f')),
    rack,
    rect(width * 0.44, bench - 44 * scale, 212 * scale, 10, '#a3754b'),
    at(width * 0.72, bench, scale * 1.3, flask(red)),
    at(width * 0.88, bench, scale * 1.35, microscope),
    at(width * 0.2, bench, scale * 0.95, flask(gold)),
  ].join('');
};

export const classroom: Scene = (canvas) => {
  const { width, height, random } = canvas;
  return [
    room(canvas, '#e9e2d0', '#c2a27c', 0.74),
    window(canvas, width * 0.05, height * 0.14, width * 0.15, height * 0.36),
    window(canvas, width * 0.82, height * 0.14, width * 0.15, height * 0.36),
    rect(width * 0.27, height * 0.1, width * 0.48, height * 0.42, '#7a5a3e', 'rx="4"'),
    rect(width * 0.28, height * 0.117, width * 0.46, height * 0.386, '#234a40'),
    stroke(`M${width * 0.32} ${height * 0.44}V${height * 0.18}M${width * 0.32} ${height * 0.44}H${width * 0.5}`, '#dfe8e2', 4),
    stroke(`M${width * 0.325} ${height * 0.42}Q${width * 0.4} ${height * 0.4} ${width * 0.42} ${height * 0.3}T${width * 0.49} ${height * 0.19}`, '#f0cf7c', 4),
    repeat(5, (i) => stroke(`M${width * 0.54} ${height * (0.2 + i * 0.06)}H${width * random.between(0.62, 0.71)}`, '#dfe8e2', 4, 'opacity=".8"')),
    at(width * 0.77, height * 0.8, height / 420, standing(random, red, true)),
    rowsOfListeners(random, width, height * 0.86, height / 620),
    rect(0, height * 0.85, width, 12, '#8a6244'),
    rowsOfListeners(random, width, height * 1.04, height / 440),
  ].join('');
};

export const auditorium: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const fold = repeat(9, (i) => rect(i * 24, 0, 12, height * 0.62, '#00000022'));
  const lamp = at(width * 0.36, height * 0.62, height / 620, rect(-30, -8, 60, 8, gold), rect(-5, -96, 10, 90, gold), ellipse(0, -98, 38, 9, gold), repeat(5, (i) => path(`M${-32 + i * 16} -104q-6 -12 0 -22q6 10 0 22Z`, '#ffd27a')));
  return [
    rect(0, 0, width, height, '#2b2025'),
    `<defs>${gradient('stage', ['#efe2c8', '#d7c096'])}<radialGradient id="spot"><stop offset="0" stop-color="#fff3d0" stop-opacity=".75"/><stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></radialGradient></defs>`,
    rect(width * 0.13, height * 0.08, width * 0.74, height * 0.54, 'url(#stage)'),
    rect(width * 0.32, height * 0.15, width * 0.36, height * 0.2, paper),
    rect(width * 0.36, height * 0.2, width * 0.28, 12, red),
    rect(width * 0.4, height * 0.245, width * 0.2, 8, '#8b8782'),
    rect(width * 0.42, height * 0.28, width * 0.16, 8, '#8b8782'),
    ellipse(width * 0.5, height * 0.4, width * 0.32, height * 0.32, 'url(#spot)'),
    at(width * 0.62, height * 0.63, height / 640, standing(random, '#2f4a6b', false)),
    at(width * 0.655, height * 0.63, height / 560, path('M-34 -96L34 -96L26 0H-26Z', '#7a4f33'), rect(-38, -102, 76, 10, '#5f3c26'), circle(0, -54, 15, gold)),
    lamp,
    repeat(3, (i) => at(width * (0.44 + i * 0.05), height * 0.63, height / 680, standing(random, [red, green, gold][i] ?? red, i !== 1))),
    gamosaBand(0, 0, width, height * 0.09),
    `<g>${rect(0, height * 0.09, width * 0.15, height * 0.6, '#8f1d28')}<g transform="translate(0 ${height * 0.09})">${fold}</g></g>`,
    `<g transform="translate(${width} 0) scale(-1 1)">${rect(0, height * 0.09, width * 0.15, height * 0.6, '#8f1d28')}<g transform="translate(0 ${height * 0.09})">${fold}</g></g>`,
    rect(0, height * 0.62, width, height * 0.06, '#8a6244'),
    rect(0, height * 0.68, width, height * 0.32, '#38282b'),
    rowsOfListeners(random, width, height * 0.84, height / 780),
    rect(0, height * 0.83, width, height * 0.2, '#38282b', 'opacity=".45"'),
    rowsOfListeners(random, width, height * 1.03, height / 560),
  ].join('');
};

export const computers: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const desk = (y: number, s: number, count: number) =>
    repeat(count, (i) => at(((i + 0.5) / count) * width, y, s, rect(-6, -26, 12, 26, '#59636b'), rect(-32, -4, 64, 6, '#59636b', 'rx="2"'), rect(-84, -136, 168, 112, ink, 'rx="6"'), rect(-76, -128, 152, 96, '#dfe9ea'), repeat(5, (k) => rect(-64, -116 + k * 16, random.between(40, 120), 7, [red, '#3f7f8f', gold, '#7c8a90', green][k] ?? red, 'rx="3"')))) + rect(0, y, width, 16 * s, '#b08a63');
  return [
    room(canvas, '#dce4e6', '#aab4b2', 0.82),
    window(canvas, width * 0.08, height * 0.08, width * 0.2, height * 0.28),
    window(canvas, width * 0.4, height * 0.08, width * 0.2, height * 0.28),
    window(canvas, width * 0.72, height * 0.08, width * 0.2, height * 0.28),
    desk(height * 0.62, height / 700, 5),
    rowsOfListeners(random, width, height * 0.74, height / 800),
    desk(height * 0.94, height / 470, 4),
    at(width * 0.96, height * 0.62, height / 420, stem(100, 7, '#3f7357', '#2a553f'), pot('#9a5a3c')),
  ].join('');
};
