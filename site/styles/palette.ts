import type { College } from '@college/contract/entities';
import { paletteOf, type Tokens } from '@college/server/palette';
import { LRUCache } from 'lru-cache';

type Appearance = College['appearance'];

const rule = (tokens: Tokens) =>
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** Cached, because computing a palette takes milliseconds and every page needs it. */
const sheets = new LRUCache<string, string, Appearance>({
  max: 10,
  memoMethod: (_key, _old, { context }) => {
    const { light, dark } = paletteOf(context);
    if (Object.keys(light).length === 0) return '';
    return `@layer tokens{${rule(light)}@media screen and (prefers-color-scheme:dark){${rule(dark)}}}`;
  },
});

/** Returns the CSS of a college's own colours, to follow tokens.css; '' if it has none. */
export const paletteSheet = (appearance: Appearance): string =>
  sheets.memo(`${appearance.primary} ${appearance.accent}`, { context: appearance });

/** Returns the college's main colour, if it has one. */
export const brandColour = (appearance: Appearance): string | undefined =>
  paletteOf(appearance).light.press;
