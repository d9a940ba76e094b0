/** Replaces WordPress's shortcodes: `[caption]`, `[gallery]`, `[embed]`, and those of plugins. */

/** Attributes end at the next bracket, so that the search is linear. */
const token = /(\[?)\[(\/?)([a-z][\w-]*)((?![\w-])[^[\]]*)\]/gi;
const attribute = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;

export interface Written {
  html: string;
  /** Names of unknown shortcodes. */
  left: string[];
}

/** `galleryOf` returns the HTML of a gallery. */
export function withoutShortcodes(
  html: string,
  galleryOf: (attributes: Record<string, string>) => string,
): Written {
  const closingNames = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  const unknownNames = new Set<string>();
  const replaced = html.replace(token, (match, isEscaped, slash, name: string, rest: string) => {
    if (isEscaped) return match;
    const attributes = attributesOf(rest);
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
    unknownNames.add(name);
    return '';
  });
  return { html: replaced, left: [...unknownNames] };
}

interface Replaced {
  open: (attributes: Record<string, string>) => string;
  close: (attributes: Record<string, string>) => string;
}

const none = () => '';
const escaped = (text: string) =>
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
  gallery: { open: none, close: none },
  // The address is the text between the brackets.
  embed: { open: none, close: none },
  video: { open: mediaLink, close: none },
  audio: { open: mediaLink, close: none },
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
