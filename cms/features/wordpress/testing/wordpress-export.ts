/** An invented export of a small college, with features of real exports and of hostile ones. */
const base = 'https://old.example.org';
const uploads = `${base}/wp-content/uploads`;

interface Given {
  id: number;
  type?: string;
  status?: string;
  title?: string;
  path?: string;
  name?: string;
  parent?: number;
  content?: string;
  category?: [slug: string, name: string];
  meta?: Record<string, string>;
  url?: string;
  password?: string;
  date?: string;
  creator?: string;
  comments?: string[];
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export function item({ id, type = 'post', status = 'publish', ...fields }: Given): string {
  const { title = '', content = '', parent = 0, category, meta = {}, url = '' } = fields;
  const { creator = 'office', date = '2019-05-07 23:30:00', comments = ['Buy watches'] } = fields;
  const link = fields.path ? base + fields.path : `${base}/?p=${id}`;
  return `<item>
<title>${cdata(title)}</title><link>${link}</link>
<dc:creator>${cdata(creator)}</dc:creator><guid isPermaLink="false">${base}/?p=${id}</guid>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata('')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_name>${cdata(fields.name ?? '')}</wp:post_name><wp:status>${cdata(status)}</wp:status>
<wp:post_parent>${parent}</wp:post_parent><wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(fields.password ?? '')}</wp:post_password>
<wp:attachment_url>${cdata(url)}</wp:attachment_url>
${category ? `<category domain="category" nicename="${category[0]}">${cdata(category[1])}</category>` : ''}
<category domain="post_tag" nicename="old">${cdata('Old')}</category>
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('')}
${comments
  .map((text) => `<wp:comment><wp:comment_content>${cdata(text)}</wp:comment_content></wp:comment>`)
  .join('')}
</item>`;
}

/** `before` is the text above the root element. */
export const wxr = (
  items: string[],
  before = '',
): string => `<?xml version="1.0" encoding="UTF-8" ?>
${before}<rss version="2.0"><channel><title>Old college</title><link>${base}</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${base}</wp:base_blog_url>
<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>sports</wp:category_nicename></wp:category>
<wp:category><wp:term_id>6</wp:term_id><wp:category_nicename>ranks</wp:category_nicename><wp:category_parent>sports</wp:category_parent></wp:category>
<wp:author><wp:author_login>${cdata('office')}</wp:author_login><wp:author_display_name>${cdata('College office')}</wp:author_display_name></wp:author>
${items.join('\n')}
</channel></rss>
`;

const notice: [string, string] = ['notice-board', 'Notice board'];
const tender: [string, string] = ['tenders', 'Tenders'];

export const files = {
  gate: item({
    id: 70,
    type: 'attachment',
    status: 'inherit',
    title: 'gate',
    parent: 10,
    url: `${uploads}/2019/05/gate.jpg`,
    meta: { _wp_attachment_image_alt: 'The gate of the college' },
  }),
  form: item({
    id: 71,
    type: 'attachment',
    status: 'inherit',
    title: 'Admission form',
    url: `${uploads}/2019/05/form.pdf`,
  }),
  lost: item({
    id: 72,
    type: 'attachment',
    status: 'inherit',
    title: 'Lost',
    url: `${uploads}/2019/05/lost.pdf`,
  }),
};

export const posts = {
  classic: item({
    id: 10,
    title: 'Results &amp; marks',
    path: '/2019/05/results/',
    category: notice,
    meta: { _thumbnail_id: '70' },
    content: `Dear students,\n\nsee the <a href="${uploads}/2019/05/form.pdf">form</a> and <a href="${base}/about/history/">our history</a>.\n\n[gallery]`,
  }),
  blocks: item({
    id: 11,
    title: 'দৰপত্ৰ জাননী',
    path: '/2019/05/%e0%a6%a6%e0%a7%b0/',
    category: tender,
    content: `<!-- wp:table -->\n<figure class="wp-block-table"><table><tbody><tr><td>Fee</td><td>500</td></tr></tbody></table></figure>\n<!-- /wp:table -->\n<!-- wp:file -->\n<div class="wp-block-file"><a href="${uploads}/2019/05/lost.pdf">Lost</a></div>\n<!-- /wp:file -->`,
  }),
  draft: item({ id: 12, title: 'Not yet', status: 'draft', category: notice, content: 'Soon' }),
  secret: item({ id: 13, title: 'Secret', path: '/secret/', password: 'x', category: notice }),
  trashed: item({ id: 14, title: 'Gone', status: 'trash', category: notice }),
  loose: item({ id: 15, title: 'Hello world', path: '/hello/' }),
  hostile: item({
    id: 16,
    title: '<script>alert(1)</script>Broken',
    path: '/broken/',
    category: notice,
    content:
      '<p onclick="x()">a<script>fetch("http://127.0.0.1:9")</script><iframe src="http://127.0.0.1:9/x"></iframe><b><i>b</b></i><a href="javascript:x()">c</a>',
  }),
};

export const pages = {
  about: item({
    id: 20,
    type: 'page',
    title: 'About',
    path: '/about/',
    name: 'about',
    content: 'Founded.',
  }),
  history: item({
    id: 21,
    type: 'page',
    title: 'Our history',
    path: '/about/history/',
    name: 'history',
    parent: 20,
    content: `<p><a href="${base}/?p=10">Results</a></p><p><a href="${uploads}/2019/05/form.pdf">Form</a></p>`,
  }),
  contact: item({
    id: 22,
    type: 'page',
    title: 'Contact',
    path: '/contactus/',
    name: 'contact',
    content: 'Here.',
  }),
  draft: item({
    id: 23,
    type: 'page',
    status: 'draft',
    title: 'New hostel',
    parent: 20,
    content: 'Plans',
  }),
};

/** An entry of the menu; without a page it is a link to somewhere else. */
const menuEntry = (id: number, title: string, { under = 0, page = 0 } = {}) =>
  item({
    ...{ id, type: 'nav_menu_item', title },
    meta: {
      _menu_item_menu_item_parent: `${under}`,
      _menu_item_object: page ? 'page' : 'custom',
      _menu_item_object_id: `${page || id}`,
    },
  });

/** Two pages below a link, one in the trash, and a page at the top with its own name. */
export const menu = [
  menuEntry(30, 'About us'),
  menuEntry(31, '', { under: 30, page: 21 }),
  menuEntry(32, 'The college', { under: 31, page: 20 }),
  menuEntry(33, '', { page: 22 }),
  menuEntry(34, 'Gone', { page: 99 }),
];

export const everything = [
  ...Object.values(files),
  ...Object.values(posts),
  ...Object.values(pages),
  ...menu,
];
