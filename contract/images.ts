/**
 * Addresses of pictures, which contain their size, because several fields of the specification are only addresses. The
 * picture `/files/media/lab-3f2a91c0-1600x1067.jpg` has copies such as `/files/media/lab-3f2a91c0-1600x1067.640.avif` (and
 * .webp) for each width below its own. A picture with an address of another form has no copies.
 */

export const imageWidths = [320, 640, 960, 1440] as const;
export const imageFormats = ['avif', 'webp'] as const;

export interface ImageAddress {
  width: number;
  height: number;
  /** The `srcset` of one format; '' when the picture is too small to have copies. */
  srcset: Record<(typeof imageFormats)[number], string>;
}

const addressPattern = /^(\/files\/.+-(\d+)x(\d+)(?:-\d+)?)\.(?:jpe?g|png|webp|avif)$/;

const namePattern = /^(.+-\d+x\d+(?:-\d+)?)(?:\.\d+)?\.(?:jpe?g|png|webp|avif)$/;

/** The common beginning of the names of a picture and its copies. Undefined for a name of another form. */
export const imageStem = (name: string): string | undefined => namePattern.exec(name)?.[1];

/** The name, without ending, under which a picture is stored. */
export const imageName = (stem: string, width: number, height: number): string =>
  `${stem}-${width}x${height}`;

/** The name, without ending, of a smaller copy. */
export const imageCopyName = (name: string, width: number): string => `${name}.${width}`;

/** Reads the address of a picture. Undefined for an address of another form. */
export function readImageAddress(url: string): ImageAddress | undefined {
  const [, base, width, height] = addressPattern.exec(url) ?? [];
  if (!base) return undefined;
  const widths = imageWidths.filter((candidate) => candidate <= Number(width));
  const srcset = (format: string) =>
    widths.map((w) => `${imageCopyName(base, w)}.${format} ${w}w`).join(', ');
  return {
    width: Number(width),
    height: Number(height),
    srcset: { avif: srcset('avif'), webp: srcset('webp') },
  };
}
