import type { Random } from '../random.ts';
import type { Light } from './palette.ts';

/** What a scene draws on. */
export interface Canvas {
  width: number;
  height: number;
  random: Random;
  light: Light;
}
export type Scene = (canvas: Canvas) => string;

const round = (n: number) => Math.round(n * 10) / 10;
type Point = readonly [x: number, y: number];

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, a: number, b: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(a)}" ry="${round(b)}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (transform: string, ...body: string[]) =>
  `<g transform="${transform}">${body.join('')}</g>`;
export const at = (x: number, y: number, scale: number, ...body: string[]) =>
  group(`translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})`, ...body);
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A vertical gradient over its own box. */
export const gradient = (id: string, stops: readonly string[], direction = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${stops
    .map(
      (colour, i) =>
        `<stop offset="${round((i / (stops.length - 1)) * 100)}%" stop-color="${colour}"/>`,
    )
    .join('')}</linearGradient>`;

/** A soft line through points (Catmull–Rom as Béziers). */
export function curve(points: readonly Point[]): string {
  const point = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const [startX, startY] = point(0);
  let d = `M${round(startX)} ${round(startY)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    d += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)} ${round(c[0])} ${round(c[1])}`;
  }
  return d;
}

/** A line of hills from edge to edge, filled down to `bottom`. */
export function ridge(
  { width, random }: Canvas,
  base: number,
  rise: number,
  bottom: number,
  fill: string,
  steps = 9,
) {
  const points = Array.from(
    { length: steps + 1 },
    (_, i): Point => [(i / steps) * width, base - rise * random.between(0, 1)],
  );
  return path(`${curve(points)}L${width} ${bottom}L0 ${bottom}Z`, fill);
}

export function sky({ width, height, light }: Canvas, horizon: number, sunX = 0.68, sunY = 0.72) {
  const [top, middle, low] = light.sky;
  const [x, y] = [width * sunX, horizon * sunY];
  const r = height * 0.055;
  return `<defs>${gradient('sky', [top, middle, low])}<radialGradient id="glow"><stop offset="0" stop-color="${light.sun}" stop-opacity=".9"/><stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient></defs>${rect(0, 0, width, horizon + 4, 'url(#sky)')}${circle(x, y, r * 5.5, 'url(#glow)')}${circle(x, y, r, light.sun)}`;
}

export function clouds({ width, random }: Canvas, y: number, count: number, colour = '#fff') {
  return repeat(count, (i) => {
    const x = ((i + random.between(0.1, 0.8)) / count) * width;
    const top = y * random.between(0.4, 1);
    const w = random.between(90, 190);
    return `<g opacity=".42">${rect(x - w, top, w * 2, 16, colour, 'rx="8"')}${rect(x - w * 0.5, top - 15, w * 1.1, 16, colour, 'rx="8"')}</g>`;
  });
}

/** Darkens the lower left, where a banner's title stands. */
export const titleShade = ({ width, height, light }: Canvas) => {
  const stops = [0.86, 0.74, 0.5, 0.22, 0]
    .map(
      (opacity, i) =>
        `<stop offset="${i / 4}" stop-color="${light.deep}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return `<defs><radialGradient id="title" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${width * 0.12} ${height}) scale(${width * 0.74} ${height * 0.86})">${stops}</radialGradient></defs>${rect(0, 0, width, height, 'url(#title)')}`;
};

export const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
