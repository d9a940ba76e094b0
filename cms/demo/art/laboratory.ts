import { gold, ink, red } from './palette.ts';
import { room, window } from './rooms.ts';
import { at, circle, path, rect, repeat, type Scene, stroke } from './shapes.ts';

const flask = (liquid: string) =>
  path('M-12 -110H12V-66L46 -8Q50 0 40 0H-40Q-50 0 -46 -8L-12 -66Z', '#ffffff', 'opacity=".55"') +
  path('M-27 -42H27L46 -8Q50 0 40 0H-40Q-50 0 -46 -8Z', liquid, 'opacity=".88"') +
  rect(-16, -116, 32, 8, '#ffffff', 'opacity=".8" rx="3"') +
  circle(-8, -20, 5, '#fff', 'opacity=".5"') +
  circle(10, -30, 3, '#fff', 'opacity=".5"');

const tube = (liquid: string) =>
  rect(-11, -100, 22, 100, '#ffffff', 'opacity=".6" rx="11"') +
  rect(-11, -56, 22, 56, liquid, 'rx="11"');

const microscope =
  rect(-46, -12, 92, 12, ink, 'rx="4"') +
  stroke('M18 -12Q58 -70 12 -120', ink, 14) +
  `<g transform="translate(-4 -92) rotate(20)">${rect(-13, -58, 26, 88, '#e9e4d6', 'rx="4"')}${rect(-9, -78, 18, 22, ink)}${rect(-7, 28, 14, 20, gold)}</g>` +
  rect(-40, -42, 56, 7, '#55606a');

export const laboratory: Scene = (canvas) => {
  const { width, height } = canvas;
  const bench = height * 0.72;
  const scale = height / 430;
  const rack = repeat(5, (i) =>
    at(
      width * 0.46 + i * 40 * scale,
      bench - 4,
      scale,
      tube([red, gold, '#3f7f8f', '#4f8a5c', '#7b5a8f'][i] ?? red),
    ),
  );
  return [
    room(canvas, '#d6e2e0', '#9fb0ac', 0.9),
    window(canvas, width * 0.62, height * 0.1, width * 0.27, height * 0.36),
    rect(width * 0.06, height * 0.14, width * 0.36, height * 0.28, '#dfe7e2'),
    rect(width * 0.06, height * 0.27, width * 0.36, 8, '#b6c4be'),
    repeat(8, (i) =>
      rect(
        width * (0.08 + i * 0.042),
        height * 0.17,
        width * 0.022,
        height * 0.1,
        ['#b98a4a', '#5d7f74', '#8c4a48', '#6f8aa0'][i % 4] ?? gold,
        'rx="4"',
      ),
    ),
    repeat(7, (i) =>
      rect(
        width * (0.08 + i * 0.048),
        height * 0.32,
        width * 0.026,
        height * 0.09,
        ['#5d7f74', '#c9b98a', '#6f8aa0'][i % 3] ?? gold,
        'rx="4"',
      ),
    ),
    rect(0, bench, width, 22, '#3f4a4c'),
    rect(0, bench + 22, width, height, '#65777a'),
    repeat(
      5,
      (i) =>
        rect(width * (0.02 + i * 0.2), bench + 50, width * 0.16, height, '#5a6b6e') +
        rect(width * (0.08 + i * 0.2), bench + 70, width * 0.04, 7, '#c9cfcb'),
    ),
    at(width * 0.36, bench, scale * 1.15, flask('#3f7f8f')),
    rack,
    rect(width * 0.44, bench - 44 * scale, 212 * scale, 10, '#a3754b'),
    at(width * 0.72, bench, scale * 1.3, flask(red)),
    at(width * 0.88, bench, scale * 1.35, microscope),
    at(width * 0.2, bench, scale * 0.95, flask(gold)),
  ].join('');
};
