/** Tells which styles of a Word document write in a font older than Unicode, whose letters mean nothing without it. */
import { Parser } from 'htmlparser2';
import { isOldFont } from '../../reading/old-fonts.ts';

/** For each style: true if its font is such a font, false for another font. */
export interface WordFonts {
  /** Of text without a style. */
  standard: boolean;
  styles: ReadonlyMap<string, boolean>;
  /** Of the `minor` and the `major` font of the theme. */
  theme: ReadonlyMap<string, boolean>;
}

type Attributes = Readonly<Record<string, string>>;

export const noFonts: WordFonts = { standard: false, styles: new Map(), theme: new Map() };

/** True or false for the Latin font that `w:rFonts` names; undefined if it names none. */
export function isOldFontOf(
  attributes: Attributes,
  theme: WordFonts['theme'],
): boolean | undefined {
  const themed = attributes['w:asciiTheme'] ?? attributes['w:hAnsiTheme'];
  if (themed) return theme.get(themed.slice(0, 'minor'.length)) ?? false;
  const names = [attributes['w:ascii'] ?? [], attributes['w:hAnsi'] ?? []].flat();
  return names.length === 0 ? undefined : names.some(isOldFont);
}

interface Style {
  parent?: string;
  isOld?: boolean | undefined;
}

/** Most styles of which one is made from another. */
const MOST_PARENTS = 20;

/** The fonts of a document, from `word/styles.xml` and its theme. */
export function readWordFonts(stylesXml: string, themeXml: string): WordFonts {
  const theme = readTheme(themeXml);
  const styles = new Map<string, Style>();
  let style: Style | undefined;
  let standardStyle = '';
  let ofDefaults: boolean | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const value = attributes['w:val'] ?? '';
        if (name === 'w:style') {
          style = {};
          const id = attributes['w:styleId'] ?? '';
          styles.set(id, style);
          const isStandard =
            attributes['w:type'] === 'paragraph' &&
            /^(?:1|true|on)$/.test(attributes['w:default'] ?? '');
          if (isStandard) standardStyle = id;
        }
        if (name === 'w:basedOn' && style) style.parent = value;
        if (name !== 'w:rFonts') return;
        const isOld = isOldFontOf(attributes, theme);
        if (style) style.isOld ??= isOld;
        else ofDefaults ??= isOld;
      },
      onclosetag(name) {
        if (name === 'w:style') style = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(stylesXml);
  const fontOf = (id: string | undefined): boolean | undefined => {
    let next = id;
    for (let step = 0; next !== undefined && step < MOST_PARENTS; step++) {
      const { isOld, parent }: Style = styles.get(next) ?? {};
      if (isOld !== undefined) return isOld;
      next = parent;
    }
    return undefined;
  };
  return {
    theme,
    standard: fontOf(standardStyle) ?? ofDefaults ?? false,
    styles: new Map([...styles.keys()].flatMap((id) => pairOf(id, fontOf(id)))),
  };
}

const pairOf = (id: string, isOld: boolean | undefined): [string, boolean][] =>
  isOld === undefined ? [] : [[id, isOld]];

function readTheme(xml: string): WordFonts['theme'] {
  const fonts = new Map<string, boolean>();
  let part = '';
  const parser = new Parser(
    {
      onopentag(name, { typeface = '' }) {
        const [, kind] = /^a:(minor|major)Font$/.exec(name) ?? [];
        if (kind) part = kind;
        if (name === 'a:latin' && part !== '') fonts.set(part, isOldFont(typeface));
      },
      onclosetag(name) {
        if (/^a:(?:minor|major)Font$/.test(name)) part = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return fonts;
}
