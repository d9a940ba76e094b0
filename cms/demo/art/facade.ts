import { paper, red } from './palette.ts';
import { type Canvas, circle, path, rect, repeat, stroke } from './shapes.ts';

const arch = (x: number, y: number, w: number, h: number, fill: string) =>
  path(`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`, fill);

/** Two storeys of arcade under a long tiled roof, a pedimented porch in the middle; 1000 wide, on 0,0 (its middle). */
export function facade({ light }: Canvas): string {
  const [glass, pane] = light.glass;
  const bays = 15;
  const bay = 1000 / bays;
  const floor = (y: number, h: number) =>
    repeat(bays, (i) => {
      const x = -500 + i * bay + bay * 0.22;
      const w = bay * 0.56;
      return (
        arch(x - 4, y, w + 8, h + 6, light.wallShade) +
        arch(x, y, w, h, glass) +
        arch(x, y, w * 0.36, h, pane) +
        rect(x - 2, y - h * 0.34, w + 4, 3, light.wall)
      );
    });
  const tiles = repeat(26, (i) =>
    stroke(`M${-520 + i * 41} -196L${-462 + i * 36.5} -258`, '#00000022', 2),
  );
  return [
    rect(-500, -200, 1000, 200, light.wall),
    rect(-500, -106, 1000, 8, light.wallShade),
    rect(-500, -200, 1000, 7, light.wallShade),
    floor(-118, 66),
    floor(-10, 74),
    path('M-528 -196L-460 -260L460 -260L528 -196Z', light.roof),
    tiles,
    rect(-460, -264, 920, 6, '#00000030'),
    // the porch
    rect(-120, -222, 240, 222, light.wall),
    path('M-142 -220L0 -306L142 -220Z', light.wall),
    path('M-150 -218L0 -310L150 -218L132 -218L0 -294L-132 -218Z', light.roof),
    circle(0, -244, 20, light.wallShade),
    circle(0, -244, 15, paper),
    stroke('M0 -244V-255M0 -244L7 -240', red, 2.4),
    repeat(3, (i) => arch(-96 + i * 68, -122, 54, 78, glass)),
    arch(-34, 0, 68, 98, '#3c2d24'),
    repeat(4, (i) => rect(-118 + i * 72 + (i > 1 ? 8 : 0), -112, 12, 112, paper)),
    rect(-128, -122, 256, 12, light.wallShade),
    rect(-140, -6, 280, 8, '#cbbfa8'),
    rect(-154, 2, 308, 8, '#b9ad97'),
    // gamosa-red line under the cornice
    rect(-120, -206, 240, 4, red),
  ].join('');
}
