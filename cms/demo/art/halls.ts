import { rowsOfListeners, standing } from './figures.ts';
import { gamosaBand } from './gamosa.ts';
import { gold, green, ink, paper, red } from './palette.ts';
import { pot, stem } from './plants.ts';
import { room, window } from './rooms.ts';
import { at, circle, ellipse, gradient, path, rect, repeat, type Scene, stroke } from './shapes.ts';
export const classroom: Scene = (canvas) => {
  const { width, height, random } = canvas;
  return [
    room(canvas, '#e9e2d0', '#c2a27c', 0.74),
    window(canvas, width * 0.05, height * 0.14, width * 0.15, height * 0.36),
    window(canvas, width * 0.82, height * 0.14, width * 0.15, height * 0.36),
    rect(width * 0.27, height * 0.1, width * 0.48, height * 0.42, '#7a5a3e', 'rx="4"'),
    rect(width * 0.28, height * 0.117, width * 0.46, height * 0.386, '#234a40'),
    stroke(
      `M${width * 0.32} ${height * 0.44}V${height * 0.18}M${width * 0.32} ${height * 0.44}H${width * 0.5}`,
      '#dfe8e2',
      4,
    ),
    stroke(
      `M${width * 0.325} ${height * 0.42}Q${width * 0.4} ${height * 0.4} ${width * 0.42} ${height * 0.3}T${width * 0.49} ${height * 0.19}`,
      '#f0cf7c',
      4,
    ),
    repeat(5, (i) =>
      stroke(
        `M${width * 0.54} ${height * (0.2 + i * 0.06)}H${width * random.between(0.62, 0.71)}`,
        '#dfe8e2',
        4,
        'opacity=".8"',
      ),
    ),
    at(width * 0.77, height * 0.8, height / 420, standing(random, red, true)),
    rowsOfListeners(random, width, height * 0.86, height / 620),
    rect(0, height * 0.85, width, 12, '#8a6244'),
    rowsOfListeners(random, width, height * 1.04, height / 440),
  ].join('');
};

export const auditorium: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const fold = repeat(9, (i) => rect(i * 24, 0, 12, height * 0.62, '#00000022'));
  const lamp = at(
    width * 0.36,
    height * 0.62,
    height / 620,
    rect(-30, -8, 60, 8, gold),
    rect(-5, -96, 10, 90, gold),
    ellipse(0, -98, 38, 9, gold),
    repeat(5, (i) => path(`M${-32 + i * 16} -104q-6 -12 0 -22q6 10 0 22Z`, '#ffd27a')),
  );
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
    at(
      width * 0.655,
      height * 0.63,
      height / 560,
      path('M-34 -96L34 -96L26 0H-26Z', '#7a4f33'),
      rect(-38, -102, 76, 10, '#5f3c26'),
      circle(0, -54, 15, gold),
    ),
    lamp,
    repeat(3, (i) =>
      at(
        width * (0.44 + i * 0.05),
        height * 0.63,
        height / 680,
        standing(random, [red, green, gold][i] ?? red, i !== 1),
      ),
    ),
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
    repeat(count, (i) =>
      at(
        ((i + 0.5) / count) * width,
        y,
        s,
        rect(-6, -26, 12, 26, '#59636b'),
        rect(-32, -4, 64, 6, '#59636b', 'rx="2"'),
        rect(-84, -136, 168, 112, ink, 'rx="6"'),
        rect(-76, -128, 152, 96, '#dfe9ea'),
        repeat(5, (k) =>
          rect(
            -64,
            -116 + k * 16,
            random.between(40, 120),
            7,
            [red, '#3f7f8f', gold, '#7c8a90', green][k] ?? red,
            'rx="3"',
          ),
        ),
      ),
    ) + rect(0, y, width, 16 * s, '#b08a63');
  return [
    room(canvas, '#dce4e6', '#aab4b2', 0.82),
    window(canvas, width * 0.08, height * 0.08, width * 0.2, height * 0.28),
    window(canvas, width * 0.4, height * 0.08, width * 0.2, height * 0.28),
    window(canvas, width * 0.72, height * 0.08, width * 0.2, height * 0.28),
    desk(height * 0.62, height / 700, 5),
    rowsOfListeners(random, width, height * 0.74, height / 800),
    desk(height * 0.94, height / 470, 4),
    at(
      width * 0.96,
      height * 0.62,
      height / 420,
      stem(100, 7, '#3f7357', '#2a553f'),
      pot('#9a5a3c'),
    ),
  ].join('');
};
