import { hills } from './landscapes.ts';
import { paper, red } from './palette.ts';
import { areca, bush, tree } from './plants.ts';
import { at, clouds, ellipse, path, rect, repeat, type Scene, sky, stroke } from './shapes.ts';

export const sports: Scene = (canvas) => {
  const { width, height, light, random } = canvas;
  const horizon = height * 0.44;
  const pitch = repeat(7, (i) => {
    const y = (n: number) => horizon + (n / 7) ** 1.5 * (height - horizon);
    return (
      rect(0, y(i), width, y(i + 1) - y(i) + 1, light.grass[1]) +
      (i % 2 ? rect(0, y(i), width, y(i + 1) - y(i) + 1, light.grass[0], 'opacity=".35"') : '')
    );
  });
  const player = (x: number, y: number, shirt: string, s: number) =>
    at(
      x,
      y,
      s,
      stroke('M-4 -30L-16 0M4 -30L14 -8L24 0', '#3a2a20', 8),
      path('M-16 -32L-12 -76Q0 -84 12 -76L16 -32Z', shirt),
      rect(-15, -38, 30, 16, paper, 'rx="5"'),
      stroke('M-11 -70L-28 -48M11 -70L30 -58', '#8d5a3b', 7),
      ellipse(0, -94, 10, 12, '#8d5a3b'),
      path('M-11 -96Q-10 -110 0 -109Q11 -109 11 -96Q0 -102 -11 -96Z', '#17130f'),
    );
  return [
    sky(canvas, horizon, 0.24, 0.5),
    clouds(canvas, horizon * 0.6, 4),
    hills(canvas, horizon),
    repeat(11, (i) =>
      at(
        ((i + 0.4) / 11) * width,
        horizon + 12,
        height / 620,
        tree(random, light.hills[2], light.hills[3]),
      ),
    ),
    repeat(3, (i) =>
      at(width * (0.12 + i * 0.36), horizon + 16, height / 480, areca(random, light.hills[3])),
    ),
    pitch,
    stroke(`M0 ${height * 0.6}L${width} ${height * 0.6}`, paper, 4, 'opacity=".8"'),
    ellipse(
      width * 0.5,
      height * 0.6,
      width * 0.13,
      height * 0.06,
      'none',
      `stroke="${paper}" stroke-width="4" opacity=".8"`,
    ),
    stroke(
      `M${width * 0.8} ${height * 0.56}v${-height * 0.14}h${width * 0.13}v${height * 0.14}`,
      paper,
      6,
    ),
    player(width * 0.34, height * 0.82, red, height / 520),
    player(width * 0.62, height * 0.76, '#2f4a6b', height / 580),
    player(width * 0.48, height * 0.64, red, height / 800),
    ellipse(width * 0.47, height * 0.83, height * 0.014, height * 0.014, paper),
    at(width * 0.04, height, height / 360, bush(light.hills[3], light.deep)),
  ].join('');
};
