/** Which stylesheets a page needs: a CSS module notes that one of its classes is read while the page is rendered. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

type Classes = Record<string, string>;

/** A page's CSS in the order of the build, and what `style-src` says of it: `'sha256-…'`. */
export interface PageStyle {
  css: string;
  hash: string;
}

const sheets: string[] = [];
/** Of the page that is being rendered: which sheets it has read. */
let usedSheets: boolean[] | undefined;
const bytes = {
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ css }: PageStyle, key: string) => css.length + key.length + 500,
};
/** Pages of a kind and a language read the same sheets; what is common changes with the college's colours. */
const styles = new LRUCache<string, LRUCache<string, PageStyle>>({ max: 20 });

/** The classes of a CSS module; the build calls it for each of them (styles/plugin.ts). */
export function sheet(css: string, classes: Classes): Classes {
  const index = sheets.push(css) - 1;
  const trackedClasses: Classes = {};
  for (const [name, value] of Object.entries(classes))
    Object.defineProperty(trackedClasses, name, {
      enumerable: true,
      get() {
        if (!usedSheets)
          throw new Error(`${value} is read by no page: classes are read while rendering.`);
        usedSheets[index] = true;
        return value;
      },
    });
  return trackedClasses;
}

/** Renders a page, which must not wait for anything meanwhile, and tells its CSS; what `common` says of it comes first. */
export function renderWithStyle(
  common: (html: string) => string,
  render: () => string,
): { html: string; style: PageStyle } {
  usedSheets = sheets.map(() => false);
  try {
    const html = render();
    return { html, style: buildPageStyle(common(html), usedSheets) };
  } finally {
    usedSheets = undefined;
  }
}

function buildPageStyle(common: string, used: readonly boolean[]): PageStyle {
  const key = used.map(Number).join('');
  const stylesOfCommon = styles.get(common) ?? new LRUCache<string, PageStyle>(bytes);
  styles.set(common, stylesOfCommon);
  const cached = stylesOfCommon.get(key);
  if (cached) return cached;
  const css = common + sheets.filter((_, index) => used[index]).join('');
  const style = { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
  stylesOfCommon.set(key, style);
  return style;
}
