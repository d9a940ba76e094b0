import { useStrings } from '../../context.ts';
import { Embed } from '../pictures/Embed.tsx';
import { clean } from './clean.ts';
import { partedAtFilms } from './film-links.ts';
import styles from './RichText.module.css';
import blockStyles from './RichTextBlocks.module.css';

/**
 * The same text with headings that follow on the one it stands under: the first is at most of `top`'s level, and none
 * goes more than one level deeper than the one before.
 */
export function headingsFrom(top: number, html: string): string {
  const levels = ['2', '3', '4', '5', '6'].filter((level) => html.includes(`</h${level}>`));
  let last = top - 1;
  return html.replaceAll(/<(\/?)h([2-6])\b/g, (_, slash: string, level: string) => {
    if (!slash) last = Math.min(top + levels.indexOf(level), last + 1, 6);
    return `<${slash}h${last}`;
  });
}

/** Tables in boxes of their own: one that is wider than the page scrolls there, by keyboard too. */
export const boxed = (html: string, label: string): string =>
  html
    .replaceAll('<table>', `<div role="group" tabindex="0" aria-label="${label}"><table>`)
    .replaceAll('</table>', '</table></div>');

/** The part of a text below its `number`th heading of the level `top`. */
export const partId = (name: string, number: number): string => `part-${name}-${number}`;

/** Matches the opening tag of a heading of a level, with what it carries. */
export const headingOf = (level: number) => new RegExp(`<h${level}(?: [^>]*)?>`, 'g');

/** The same text with an address at each heading of the level `top`. */
function withAnchors(html: string, top: number, name: string): string {
  let number = 0;
  return html.replaceAll(headingOf(top), (tag) => {
    number += 1;
    return `${tag.slice(0, -1)} id="${partId(name, number)}">`;
  });
}

const picture =
  '(?:<figure><img[^>]*>(?:<figcaption[^>]*>(?:[^<]|<(?!/figcaption))*</figcaption>)?</figure>|<img[^>]*>)';
/** Pictures that follow on each other, between other blocks. */
const series = new RegExp(
  `(?<=^|</(?:p|h\\d|ul|ol|blockquote|table|div)>)\\s*(?:${picture}\\s*){2,}`,
  'g',
);

/** Pictures that follow on each other in a grid. */
export const gridded = (html: string, className: string): string =>
  html.replaceAll(series, (pictures) => `<div class="${className}">${pictures.trim()}</div>`);

/** Matches a text that the styles of blocks are for. */
const blocks = /<(?:table|figure|img|blockquote)\b|\bdata-(?:align|indent|mark)=/;

interface Props {
  html: string;
  /** Names the text where its highest headings have addresses. */
  anchors?: string;
  className?: string;
  /** Level of its highest heading: one more than that of the heading it stands under. */
  top?: number;
}

export function RichText({ html, anchors, className, top = 3 }: Props) {
  const { gallery, general } = useStrings();
  const text = headingsFrom(top, clean(html));
  const addressed = anchors === undefined ? text : withAnchors(text, top, anchors);
  return partedAtFilms(addressed).map((part) => {
    if (typeof part !== 'string')
      return (
        <div className={blockStyles.film} key={part.address}>
          <Embed address={part.address} label={gallery.watch} title={part.title} poster="" />
        </div>
      );
    const hasBlocks = blocks.test(part);
    const names = [styles.text, hasBlocks && blockStyles.blocks, className]
      .filter(Boolean)
      .join(' ');
    const laidOut = hasBlocks
      ? gridded(boxed(part, general.table), blockStyles.pictures ?? '')
      : part;
    const markup = { __html: laidOut };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for texts of editors, and it is cleaned
    return <div className={names} dangerouslySetInnerHTML={markup} key={part} />;
  });
}
