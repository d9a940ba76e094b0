/**
 * An invented export as large as a real college's, in the styles of many authors over twelve years.
 */
import { item } from './wordpress-export.ts';

const base = 'https://old.example.org';
const uploads = `${base}/wp-content/uploads`;

const categories: [slug: string, name: string][] = [
  ['notice', 'Notice'],
  ['tender', 'Tenders'],
  ['exam-routine', 'Class Routine'],
  ['results', 'Exam Results'],
  ['events', 'Events'],
  ['achievements', 'Student Achievements'],
  ['%e0%a6%9c%e0%a6%be%e0%a6%a8%e0%a6%a8%e0%a7%80', 'জাননী'],
  ['uncategorized', 'Uncategorized'],
];
const titles = [
  'Notice for all students',
  'Tender for repair of the hostel &amp; canteen',
  'ভৰ্তি সম্পৰ্কীয় জাননী',
  'B.A. 3rd Semester <em>Routine</em>',
  '“Smart” quotes – and dashes…',
  'প্ৰতিষ্ঠা দিৱস ২০১৯',
];
const statuses = [
  'publish',
  'publish',
  'publish',
  'publish',
  'draft',
  'private',
  'future',
  'trash',
];
const dates = [
  '2012-02-29 00:00:00',
  '0000-00-00 00:00:00',
  '2019-05-07 23:30:00',
  '2031-01-01 09:00:00',
  '1970-01-01 05:30:00',
  '2024-13-45 99:99:99',
];

/** The body of a text in the style of an author. */
const bodies: ((n: number) => string)[] = [
  () =>
    'Dear students,\n\nthe library is closed on Monday.\nIt opens again on Tuesday.\n\nPrincipal',
  () =>
    '<!-- wp:paragraph {"align":"center"} -->\n<p class="has-text-align-center">ইয়াৰ দ্বাৰা জনোৱা হয় যে মহাবিদ্যালয় <strong>বন্ধ</strong> থাকিব।</p>\n<!-- /wp:paragraph -->\n<!-- wp:list -->\n<ul><!-- wp:list-item -->\n<li>Arts<ol><li>Assamese</li></ol></li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->\n<!-- wp:latest-posts /-->',
  (n) =>
    `<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery columns-2"><!-- wp:image {"id":${1000 + n}} -->\n<figure class="wp-block-image"><img src="${uploads}/2019/05/photo-${n}-1024x683.jpg" alt="" class="wp-image-${1000 + n}"/><figcaption>Photo <b>${n}</b></figcaption></figure>\n<!-- /wp:image --><figcaption class="blocks-gallery-caption">All of them</figcaption></figure>\n<!-- /wp:gallery -->`,
  (n) =>
    `[caption id="attachment_${1000 + n}" align="aligncenter" width="300"]<a href="${uploads}/2019/05/photo-${n}.jpg"><img class="size-medium wp-image-${1000 + n}" src="${uploads}/2019/05/photo-${n}-300x200.jpg" alt="The gate" width="300" height="200" /></a> The gate of the college[/caption]\n\nWords below it.`,
  () =>
    '<table style="width:600px" border="1" cellpadding="0"><tbody><tr><td colspan="2" width="20"><p>Sl. No.</p></td><td>Name</td></tr><tr><td>1</td><td rowspan="2"></td><td>Anima&nbsp;Das</td></tr></tbody></table>',
  (n) =>
    `<p class="MsoNormal" style="margin:0"><span lang="AS" style="font-family:'Nirmala UI'">জাননী</span><o:p></o:p></p><div><div>Loose <font color="red">words</font><br><br>and <a href="${uploads}/2019/05/file-${n}.pdf">a file</a></div></div>`,
  (n) =>
    `[gallery columns="3" ids="${1000 + n},${1001 + n},9999"]\n\n[vc_row][vc_column width="1/2"]Built[/vc_column][/vc_row]\n[contact-form-7 id="5" title="Contact"]\n[[gallery]] [sic]`,
  (n) =>
    `<!-- wp:file {"id":${2000 + n}} -->\n<div class="wp-block-file"><a href="${uploads}/2019/05/file-${n}.pdf">Form</a><a href="${uploads}/2019/05/file-${n}.pdf" class="wp-block-file__button" download>Download</a></div>\n<!-- /wp:file -->\n<!-- wp:embed {"url":"https://www.youtube.com/watch?v=x"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=x\n</div></figure>\n<!-- /wp:embed -->\n<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->`,
  (n) =>
    `<h1>Heading</h1><h2></h2><blockquote>Said<cite>Somebody</cite></blockquote><pre>a  b</pre><hr><p>See <a href="/?p=${300 + n}">another</a>, <a href="http://www.old.example.org/about/">About</a>, <a href="mailto:x@example.org">mail</a>, <a href="tel:+91">call</a>, <a href="#top">up</a>, <a href="file:///C:/x.doc">mine</a>, <a name="here">anchor</a>.</p>`,
  () =>
    '<dl><dt>Fee</dt><dd>500</dd></dl><details><summary>More</summary>Words</details><sup>2</sup> <del>old</del> <u>new</u> <code>x</code> &copy; &#8377;500 &nbsp; <img src="https://elsewhere.example/x.gif">',
  () => '',
];

