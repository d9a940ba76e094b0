import type { Motif } from '@college/contract/codes';
import { patterns } from '@college/server/motifs';
import { defaultColours, paletteOf, type Tokens } from '@college/server/palette';
import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { type Brand, readBrand } from './read-brand.ts';

/** The college's colours and woven border as CSS variables of the admin, such as `--college-press`. */
export async function CollegeColours({
  children,
  i18n,
  payload,
}: ServerProps & { children: ReactNode }) {
  return (
    <>
      <style>{sheetOf(await readBrand(payload, i18n.language))}</style>
      {children}
    </>
  );
}

export function sheetOf({ colours, motif }: Pick<Brand, 'colours' | 'motif'>): string {
  const { light, dark } = paletteOf({
    primary: colours.primary || defaultColours.primary,
    accent: colours.accent || defaultColours.accent,
  });
  const band = { band: bandOf(motif, light.press ?? defaultColours.primary) };
  return `:root{${rules({ ...light, ...band })}}html[data-theme=dark]{${rules(dark)}}`;
}

const rules = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--college-${name}:${value}`)
    .join(';');

/** One repeat of the border as a CSS picture, on white cloth. */
function bandOf(motif: Motif, colour: string): string {
  const shape =
    motif === 'none'
      ? `<path fill="${colour}" d="M0 0h28v14H0z"/>`
      : `<path fill="#fff" d="M0 0h28v14H0z"/><path fill="${colour}" d="${patterns[motif]}"/>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 14">${shape}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
}
