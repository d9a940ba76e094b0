import type { Feed, FeedEntry } from './feed.ts';

/** https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = (feed: Feed): string =>
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
