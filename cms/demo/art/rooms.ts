import { gold, green, paper, red } from './palette.ts';
import {
  at,
  type Canvas,
  circle,
  gradient,
  path,
  rect,
  repeat,
  type Scene,
  stroke,
} from './shapes.ts';

const spines = [
  '#8f3b3a',
  '#b3202c',
  '#b8862b',
  '#1f4d3a',
  '#2f4a6b',
  '#5c4a3c',
  '#d9c7a0',
  '#6b3a52',
  '#43605a',
];

export function room({ width, height }: Canvas, wall: string, floor: string, edge = 0.78) {
  return `<defs>${gradient('wall', [wall, '#f4ecdc'])}</defs>${rect(0, 0, width, height * edge, 'url(#wall)')}${rect(0, height * edge, width, height * (1 - edge), floor)}${rect(0, height * edge - 8, width, 8, '#00000018')}`;
}

export function window({ light }: Canvas, x: number, y: number, w: number, h: number) {
  const frame = '#efe6d4';
  return [
    rect(x - 10, y - 10, w + 20, h + 20, frame),
    `<defs>${gradient('pane', light.sky)}</defs>`,
    rect(x, y, w, h, 'url(#pane)'),
    path(
      `M${x} ${y + h * 0.75}Q${x + w * 0.3} ${y + h * 0.55} ${x + w * 0.6} ${y + h * 0.72}T${x + w} ${y + h * 0.66}V${y + h}H${x}Z`,
      light.hills[1],
    ),
    path(
      `M${x} ${y + h * 0.88}Q${x + w * 0.5} ${y + h * 0.72} ${x + w} ${y + h * 0.86}V${y + h}H${x}Z`,
      light.hills[2],
    ),
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
    if (random.chance(0.5))
      books.push(rect(at, y + h - 10 - tall * 0.82, thick, 5, '#ead9a8', 'opacity=".8"'));
    at += thick + (random.chance(0.09) ? 26 : 2);
  }
  return rect(x, y, w, h, '#4a3527') + books.join('') + rect(x, y + h - 10, w, 10, '#6d4f38');
}

export const library: Scene = (canvas) => {
  const { width, height } = canvas;
  const cases = repeat(4, (i) => {
    const w = width * 0.2;
    const x = width * (i * 0.2 + (i > 1 ? 0.22 : 0));
    return (
      rect(x, height * 0.06, w, height * 0.74, '#6d4f38') +
      repeat(5, (k) => shelf(canvas, x + 10, height * (0.08 + k * 0.142), w - 20, height * 0.136))
    );
  });
  const table = [
    rect(width * 0.26, height * 0.8, width * 0.5, 20, '#8a6244', 'rx="4"'),
    rect(width * 0.29, height * 0.82, 18, height * 0.2, '#6d4f38'),
    rect(width * 0.72, height * 0.82, 18, height * 0.2, '#6d4f38'),
    at(
      width * 0.38,
      height * 0.8,
      1,
      path('M-86 0L-80 -18Q-40 -34 0 -10Q40 -34 80 -18L86 0Z', paper),
      stroke('M0 -10V0', '#cbbfa8', 3),
    ),
    at(
      width * 0.6,
      height * 0.8,
      1.2,
      rect(-26, -6, 52, 6, gold),
      rect(-3, -78, 6, 74, gold),
      path('M-44 -70Q0 -118 44 -70Z', green),
      circle(0, -66, 64, '#ffe9b0', 'opacity=".3"'),
    ),
    repeat(4, (i) =>
      rect(
        width * 0.475 - i * 3,
        height * 0.8 - 14 * (i + 1),
        84 + i * 5,
        13,
        spines[i + 1] ?? red,
        'rx="2"',
      ),
    ),
  ].join('');
  return (
    room(canvas, '#e7dcc6', '#b58a61', 0.86) +
    window(canvas, width * 0.43, height * 0.14, width * 0.16, height * 0.44) +
    cases +
    table
  );
};
