/** Woven borders, one of which a college chooses. */
import type { Motif } from '@college/contract/codes';

const EDGES = 'M0 0h28v1.5H0zM0 12.5h28V14H0z';
/** SVG paths of one repeat of each border, 28 by 14. */
export const patterns: Record<Exclude<Motif, 'none'>, string> = {
  gamosa: `${EDGES}M14 2l2 2-2 2-2-2zM14 8l2 2-2 2-2-2zM10 5l2 2-2 2-2-2zM18 5l2 2-2 2-2-2zM13 6h2v2h-2zM0 3h2v2h2v2h2v2H4v2H2v2H0V9h1V7h1V5H0zM28 3h-2v2h-2v2h-2v2h2v2h2v2h2V9h-1V7h-1V5h1z`,
  waves: 'M0 4q7-5 14 0t14 0v2.5q-7 5-14 0t-14 0zM0 9q7-5 14 0t14 0v1.5q-7 5-14 0t-14 0z',
  diamonds: `${EDGES}M14 2.5 18.5 7 14 11.5 9.5 7zM0 3.5 3.5 7 0 10.5zM28 3.5v7L24.5 7z`,
};
