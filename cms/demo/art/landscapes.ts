import { reeds, tree } from './plants.ts';
import {
  at,
  type Canvas,
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

export function hills(canvas: Canvas, horizon: number) {
  const { height, light } = canvas;
  return [
    ridge(canvas, horizon - height * 0.06, height * 0.16, horizon + 6, light.hills[0], 7),
    ridge(canvas, horizon - height * 0.02, height * 0.12, horizon + 6, light.hills[1], 9),
    ridge(canvas, horizon + 2, height * 0.07, horizon + 6, light.hills[2], 12),
  ].join('');
}

export const teaGarden: Scene = (canvas) => {
  const { width, height, light, random } = canvas;
  const horizon = height * 0.46;
  const rows = repeat(15, (i) => {
    const t = (i / 14) ** 1.7;
    const y = horizon + 6 + t * (height - horizon);
    const r = 7 + t * 46;
    const leaf = i % 2 ? light.grass[1] : light.hills[3];
    return (
      rect(0, y, width, r * 2.4, i > 11 ? light.deep : light.hills[3]) +
      repeat(Math.ceil(width / (r * 1.5)) + 1, (k) =>
        ellipse(
          k * r * 1.5 - random.between(0, r * 0.5),
          y + r * 0.15,
          r * 0.95,
          r * 0.6,
          i > 11 ? light.hills[3] : leaf,
        ),
      )
    );
  });
  const shadeTrees = repeat(6, (i) =>
    at(
      ((i + random.between(0.2, 0.8)) / 6) * width,
      horizon + height * random.between(0.03, 0.13),
      height / random.between(420, 640),
      tree(random, light.hills[2], light.hills[3]),
    ),
  );
  return [
    sky(canvas, horizon, 0.3),
    clouds(canvas, horizon * 0.5, 3, light.sun),
    hills(canvas, horizon),
    rows,
    shadeTrees,
  ].join('');
};

/** The one-horned rhino in tall grass. Its outline is about 320 wide, feet on 0. */
const rhino = (skin: string, fold: string) =>
  [
    path(
      'M-150 -92Q-162 -150 -104 -166Q-40 -184 28 -172Q62 -186 92 -160Q128 -156 148 -128Q166 -112 170 -90L184 -128Q190 -96 182 -74Q176 -56 158 -58Q132 -58 112 -72Q100 -56 84 -54L86 0L50 0L46 -48Q-10 -34 -66 -46L-68 0L-106 0L-110 -52Q-140 -62 -150 -92Z',
      skin,
    ),
    path('M98 -158Q102 -186 116 -182Q120 -168 114 -154Z', fold),
    stroke('M34 -172Q18 -120 46 -52M-66 -172Q-92 -116 -66 -48M86 -160Q80 -112 104 -76', fold, 5),
    stroke('M-150 -100Q-166 -78 -158 -52', skin, 6),
    ellipse(140, -112, 4, 4, '#15110f'),
  ].join('');

export const grassland: Scene = (canvas) => {
  const { width, height, light, random } = canvas;
  const horizon = height * 0.54;
  const near = repeat(16, (i) =>
    at(
      (i / 15) * width,
      height * 1.02,
      height / 460,
      reeds(random, i % 2 ? light.deep : light.hills[3], 12, 70),
    ),
  );
  return [
    sky(canvas, horizon, 0.72, 0.6),
    clouds(canvas, horizon * 0.5, 3, light.sun),
    hills(canvas, horizon),
    `<defs>${gradient('grass', light.grass)}</defs>`,
    rect(0, horizon, width, height - horizon, 'url(#grass)'),
    repeat(5, (i) =>
      at(
        width * (0.06 + i * 0.22),
        horizon + height * 0.05,
        height / 560,
        tree(random, light.hills[2], light.hills[3]),
      ),
    ),
    ellipse(
      width * 0.56,
      height * 0.87,
      height * 0.32,
      height * 0.025,
      light.hills[3],
      'opacity=".5"',
    ),
    at(width * 0.56, height * 0.87, height / 520, rhino('#5d6064', '#3f4347')),
    near,
  ].join('');
};
