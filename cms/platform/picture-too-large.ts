import { Refusal } from './refusal.ts';

/** The refusal of a picture with more than `most` pixels. */
export const pictureTooLarge = (
  { width, height }: { width: number; height: number },
  most: number,
) =>
  new Refusal('pictureTooLarge', {
    width,
    height,
    count: Math.ceil((width * height) / 1_000_000),
    most: most / 1_000_000,
  });
