import type { Random } from '../random.ts';
import { circle, ellipse, path, rect, repeat, stroke } from './shapes.ts';

/** Each plant stands on 0,0 and is about 100 high. */
export function tree(random: Random, leaf: string, shade: string): string {
  const lean = random.between(-6, 6);
  return [
    path(`M-5 0L-3 -46L4 -46L6 0Z`, '#54402f'),
    stroke(`M0 -36L${14 + lean} -56M0 -40L${-14 + lean} -60`, '#54402f', 4),
    ellipse(lean - 16, -62, 22, 18, shade),
    ellipse(lean + 18, -60, 23, 18, shade),
    ellipse(lean, -76, 29, 23, leaf),
    ellipse(lean - 12, -66, 20, 15, leaf),
    ellipse(lean + 14, -67, 19, 14, leaf),
  ].join('');
}

/** The areca palm of every Assamese courtyard. */
export function areca(random: Random, leaf: string): string {
  const lean = random.between(-7, 7);
  const frond = (angle: number) => {
    const x = Math.cos(angle) * 26;
    const y = Math.sin(angle) * 20;
    return path(
      `M${lean} -92Q${lean + x * 0.5} ${-92 + y - 12} ${lean + x} ${-88 + y + 6}Q${lean + x * 0.5} ${-90 + y + 2} ${lean} -92Z`,
      leaf,
    );
  };
  return [
    stroke(`M0 0Q${lean * 0.3} -50 ${lean} -92`, '#6b5a48', 2.6),
    ...[-2.9, -2.4, -1.9, -1.25, -0.75, -0.25, 0.15, 3.0].map(frond),
  ].join('');
}

export function bush(leaf: string, shade: string): string {
  return [
    ellipse(0, -9, 24, 13, shade),
    ellipse(-7, -14, 15, 11, leaf),
    ellipse(9, -13, 14, 10, leaf),
  ].join('');
}

export function reeds(random: Random, colour: string, count: number, spread: number): string {
  return repeat(count, () => {
    const x = random.between(-spread, spread);
    const tall = random.between(40, 110);
    const lean = random.between(-22, 22);
    return stroke(
      `M${x} 4Q${x} ${-tall * 0.6} ${x + lean} ${-tall}`,
      colour,
      random.between(1.6, 3.4),
    );
  });
}

/** A leafy stem as botany draws it. */
export function stem(height: number, leaves: number, colour: string, vein: string): string {
  const leaf = (i: number) => {
    const y = -height * (0.18 + (0.72 * i) / leaves);
    const side = i % 2 ? 1 : -1;
    const size = height * 0.3 * (1 - (0.5 * i) / leaves);
    return (
      path(
        `M0 ${y}Q${side * size * 0.5} ${y - size * 0.7} ${side * size} ${y - size * 0.35}Q${side * size * 0.55} ${y + size * 0.12} 0 ${y}Z`,
        colour,
      ) +
      stroke(
        `M0 ${y}Q${side * size * 0.5} ${y - size * 0.3} ${side * size * 0.9} ${y - size * 0.33}`,
        vein,
        1.4,
      )
    );
  };
  return (
    stroke(`M0 0Q${height * 0.03} ${-height * 0.5} 0 ${-height}`, vein, 3) +
    repeat(leaves, leaf) +
    ellipse(0, -height, height * 0.035, height * 0.08, colour)
  );
}

/** Kopou phul, the foxtail orchid of spring: a hanging raceme of small pink blossoms. */
export function kopou(random: Random, length: number): string {
  return (
    stroke(`M0 0Q${length * 0.12} ${length * 0.5} 0 ${length}`, '#5b7d55', 2.5) +
    repeat(38, (i) => {
      const t = i / 38;
      const x =
        Math.sin(t * Math.PI) * length * 0.06 +
        random.between(-1, 1) * length * 0.11 * (1 - t * 0.6);
      return circle(
        x,
        t * length,
        length * 0.024,
        random.pick(['#c57f9f', '#d79cb5', '#a9587f', '#ecc9d7']),
      );
    })
  );
}

export const pot = (colour: string) =>
  path('M-16 -26L16 -26L12 0L-12 0Z', colour) + rect(-19, -32, 38, 8, colour, 'rx="2"');
