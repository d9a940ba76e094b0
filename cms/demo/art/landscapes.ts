import { ink, paper, red } from './palette.ts';
import { areca, bush, reeds, tree } from './plants.ts';
import {
  at,
  type Canvas,
  clouds,
  curve,
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

function hills(canvas: Canvas, horizon: number) {
  const { height, light } = canvas;
  return [
    ridge(canvas, horizon - height * 0.06, height * 0.16, horizon + 6, light.hills[0], 7),
    ridge(canvas, horizon - height * 0.02, height * 0.12, horizon + 6, light.hills[1], 9),
    ridge(canvas, horizon + 2, height * 0.07, horizon + 6, light.hills[2], 12),
  ].join('');
}

function water({ width, height, light, random }: Canvas, horizon: number, sunX: number) {
  const glints = repeat(34, (i) => {
    const t = (i + 1) / 34;
    const y = horizon + 8 + t * t * (height - horizon) * 0.75;
    const half = random.between(14, 60) * (0.5 + t);
    const x = width * sunX + random.between(-1, 1) * (30 + t * 150);
    return rect(x - half, y, half * 2, 2 + t * 3, light.sun, `rx="2" opacity="${0.5 - t * 0.32}"`);
  });
  return `<defs>${gradient('water', light.water)}</defs>${rect(0, horizon, width, height - horizon, 'url(#water)')}${glints}`;
}

/** A country boat with its boatman, about 200 wide. */
const boat = (hull: string, cloth: string) =>
  [
    path('M-100 -14Q-60 8 0 8Q70 8 108 -20Q60 -4 0 -4Q-60 -4 -100 -14Z', hull),
    path('M-38 -4Q-36 -34 0 -36Q36 -34 38 -4Z', '#8a6a43'),
    path('M-38 -4Q-36 -34 0 -36L0 -4Z', '#a58150'),
    path('M66 -8L70 -44Q76 -52 82 -44L84 -8Z', cloth),
    ellipse(76, -56, 6, 7, '#2a1f1a'),
    path('M62 -60Q76 -76 92 -60Z', '#d2b271'),
    stroke('M92 -74L58 30', hull, 3),
  ].join('');

export const river: Scene = (canvas) => {
  const { width, height, light, random } = canvas;
  const horizon = height * 0.5;
  const bank = curve([
    [0, height * 0.74],
    [width * 0.16, height * 0.79],
    [width * 0.34, height * 0.9],
    [width * 0.52, height * 0.97],
    [width * 0.6, height],
  ]);
  return [
    sky(canvas, horizon),
    clouds(canvas, horizon * 0.5, 3, light.sun),
    hills(canvas, horizon),
    water(canvas, horizon, 0.68),
    at(width * 0.66, horizon + height * 0.2, height / 620, boat(ink, red)),
    at(width * 0.88, horizon + height * 0.07, height / 1500, boat(light.hills[3], light.hills[3])),
    path(`${bank}L0 ${height}Z`, light.deep),
    at(width * 0.06, height * 0.8, height / 520, reeds(random, light.deep, 16, 60)),
    at(width * 0.3, height * 0.93, height / 760, reeds(random, light.deep, 12, 70)),
  ].join('');
};

/** A long truss bridge over the river, as seen from the ghat. */
export const bridge: Scene = (canvas) => {
  const { width, height, light } = canvas;
  const horizon = height * 0.56;
  const deck = horizon - height * 0.1;
  const top = deck - height * 0.075;
  const spans = 9;
  const step = width / spans;
  const steel = light.hills[3];
  const truss = repeat(spans * 3, (i) => {
    const x = (i * step) / 3;
    return stroke(
      `M${x} ${deck}L${x + step / 6} ${top}L${x + step / 3} ${deck}M${x + step / 6} ${top}L${x + step / 6} ${deck}`,
      steel,
      3,
    );
  });
  const piers = repeat(spans, (i) =>
    path(`M${i * step + step / 2 - 12} ${deck + 8}h24l5 ${horizon - deck + 10}h-34Z`, steel),
  );
  return [
    sky(canvas, horizon, 0.74, 0.56),
    clouds(canvas, horizon * 0.45, 4, light.sun),
    hills(canvas, horizon),
    water(canvas, horizon, 0.74),
    rect(0, deck, width, 9, steel),
    rect(0, top - 2, width, 5, steel),
    truss,
    piers,
    at(width * 0.58, height * 0.8, height / 680, boat(ink, red)),
    path(
      `${curve([
        [0, height * 0.84],
        [width * 0.22, height * 0.88],
        [width * 0.48, height],
      ])}L0 ${height}Z`,
      light.deep,
    ),
  ].join('');
};

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

export const sports: Scene = (canvas) => {
  const { width, height, light, random } = canvas;
  const horizon = height * 0.44;
  const pitch = repeat(7, (i) => {
    const y = (n: number) => horizon + (n / 7) ** 1.5 * (height - horizon);
    return rect(0, y(i), width, y(i + 1) - y(i) + 1, light.grass[1]) + (i % 2 ? rect(0, y(i), width, y(i + 1) - y(i) + 1, light.grass[0], 'opacity=".35"') : '');
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
