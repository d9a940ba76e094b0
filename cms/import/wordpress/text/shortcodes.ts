/** Replaces WordPress's shortcodes: `[caption]`, `[gallery]`, `[embed]`, and those of plugins. */

import { decodeAddress } from '@college/contract/decode-address';

/** Attributes end at the next bracket, so that the search is linear. */
const token = /(\[?)\[(\/?)([a-z][\w-]*)((?![\w-])[^[\]]*)\]/gi;
const attribute = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;

export interface Written {
  html: string;
  /** Names of unknown shortcodes. */
  left: string[];
}

/** Shortcodes of page builders that only arrange what is between them. */
const layout = /^(?:vc|et_pb|fusion|av|cs|mk|kc|tatsu|elementor)_/i;

/**
 * `galleryOf` returns the HTML of a gallery, and `addressOf` the address of a file by its id. Addresses of files in shortcodes of
 * plugins become links and pictures.
 */
export function withoutShortcodes(
  source: string,
  galleryOf: (attributes: Record<string, string>) => string,
  addressOf: (id: string) => string | undefined = none,
): Written {
  const html = withRawHtml(source);
  const closingNames = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  const unknownNames = new Set<string>();
  const replaced = html.replace(token, (match, isEscaped, slash, name: string, rest: string) => {
    if (isEscaped) return match;
    const attributes = attributesOf(rest.replace(/[“”″]|&quot;|&#(?:8220|8221|8243);/g, '"'));
    const shortcode = Object.hasOwn(shortcodes, name) ? shortcodes[name] : undefined;
    if (name === 'gallery' && !slash) return galleryOf(attributes);
    if (shortcode) {
      // Media without a known address.
      if (shortcode.open === mediaLink && !slash && !mediaLink(attributes)) unknownNames.add(name);
      return shortcode[slash ? 'close' : 'open'](attributes);
    }
    // Other text in brackets, such as [sic], stays.
    const isOne = closingNames.has(name) || Object.keys(attributes).length > 0;
    if (!isOne) return match;
    const isLayout = layout.test(name);
    const gap = isLayout ? '\n\n' : '';
    if (slash) return gap;
    const content = headingOf(attributes, isLayout) + linksOf(attributes, addressOf);
    if (!content && !(isLayout && closingNames.has(name))) unknownNames.add(name);
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

/** The text of WPBakery's raw HTML, which is encoded. */
const withRawHtml = (html: string): string =>
  html.replace(
    /\[vc_raw_(html|js)\]([\w+/=\s]*)\[\/vc_raw_\1\]/g,
    (_, kind: string, code: string) => {
      const text = Buffer.from(code, 'base64').toString();
      return kind === 'html' ? `\n\n${decodeAddress(text) ?? text}\n\n` : '';
    },
  );

/** The title of an accordion, a tab or another part of a page builder; '' for parts that link to something. */
function headingOf(attributes: Record<string, string>, isLayout: boolean): string {
  const { title, heading, h2, text } = attributes;
  const words = title ?? heading ?? h2 ?? text;
  const isLink = Object.values(attributes).some(addressIn);
  return isLayout && words && !isLink ? `<h3>${escaped(words)}</h3>` : '';
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
  const { button_text: ofButton, title, text, label, name } = attributes;
  const words = ofButton ?? title ?? text ?? label ?? name ?? '';
  return [...new Set(addresses)]
    .map((address) =>
      pictureEnding.test(address)
        ? `<figure><img src="${escaped(address)}" alt="${escaped(words)}"></figure>`
        : `<p><a href="${escaped(address)}">${escaped(words || address)}</a></p>`,
    )
    .join('');
}

const fileEnding = /\.(?!html?|php|aspx?)[a-z\d]{2,5}(?:[?#].*)?$/i;
const pictureEnding = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#].*)?$/i;
/** Names of attributes that link, also to pages; '' is an address without a name. */
const linkName = /^$|link|url|href|src|file|document|pdf/i;
const idName =
  /^(?:images?|imgs?|files?|pdf|media|attachments?|ids|(?:image|file|gallery|attachment)_ids?)$/i;

/** The address in an attribute, which WPBakery writes as `url:https%3A%2F%2F…|title:Plan`. */
function addressIn(value: string): string | undefined {
  const [, packed] = /(?:^|\|)url:([^|]*)/.exec(value) ?? [];
  const address = (packed === undefined ? value : (decodeAddress(packed) ?? packed)).trim();
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
