/** Replaces WordPress's shortcodes: `[caption]`, `[gallery]`, `[embed]`, and those of plugins. */

import { decodeAddress } from '@college/contract/decode-address';
import { fileEnding, pictureEnding } from '../file-endings.ts';

/** Attributes end at the next bracket, so that the search is linear. */
const token = /(\[?)\[(\/?)(\d{0,2}[a-z][\w-]*)((?![\w-])[^[\]]*)\]/gi;
const attribute = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;

export interface Written {
  html: string;
  /** Names of unknown shortcodes. */
  left: string[];
}

/** Shortcodes of page builders that only arrange what is between them: by their prefix, or by a word in their name. */
const layout =
  /^(?:vc|et_pb|fusion|av|cs|mk|kc|tatsu|elementor|su|x|dt|ultimate|nectar|bsf)_|(?:^|[_-])(?:row|col|columns?|section|container|accordion|toggles?|tabs?|spoiler|collapse|heading|button|btn|separator|divider|spacer|half|third|fourth)(?:$|[_-])/i;

/**
 * `galleryOf` returns the HTML of a gallery, and `addressOf` the address of a file by its id. Addresses of files in shortcodes of
 * plugins become links and pictures.
 */
export function withoutShortcodes(
  source: string,
  galleryOf: (attributes: Record<string, string>) => string,
  addressOf: (id: string) => string | undefined = none,
): Written {
  const html = withLinksAround(withRawHtml(source));
  const closingNames = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  const unknownNames = new Set<string>();
  const replaced = html.replace(token, (match, isEscaped, slash, name: string, rest: string) => {
    if (isEscaped) return match;
    const attributes = attributesOf(straight(rest));
    const shortcode = Object.hasOwn(shortcodes, name) ? shortcodes[name] : undefined;
    if (name === 'gallery' && !slash) return galleryOf(attributes);
    if (shortcode) {
      // Media without a known address.
      if (shortcode.open === mediaLink && !slash && !mediaLink(attributes)) unknownNames.add(name);
      return shortcode[slash ? 'close' : 'open'](attributes);
    }
    const isLayout = layout.test(name);
    // Other text in brackets, such as [sic], stays.
    const isKnown = closingNames.has(name) || Object.keys(attributes).length > 0;
    if (!isKnown && !(isLayout && name.includes('_'))) return match;
    const gap = isLayout ? '\n\n' : '';
    if (slash) return gap;
    const content = headingOf(attributes, isLayout) + linksOf(attributes, addressOf);
    if (!content && !isLayout) unknownNames.add(name);
    return content ? `\n\n${content}\n\n` : gap;
  });
  return { html: replaced, left: [...unknownNames] };
}

interface Replaced {
  open: (attributes: Record<string, string>) => string;
  close: (attributes: Record<string, string>) => string;
}

const none = () => undefined;
const empty = () => '';

/** The HTML that WPBakery and Avada encode, and that Divi writes with entities. */
const withRawHtml = (html: string): string =>
  html
    .replace(
      /\[(vc_raw_html|vc_raw_js|fusion_code)\]([\w+/=\s]*)\[\/(?:vc_raw_html|vc_raw_js|fusion_code)\]/g,
      (_, kind: string, code: string) => {
        const text = Buffer.from(code, 'base64').toString();
        return kind === 'vc_raw_js' ? '' : `\n\n${decodeAddress(text) ?? text}\n\n`;
      },
    )
    .replace(/(\[et_pb_code[^\]]*\])([^[]*)/g, (_, open: string, code: string) => {
      const text = code
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"');
      return open + text;
    });

/** Buttons and viewers with a link around their text, or with an address as their text. */
const withLinksAround = (html: string): string =>
  html.replace(
    /\[([a-z][\w-]*)((?![\w-])[^[\]]*)\]([^[\]<>]{1,300})\[\/([a-z][\w-]*)\]/gi,
    (match, name: string, rest: string, text: string, end: string) => {
      if (name !== end || Object.hasOwn(shortcodes, name)) return match;
      const address = addressIn(text.trim());
      const attributes = attributesOf(straight(rest));
      if (address) return linkTo(address, labelOf(attributes));
      const isButton = labelOf(attributes) === '' && titleOf(attributes) === '';
      const [own, ...others] = Object.values(attributes).flatMap((value) => addressIn(value) ?? []);
      return own && isButton && others.length === 0 ? linkTo(own, text.trim()) : match;
    },
  );

const straight = (attributes: string): string =>
  attributes.replace(/[“”″]|&quot;|&#(?:8220|8221|8243);/g, '"');

const titleOf = ({ title, heading, main_heading, h2, text }: Record<string, string>): string =>
  title || heading || main_heading || h2 || text || '';
/** The words of a button. */
const labelOf = (attributes: Record<string, string>): string => {
  const { button_text, btn_title, btn_text, text_title, label, name } = attributes;
  return (
    button_text || btn_title || btn_text || text_title || titleOf(attributes) || label || name || ''
  );
};

/** The title of an accordion, a tab or another part of a page builder; '' if it is the text of a link. */
function headingOf(attributes: Record<string, string>, isLayout: boolean): string {
  const title = titleOf(attributes);
  const isLink = Object.values(attributes).some(addressIn) && labelOf(attributes) === title;
  return isLayout && title && !isLink ? `<h3>${escaped(title)}</h3>` : '';
}

/** Files and pages that a shortcode names by their address or by their id. */
function linksOf(
  attributes: Record<string, string>,
  addressOf: (id: string) => string | undefined,
): string {
  const addresses = Object.entries(attributes).flatMap(([name, value]) => {
    const address = addressIn(value);
    if (address) return fileEnding.test(address) || linkName.test(name) ? address : [];
    return idName.test(name) ? value.split(',').flatMap((id) => addressOf(id.trim()) ?? []) : [];
  });
  const words = labelOf(attributes);
  return [...new Set(addresses)].map((address) => linkTo(address, words)).join('');
}

/** A paragraph with a link, or a picture. */
const linkTo = (address: string, words: string): string =>
  pictureEnding.test(address)
    ? `<figure><img src="${escaped(address)}" alt="${escaped(words)}"></figure>`
    : `<p><a href="${escaped(address)}">${escaped(words || address)}</a></p>`;

/** Names of attributes that link, also to pages; '' is an address without a name. */
const linkName = /^$|link|url|href|src|file|document|pdf/i;
const idName =
  /^(?:images?|imgs?|files?|pdf|media|attachments?|ids|(?:image|file|gallery|attachment)_ids?)$/i;

/** The address in an attribute, which builders also write as `url:https%3A%2F%2F…|title:Plan`, `manually,https://…` or `https://…|_blank`. */
function addressIn(value: string): string | undefined {
  const [, packed] = /(?:^|\|)url:([^|]*)/.exec(value) ?? [];
  const written = packed ?? value.replace(/^manually,/, '').split('|')[0] ?? '';
  const address = (
    /^https?%3a/i.test(written) ? (decodeAddress(written) ?? written) : written
  ).trim();
  return /^(?:(?:https?:)?\/)?\/[^\s"<>]+$/i.test(address) ? address : undefined;
}
/** A text without the signs that HTML reads. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const link = (address: string | undefined) =>
  address ? `<p><a href="${escaped(address)}">${escaped(address)}</a></p>` : '';
/** Attributes with an address of media; '' is an address without a name. */
const mediaAttributes = 'src mp4 m4v webm ogv wmv flv mp3 ogg m4a wav flac'.split(' ').concat('');
const mediaLink = (attributes: Record<string, string>) =>
  link(mediaAttributes.map((name) => attributes[name]).find(Boolean));

const shortcodes: Record<string, Replaced> = {
  caption: {
    open: ({ caption }) =>
      caption ? `<figure><figcaption>${escaped(caption)}</figcaption>` : '<figure>',
    close: () => '</figure>',
  },
  wp_caption: { open: () => '<figure>', close: () => '</figure>' },
  gallery: { open: empty, close: empty },
  // The address is the text between the brackets.
  embed: { open: empty, close: empty },
  video: { open: mediaLink, close: empty },
  audio: { open: mediaLink, close: empty },
};

/** Attributes by lower-case name; '' is an address without a name. */
export function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(attribute)].map(([, name = '', ...values]) => [
    name.toLowerCase(),
    values.find((value) => value !== undefined) ?? '',
  ]);
  const [, address] = /(?:^|\s)["']?(https?:\/\/[^\s"'\]]+)/.exec(text) ?? [];
  return Object.fromEntries(address ? [...pairs, ['', address]] : pairs);
}
