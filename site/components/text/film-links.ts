/** Links to videos that are alone in a paragraph. Pages show them as players. */

export interface Film {
  /** A video of the site, an address for a frame, or an address that can only be opened. */
  address: string;
  title: string;
}

const aloneInParagraph = /<p(?: [^>]*)?><a href="([^"]+)"[^>]*>([^<]*)<\/a><\/p>/g;

/** Splits HTML into the texts between videos and the videos. */
export function splitAtFilms(html: string): (string | Film)[] {
  if (!html.includes('<a href="')) return [html];
  const parts: (string | Film)[] = [];
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
