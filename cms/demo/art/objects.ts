import { gold, green, paper, red } from './palette.ts';
import { at, circle, ellipse, gradient, path, rect, repeat, type Scene, stroke } from './shapes.ts';

export const ground = (width: number, height: number, top: string, low: string) =>
  `<defs>${gradient('ground', [top, low])}</defs>${rect(0, 0, width, height, 'url(#ground)')}`;

export const commerce: Scene = ({ width, height }) => {
  const bars = [0.22, 0.31, 0.28, 0.42, 0.5, 0.62];
  const base = height * 0.8;
  return [
    ground(width, height, '#3d4650', '#232a31'),
    repeat(6, (i) =>
      stroke(`M${width * 0.4} ${base - i * height * 0.12}H${width * 0.95}`, '#6b747c', 2),
    ),
    ...bars.map((tall, i) =>
      rect(
        width * (0.43 + i * 0.085),
        base - tall * height,
        width * 0.052,
        tall * height,
        i === 5 ? red : (['#6f8f86', '#86a59a', gold, '#c49a5f', '#4f8a6f'][i] ?? gold),
        'rx="4"',
      ),
    ),
    stroke(
      bars
        .map(
          (tall, i) =>
            `${i ? 'L' : 'M'}${width * (0.456 + i * 0.085)} ${base - (tall + 0.07) * height}`,
        )
        .join(''),
      '#f3e9d6',
      5,
    ),
    rect(0, base, width, height, '#6d4f38'),
    rect(0, base, width, 10, '#8a6244'),
    ...[5, 8, 3].map((count, k) =>
      repeat(
        count,
        (i) =>
          ellipse(width * (0.2 + k * 0.065), base - 8 - i * 15, 44, 13, '#8f6a1f') +
          ellipse(
            width * (0.2 + k * 0.065),
            base - 13 - i * 15,
            44,
            13,
            i % 2 ? '#d3a545' : '#e0b65a',
          ),
      ),
    ),
  ].join('');
};

export const globe: Scene = ({ width, height, light }) => {
  const [x, y, r] = [width * 0.7, height * 0.44, height * 0.31];
  return [
    ground(width, height, '#35525a', '#1d323a'),
    `<clipPath id="ball"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>`,
    stroke(
      `M${x - r * 0.9} ${y - r * 0.86}A${r * 1.22} ${r * 1.22} 0 1 0 ${x + r * 0.9} ${y - r * 0.86}`,
      gold,
      14,
    ),
    rect(x - 10, y + r * 1.18, 20, height * 0.08, gold),
    ellipse(x, y + r * 1.46, r * 0.62, 16, '#7a5a3e'),
    circle(x, y, r, '#6fa0ab'),
    `<g clip-path="url(#ball)">${path(`M${x - r * 0.5} ${y - r * 0.7}q${r * 0.5} ${-r * 0.3} ${r} 0q${r * 0.3} ${r * 0.2} ${r * 0.1} ${r * 0.5}q${-r * 0.2} ${r * 0.1} ${-r * 0.3} ${r * 0.4}q${-r * 0.1} ${r * 0.4} ${-r * 0.3} ${r * 0.5}q${-r * 0.1} ${-r * 0.5} ${-r * 0.4} ${-r * 0.7}q${-r * 0.4} ${-r * 0.3} ${-r * 0.1} ${-r * 0.7}Z`, light.hills[2])}${path(`M${x + r * 0.55} ${y + r * 0.45}q${r * 0.3} ${-r * 0.2} ${r * 0.4} ${r * 0.1}q${-r * 0.2} ${r * 0.3} ${-r * 0.4} ${-r * 0.1}Z`, light.hills[2])}${ellipse(x, y, r * 0.5, r, 'none', 'stroke="#fff" stroke-width="3" opacity=".4"')}${stroke(`M${x - r} ${y}H${x + r}M${x - r} ${y - r * 0.5}H${x + r}M${x - r} ${y + r * 0.5}H${x + r}`, '#fff', 3, 'opacity=".4"')}</g>`,
    rect(0, height * 0.9, width, height * 0.1, '#7a5a3e'),
    ...['#8f3b3a', gold, green, '#2f4a6b'].map((colour, i) =>
      rect(
        width * 0.3 + (i % 2) * 14,
        height * (0.85 - i * 0.05),
        width * 0.2 - i * 12,
        height * 0.048,
        colour,
        'rx="3"',
      ),
    ),
    at(
      width * 0.4,
      height * 0.7,
      height / 700,
      path('M-70 0Q-35 -26 0 -6Q35 -26 70 0V10Q35 -14 0 6Q-35 -14 -70 10Z', paper),
    ),
  ].join('');
};

export const ideas: Scene = ({ width, height }) =>
  [
    ground(width, height, '#54404a', '#2e232b'),
    ...[0.5, 0.68, 0.86].map((x, i) => {
      const [px, py] = [width * x, height * (0.62 + (i % 2) * 0.04)];
      const r = height * 0.13;
      const colour = [red, '#3f7a62', '#53739b'][i] ?? red;
      return (
        circle(px, py - r * 1.1, r * 0.62, colour) +
        path(
          `M${px - r * 1.2} ${height}V${py + r * 0.5}Q${px - r} ${py - r * 0.3} ${px} ${py - r * 0.3}Q${px + r} ${py - r * 0.3} ${px + r * 1.2} ${py + r * 0.5}V${height}Z`,
          colour,
        ) +
        path(
          `M${px - r * 0.9} ${py - r * 3.7}h${r * 1.8}q${r * 0.3} 0 ${r * 0.3} ${r * 0.3}v${r * 0.9}q0 ${r * 0.3} ${-r * 0.3} ${r * 0.3}h${-r * 0.7}l${-r * 0.3} ${r * 0.4}l${-r * 0.2} ${-r * 0.4}h${-r * 0.6}q${-r * 0.3} 0 ${-r * 0.3} ${-r * 0.3}v${-r * 0.9}q0 ${-r * 0.3} ${r * 0.3} ${-r * 0.3}Z`,
          paper,
        ) +
        stroke(
          `M${px - r * 0.7} ${py - r * 3.3}h${r * 1.4}M${px - r * 0.7} ${py - r * 2.95}h${r}`,
          '#b7a6a0',
          7,
        )
      );
    }),
  ].join('');
