/** The features of this website. A line and its folder can be deleted together, with the features that need it. */
import type { Feature } from './feature.ts';
import { wordpress } from './features/wordpress/feature.ts';

/** A feature comes after those that it needs. */
// biome-ignore format: one line a feature
export const features: readonly Feature[] = [
  wordpress,
];