const at = <Value>(values: readonly Value[], n: number): Value =>
  values[n % values.length] as Value;

export interface Size {
  posts: number;
  pages: number;
  files: number;
}

/** Items of the export, with nested pages; `photo-N.jpg` and `file-N.pdf` are files of 2019/05. */
export function largeExport({ posts, pages, files }: Size): string[] {
  const count = (length: number) => Array.from({ length }, (_, n) => n);
  return [
    ...count(files).flatMap((n) => [
      item({
        id: 1000 + n,
        type: 'attachment',
        status: 'inherit',
        title: `photo-${n}`,
        parent: 300 + n,
        url: `${uploads}/2019/05/photo-${n}.jpg`,
      }),
      item({
        id: 2000 + n,
        type: 'attachment',
        status: 'inherit',
        title: `file ${n}`,
        parent: 300 + n,
        url: `${uploads}/2019/05/file-${n}.pdf`,
      }),
    ]),
    ...count(posts).map((n) =>
      item({
        id: 300 + n,
        title: `${at(titles, n)} ${n}`,
        path: n % 9 === 8 ? undefined : `/2019/05/post-${n}/`,
        name: `post-${n}`,
        status: at(statuses, n),
        date: at(dates, n),
        creator: at(['office', 'iqac', 'ghost'], n),
        password: n % 40 === 1 ? 'secret' : '',
        category: n % 17 === 16 ? undefined : at(categories, n),
        content: at(bodies, n)(n % files),
        comments: count(n % 3).map((comment) => `Comment ${comment}`),
        meta: n % 5 === 0 ? { _thumbnail_id: `${1000 + (n % files)}` } : {},
      }),
    ),
    ...count(pages).map((n) =>
      item({
        id: 600 + n,
        type: 'page',
        title: `${at(titles, n + 1)} ${n}`,
        path: n % 4 === 0 ? `/page-${n}/` : `/page-${n - (n % 4)}/below-${n}/`,
        name: n % 4 === 0 ? `page-${n}` : `below-${n}`,
        parent: n % 4 === 0 ? 0 : 600 + n - (n % 4),
        status: at(statuses, n),
        date: at(dates, n),
        content: at(bodies, n)(n % files),
      }),
    ),
    item({ id: 900, type: 'nav_menu_item', title: 'Home' }),
    item({ id: 901, type: 'wp_block', title: 'Reusable' }),
    item({ id: 902, type: 'revision', status: 'inherit', title: 'Earlier' }),
  ];
}
