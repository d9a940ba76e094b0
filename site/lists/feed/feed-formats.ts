import type { Feed, FeedEntry } from './feed.ts';
import { xmlDocument } from './xml.ts';

/** Writes an Atom feed (RFC 4287). */
export const toAtom = (feed: Feed): string =>
  xmlDocument({
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': feed.language,
      id: feed.self,
      title: `${feed.title} – ${feed.college}`,
      updated: feed.updated,
      author: { name: feed.college },
      link: [
        { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': feed.self },
        { '@_rel': 'alternate', '@_type': 'text/html', '@_href': feed.page },
      ],
      entry: feed.entries.map(entryOf),
    },
  });

const entryOf = ({ url, title, author, published, updated, html, files }: FeedEntry) => ({
  id: url,
  title,
  published,
  updated,
  ...(author && { author: { name: author } }),
  link: [
    { '@_rel': 'alternate', '@_type': 'text/html', '@_href': url },
    ...files.map(({ url, name, type, size }) => ({
      '@_rel': 'enclosure',
      '@_href': url,
      ...(name && { '@_title': name }),
      ...(type && { '@_type': type }),
      ...(size !== undefined && { '@_length': `${size}` }),
    })),
  ],
  ...(html && { content: { '@_type': 'html', '#text': html } }),
});

/** Writes a JSON feed: https://www.jsonfeed.org/version/1.1/ */
export const toJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${feed.title} – ${feed.college}`,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: feed.language,
    authors: [{ name: feed.college }],
    items: feed.entries.map(itemOf),
  });

const itemOf = ({ url, title, author, published, updated, html, files }: FeedEntry) => ({
  id: url,
  url,
  title,
  content_html: html,
  date_published: published,
  date_modified: updated,
  ...(author && { authors: [{ name: author }] }),
  attachments: files.map(({ url, name, type, size }) => ({
    url,
    mime_type: type || 'application/octet-stream',
    ...(name && { title: name }),
    ...(size !== undefined && { size_in_bytes: size }),
  })),
});
