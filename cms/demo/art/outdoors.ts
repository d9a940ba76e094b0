import { dhol } from './culture.ts';
import { standing } from './figures.ts';
import { gamosaBand } from './gamosa.ts';
import { green, ink, red } from './palette.ts';
import { stem, tree } from './plants.ts';
import {
  at,
  clouds,
  ellipse,
  gradient,
  path,
  rect,
  repeat,
  ridge,
  type Scene,
  sky,
  stroke,
} from './shapes.ts';
export const dance: Scene = (canvas) => {
  const { width, height, light, random } = canvas;
  const ground = height * 0.76;
  return [
    sky(canvas, ground, 0.5, 0.5),
    clouds(canvas, ground * 0.4, 3, light.sun),
    ridge(canvas, ground - height * 0.12, height * 0.2, ground + 4, light.hills[1], 7),
    repeat(7, (i) =>
      at((i / 6) * width, ground, height / 330, tree(random, light.hills[2], light.hills[3])),
    ),
    `<defs>${gradient('lawn', light.grass)}</defs>`,
    rect(0, ground, width, height, 'url(#lawn)'),
    repeat(7, (i) =>
      at(
        width * (0.14 + i * 0.12),
        height * (0.93 - (i % 2) * 0.03),
        height / 430,
        standing(random, i % 3 === 0 ? '#c8963a' : red, i !== 3),
        i === 3 ? at(0, -78, 0.34, dhol) : '',
      ),
    ),
    gamosaBand(0, 0, width, height * 0.07),
  ].join('');
};

/** Parade ground with the three colours of the cadet wings. */
export const parade: Scene = (canvas) => {
  const { width, height, light } = canvas;
  const ground = height * 0.7;
  const cadet = (x: number, y: number, s: number, shirt: string) =>
    at(
      x,
      y,
      s,
      path('M-15 -84H15L14 0H3L0 -60L-3 0H-14Z', shirt),
      path('M-20 -80Q-22 -132 -12 -136H12Q22 -132 20 -80Z', shirt),
      rect(-19, -88, 38, 7, ink),
      stroke('M-17 -126L-34 -96M17 -126L30 -90', shirt, 9),
      ellipse(0, -154, 12, 14, '#9a6543'),
      path('M-15 -158Q-14 -176 2 -176Q18 -174 18 -160Z', '#7d1620'),
    );
  const banner = (x: number, colour: string) =>
    stroke(`M${x} ${ground}V${height * 0.22}`, '#d8ccb4', 6) +
    path(
      `M${x} ${height * 0.22}h${width * 0.09}l-${width * 0.02} ${height * 0.055}l${width * 0.02} ${height * 0.055}h-${width * 0.09}Z`,
      colour,
    );
  return [
    sky(canvas, ground, 0.84, 0.3),
    clouds(canvas, ground * 0.4, 3),
    ridge(canvas, ground - height * 0.1, height * 0.22, ground, light.hills[0], 6),
    ridge(canvas, ground - height * 0.04, height * 0.1, ground, light.hills[2], 9),
    rect(0, ground - 2, width, height, '#b89b6d'),
    rect(0, ground - 2, width, height * 0.06, light.grass[1]),
    banner(width * 0.14, red),
    banner(width * 0.44, '#1f2f5c'),
    banner(width * 0.74, '#5fa3cf'),
    repeat(8, (i) => cadet(width * (0.08 + i * 0.12), height * 0.82, height / 720, '#6f7550')),
    repeat(7, (i) => cadet(width * (0.1 + i * 0.135), height * 0.97, height / 540, '#7b8159')),
  ].join('');
};

/** Volunteers plant saplings. */
export const saplings: Scene = (canvas) => {
  const { width, height, light, random } = canvas;
  const ground = height * 0.56;
  return [
    sky(canvas, ground, 0.2, 0.4),
    clouds(canvas, ground * 0.5, 3),
    ridge(canvas, ground - height * 0.06, height * 0.16, ground, light.hills[1], 7),
    repeat(9, (i) =>
      at((i / 8) * width, ground + 8, height / 430, tree(random, light.hills[2], light.hills[3])),
    ),
    `<defs>${gradient('lawn', light.grass)}</defs>`,
    rect(0, ground, width, height, 'url(#lawn)'),
    repeat(3, (i) =>
      at(
        width * (0.2 + i * 0.3),
        height * 0.86,
        height / 470,
        standing(random, ['#2f4a6b', red, green][i] ?? red, i === 1),
      ),
    ),
    repeat(
      6,
      (i) =>
        ellipse(
          width * (0.1 + i * 0.165),
          height * 0.94,
          height * 0.06,
          height * 0.016,
          '#5b4330',
        ) +
        at(
          width * (0.1 + i * 0.165),
          height * 0.94,
          height / 620,
          stem(110, 6, '#5f9a5c', '#2f5f3f'),
        ),
    ),
  ].join('');
};
