/**
 * How a picture's address tells its size and its smaller copies. Several fields of the specification are bare
 * addresses, so there is nowhere else to say it. A picture kept as `/files/media/lab-3f2a91c0-1600x1067.jpg`
 * has copies `/files/media/lab-3f2a91c0-1600x1067.640.avif` (and .webp) for every width below its own.
 * The backend names files so, the site reads it; an address of another form is a picture without copies.
 */

export const imageWidths = [320, 640, 960, 1440] as const;
export const imageFormats = ['avif', 'webp'] as const;

export interface ImageAddress {
  width: number;
  height: number;
  /** The `srcset` of one format; '' when the picture is too small to have copies. */
  srcset: Record<(typeof imageFormats)[number], string>;
}

const named = /^(\/files\/.+-(\d+)x(\d+)(?:-\d+)?)\.(?:jpe?g|png|webp|avif)$/;

const kept = /^(.+-\d+x\d+(?:-\d+)?)(?:\.\d+)?\.(?:jpe?g|png|webp|avif)$/;

/** What the names of a picture and of its copies begin with; undefined for a name of another form. */
export const imageStem = (name: string): string | undefined => kept.exec(name)?.[1];

/** The name, without ending, under which a picture is kept. */
export const imageName = (stem: string, width: number, height: number): string =>
  `${stem}-${width}x${height}`;

/** The name, without ending, of a smaller copy. */
export const imageCopyName = (name: string, width: number): string => `${name}.${width}`;

/** Reads a picture's address; undefined when it does not follow the naming. */
export function readImageAddress(url: string): ImageAddress | undefined {
  const [, base, width, height] = named.exec(url) ?? [];
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
