import { hills } from './landscapes.ts';
import { ink, red } from './palette.ts';
import { reeds } from './plants.ts';
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
  type Scene,
  sky,
  stroke,
} from './shapes.ts';

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
