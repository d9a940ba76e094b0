import { usePageContext } from '../../context.ts';
import { fieldOf } from '../../language/jsx-runtime.ts';
import { markHtml } from '../../language/mark-html.ts';
import { hasRightToLeft } from '../../language/page-language.ts';
import { markLinks } from '../navigation/other-sites.ts';
import { Embed } from '../pictures/Embed.tsx';
import { cleanHtml } from './clean-html.ts';
import { groupPictures } from './group-pictures.ts';
import styles from './RichText.module.css';
import blockStyles from './RichTextBlocks.module.css';

/** Shifts headings so that the first has the level `top`, and none is more than one level below the one before it. */
export function shiftHeadings(top: number, html: string): string {
  const levels = ['2', '3', '4', '5', '6'].filter((level) => html.includes(`</h${level}>`));
  let last = top - 1;
  return html.replaceAll(/<(\/?)h([2-6])\b/g, (_, slash: string, level: string) => {
    if (!slash) last = Math.min(top + levels.indexOf(level), last + 1, 6);
    return `<${slash}h${last}`;
  });
}

/** Puts each table into a box that scrolls by itself, by keyboard too. */
export const wrapTables = (html: string, label: string): string =>
  html
    .replaceAll('<table>', `<div role="group" tabindex="0" aria-label="${label}"><table>`)
    .replaceAll('</table>', '</table></div>');

/** Id of the heading with this number. */
export const headingId = (name: string, number: number): string => `part-${name}-${number}`;

/** Matches the opening tag of a heading, with attributes. */
export const headingTag = (level: number) => new RegExp(`<h${level}(?: [^>]*)?>`, 'g');

/** Adds an id to each heading of the level `top`. */
function withAnchors(html: string, top: number, name: string): string {
  let number = 0;
  return html.replaceAll(headingTag(top), (tag) => {
    number += 1;
    return `${tag.slice(0, -1)} id="${headingId(name, number)}">`;
  });
}

/** Matches HTML that needs the styles of RichTextBlocks.module.css. */
const blockTags = /<(?:table|figure|img|blockquote)\b|\bdata-(?:align|indent|mark)=/;

interface Props {
  html: string;
  /** Prefix of heading ids; without it, headings have no ids. */
  anchors?: string;
  className?: string;
  /** Level of the highest heading: one more than the heading above the text. */
  top?: number;
}

export function RichText({ html, anchors, className, top = 3 }: Props) {
  const { locale, strings, siteUrl } = usePageContext();
  const { gallery, general } = strings;
  const text = shiftHeadings(top, cleanHtml(html));
  const addressed = anchors === undefined ? text : withAnchors(text, top, anchors);
  return splitAtVideos(addressed).map((part) => {
    if (typeof part !== 'string')
      return (
        <div className={blockStyles.video} key={part.address}>
          <Embed
            address={part.address}
            label={gallery.watch}
            title={part.title}
            poster=""
            note={part.title}
          />
        </div>
      );
    const hasBlocks = blockTags.test(part);
    const names = [styles.text, hasBlocks && blockStyles.blocks, className]
      .filter(Boolean)
      .join(' ');
    const laidOut = hasBlocks
      ? groupPictures(wrapTables(part, general.table), blockStyles.pictures ?? '')
      : part;
    const markup = { __html: markHtml(markLinks(laidOut, siteUrl, strings), locale) };
    // For words outside of paragraphs, which have a direction of their own.
    const dir = hasRightToLeft(laidOut) ? 'auto' : undefined;
    const attributes = { className: names, dir, 'data-field': fieldOf(html) };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for texts of editors, and it is cleaned
    return <div key={part} {...attributes} dangerouslySetInnerHTML={markup} />;
  });
}

/** A video whose link is alone in a paragraph. Pages show it as a player. */
interface Video {
  /** A video of the site, an address for a frame, or an address that can only be opened. */
  address: string;
  title: string;
}

const aloneInParagraph = /<p(?: [^>]*)?><a href="([^"]+)"[^>]*>([^<]*)<\/a><\/p>/g;

/** Splits HTML into the texts between videos and the videos. */
export function splitAtVideos(html: string): (string | Video)[] {
  if (!html.includes('<a href="')) return [html];
  const parts: (string | Video)[] = [];
  let from = 0;
  for (const match of html.matchAll(aloneInParagraph)) {
    const [paragraph, href = '', title = ''] = match;
    const address = playerAddress(href.replaceAll('&amp;', '&'));
    if (!address) continue;
    parts.push(html.slice(from, match.index), { address, title: title.replaceAll('&amp;', '&') });
    from = match.index + paragraph.length;
  }
  return [...parts, html.slice(from)].filter((part) => part !== '' || parts.length === 0);
}

/** Returns the address for the player; undefined if it is no video. */
export function playerAddress(address: string): string | undefined {
  if (/^\/files\/[^?#]+\.(?:mp4|webm)$/i.test(address)) return address;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const [, first = '', second = ''] = url.pathname.split('/');
  const ofYouTube = () => {
    if (host === 'youtu.be') return first;
    if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
    if (first === 'watch') return url.searchParams.get('v');
    return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined;
  };
  const id = ofYouTube();
  if (id && /^[\w-]{6,20}$/.test(id)) return `https://www.youtube-nocookie.com/embed/${id}`;
  if (host === 'vimeo.com' && /^\d+$/.test(first)) return address;
  if (host === 'player.vimeo.com' && first === 'video' && /^\d+$/.test(second))
    return `https://vimeo.com/${second}`;
  return undefined;
}
