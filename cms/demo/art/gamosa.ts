import { paper, red } from './palette.ts';
import { rect, repeat } from './shapes.ts';

/** One woven flower, a cell a thread. */
const flower = [
  '.......#.......',
  '......###......',
  '..#..##.##..#..',
  '.###.#...#.###.',
  '..##...#...##..',
  '.##...###...##.',
  '##...#####...##',
  '.##...###...##.',
  '..##...#...##..',
  '.###.#...#.###.',
  '..#..##.##..#..',
  '......###......',
  '.......#.......',
];
const columns = 18;

function cells(size: number): string {
  return flower
    .flatMap((line, y) =>
      [...line].map((cell, x) =>
        cell === '#' ? rect(x * size, y * size, size + 0.3, size + 0.3, red) : '',
      ),
    )
    .join('');
}

/** A gamosa's woven border, lying across the picture. */
export function gamosaBand(
  x: number,
  y: number,
  width: number,
  height: number,
  cloth: string = paper,
): string {
  const size = height / (flower.length + 8);
  const step = columns * size;
  const count = Math.max(1, Math.floor(width / step));
  const left = (width - count * step) / 2 + 1.5 * size;
  return [
    `<g transform="translate(${x} ${y})">`,
    rect(0, 0, width, height, cloth),
    rect(0, size, width, size * 1.4, red),
    rect(0, height - size * 2.4, width, size * 1.4, red),
    repeat(
      count,
      (i) => `<g transform="translate(${left + i * step} ${size * 4})">${cells(size)}</g>`,
    ),
    '</g>',
  ].join('');
}

/** Its fringe, for a cloth that hangs. */
export const gamosaFringe = (x: number, y: number, width: number, length: number) =>
  repeat(Math.floor(width / 9), (i) => rect(x + i * 9 + 2, y, 3.4, length, i % 3 ? paper : red));
