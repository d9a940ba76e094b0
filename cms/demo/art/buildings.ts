import { facade } from './facade.ts';
import { gold, red } from './palette.ts';
import { areca, bush, tree } from './plants.ts';
import {
  at,
  type Canvas,
  circle,
  clouds,
  gradient,
  path,
  rect,
  repeat,
  ridge,
  type Scene,
  sky,
} from './shapes.ts';

function grounds(canvas: Canvas, horizon: number) {
  const { width, height, light } = canvas;
  return [
    `<defs>${gradient('lawn', light.grass)}</defs>`,
    rect(0, horizon, width, height - horizon, 'url(#lawn)'),
    path(
      `M${width * 0.58 - 40} ${horizon}L${width * 0.58 + 40} ${horizon}L${width * 0.86} ${height}L${width * 0.42} ${height}Z`,
      '#d8c6a5',
    ),
    path(
      `M${width * 0.58 + 14} ${horizon}L${width * 0.58 + 40} ${horizon}L${width * 0.86} ${height}L${width * 0.76} ${height}Z`,
      '#c7b492',
    ),
  ].join('');
}

export const campus: Scene = (canvas) => {
  const { width, height, light, random } = canvas;
  const ground = height * 0.66;
  const behind = repeat(9, (i) =>
    at(
      (i / 8) * width,
      ground - height * 0.06,
      height / random.between(250, 330),
      tree(random, light.hills[2], light.hills[3]),
    ),
  );
  const hedge = repeat(9, (i) =>
    at(
      width * 0.02 + i * width * 0.052,
      height * (0.84 + i * 0.022),
      height / 230,
      bush(light.hills[3], light.deep),
    ),
  );
  return [
    sky(canvas, ground, 0.84, 0.3),
    clouds(canvas, ground * 0.42, 4),
    ridge(canvas, ground - height * 0.1, height * 0.22, ground, light.hills[0], 6),
    ridge(canvas, ground - height * 0.08, height * 0.12, ground, light.hills[1], 9),
    behind,
    grounds(canvas, ground - 4),
    at(width * 0.58, ground, Math.min(width / 1260, height / 560), facade(canvas)),
    at(
      width * 0.97,
      ground + height * 0.1,
      height / 210,
      tree(random, light.hills[2], light.hills[3]),
    ),
    at(width * 0.9, ground + height * 0.05, height / 240, areca(random, light.hills[3])),
    at(width * 0.13, ground + height * 0.06, height / 200, areca(random, light.hills[3])),
    at(
      width * 0.06,
      ground + height * 0.12,
      height / 165,
      tree(random, light.hills[2], light.hills[3]),
    ),
    hedge,
  ].join('');
};

/** The gate on a festive morning: two pillars, an arch of flowers, the college behind. */
export const gate: Scene = (canvas) => {
  const { width, height, light, random } = canvas;
  const ground = height * 0.72;
  const [left, right] = [width * 0.3, width * 0.7];
  const pillar = (x: number) =>
    rect(x - 34, height * 0.36, 68, ground - height * 0.36 + 40, light.wall) +
    rect(x + 12, height * 0.36, 22, ground - height * 0.36 + 40, light.wallShade) +
    rect(x - 42, height * 0.34, 84, 22, light.roof) +
    circle(x, height * 0.31, 22, gold) +
    rect(x - 34, height * 0.5, 68, 8, red);
  const marigolds = repeat(41, (i) => {
    const t = i / 40;
    const x = left + (right - left) * t;
    const y = height * 0.35 - Math.sin(t * Math.PI) * height * 0.2;
    return circle(x, y, 13, i % 2 ? '#e0962c' : '#f0bf4f');
  });
  return [
    sky(canvas, ground, 0.5, 0.42),
    clouds(canvas, ground * 0.4, 3),
    ridge(canvas, ground - height * 0.14, height * 0.2, ground, light.hills[0], 7),
    ridge(canvas, ground - height * 0.08, height * 0.08, ground, light.hills[1], 9),
    repeat(8, (i) =>
      at((i / 7) * width, ground, height / 420, tree(random, light.hills[2], light.hills[3])),
    ),
    `<defs>${gradient('lawn', light.grass)}</defs>`,
    rect(0, ground - 2, width, height - ground + 2, 'url(#lawn)'),
    path(
      `M${width * 0.44} ${ground}H${width * 0.56}L${width * 0.72} ${height}H${width * 0.28}Z`,
      '#d8c6a5',
    ),
    at(width * 0.5, ground, width / 2400, facade(canvas)),
    pillar(left),
    pillar(right),
    marigolds,
    at(width * 0.1, height, height / 200, bush(light.hills[3], light.deep)),
    at(width * 0.92, height, height / 200, bush(light.hills[3], light.deep)),
  ].join('');
};
