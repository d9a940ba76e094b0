import { describe, expect, it } from 'vitest';
import type { Attachment } from '../inventory.ts';
import { elementorHtml } from './elementor.ts';
import { inLanguage } from './languages.ts';
import type { TextLookups } from './links.ts';
import { withAddresses } from './links.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { plainText, readText } from './text.ts';

const uploads = 'https://old.example.org/wp-content/uploads/2019/05';
const files: Attachment[] = [
  { id: '7', url: `${uploads}/gate.jpg`, alt: 'The gate', link: '', parent: '1' },
  { id: '8', url: `${uploads}/river.png`, alt: '', link: '', parent: '1' },
  { id: '9', url: `${uploads}/form.pdf`, alt: 'The form', link: '', parent: '1' },
];
const lookups: TextLookups = {
  attachment: (id) => files.find((file) => file.id === id),
  attachmentsOf: (post) => files.filter(({ parent }) => parent === post),
  placeOf: (address) => (address === 'https://old.example.org/about/' ? '/about' : undefined),
  fileAt: (address) =>
    address.startsWith(uploads) ? address.replace(/-\d+x\d+(\.\w+)$/, '$1') : undefined,
  isGiven: (file) => !file.includes('lost'),
};
const readContent = (content: string) => readText(content, '1', lookups);

describe('a text of WordPress', () => {
  it.each([
    [
      'lines of the classic editor',
      'One\r\n\r\nTwo, <strong>bold</strong>\nand a line\n<ul>\n\t<li>a</li>\n</ul>\nThree\n\n&nbsp;\n\nFour',
      /^<p>One<\/p><p>Two, <strong>bold<\/strong><br>and a line<\/p><ul>\s*<li>a<\/li>\s*<\/ul><p>Three<\/p><p>Four<\/p>$/,
    ],
    [
      'blocks',
      '<!-- wp:heading {"level":3} -->\n<h3>Rules</h3>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>Quiet <em>please</em></p>\n<!-- /wp:paragraph -->',
      /^<h3>Rules<\/h3><p>Quiet <em>please<\/em><\/p>$/,
    ],
    [
      'telephone and mail links',
      '<p><a href="tel:+911234">Call</a> <a href="mailto:a@example.org">Mail</a></p>',
      '<p><a href="tel:+911234">Call</a> <a href="mailto:a@example.org">Mail</a></p>',
    ],
    ['an escaped shortcode', 'Write [[gallery]]', '<p>Write [[gallery]]</p>'],
    ['loose text within a block', '<div>One\n\nTwo</div>', /^<div><p>One<\/p><p>Two<\/p><\/div>$/],
    [
      'a picture with its caption, in its full size',
      `<p>Before <a href="${uploads}/gate.jpg"><img class="wp-image-7" src="${uploads}/gate-300x200.jpg"></a> after</p>`,
      `<img src="${uploads}/gate.jpg" alt="The gate"><p>Before  after</p>`,
    ],
    [
      'a caption of the classic editor',
      `[caption id="attachment_7" width="300"]<img src="${uploads}/gate-300x200.jpg" alt="Gate"> Our <em>gate</em>[/caption]`,
      `<img src="${uploads}/gate.jpg" alt="Gate">`,
    ],
    [
      'a caption of a block',
      `<figure class="wp-block-image"><img src="${uploads}/gate.jpg" alt=""/><figcaption>Our gate</figcaption></figure>`,
      `<img src="${uploads}/gate.jpg" alt="Our gate">`,
    ],
    [
      'a gallery by numbers',
      '[gallery columns="2" ids="8, 7"]',
      `<img src="${uploads}/river.png" alt=""><img src="${uploads}/gate.jpg" alt="The gate">`,
    ],
    [
      'a gallery of all pictures of the post',
      '[gallery]',
      `<img src="${uploads}/gate.jpg" alt="The gate"><img src="${uploads}/river.png" alt="">`,
    ],
    [
      'a gallery of blocks',
      `<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="${uploads}/gate.jpg" alt="Gate"/><figcaption>One</figcaption></figure><figure class="wp-block-image"><img src="${uploads}/river.png" alt="River"/></figure></figure>`,
      /gate\.jpg" alt="Gate"><img src="[^"]*river\.png" alt="River">/,
    ],
    [
      'a table in its figure, with its caption',
      '<figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table><figcaption>Fees</figcaption></figure>',
      /<table><tbody><tr><td>1<\/td><\/tr><\/tbody><\/table>.*Fees/,
    ],
    [
      'embedded films as links',
      '<figure class="wp-block-embed">\n<div class="wp-block-embed__wrapper">\nhttps://video.example.com/1\n</div></figure><iframe src="//maps.example.com/2"></iframe>',
      /<a href="https:\/\/video\.example\.com\/1">.*<a href="https:\/\/maps\.example\.com\/2">/,
    ],
    [
      'an embedded film',
      '[embed]https://video.example.com/1[/embed]',
      '<p><a href="https://video.example.com/1">https://video.example.com/1</a></p>',
    ],
    ['words in brackets', 'Read [sic] and [1]', '<p>Read [sic] and [1]</p>'],
    [
      'links between pages',
      '<p><a href="https://old.example.org/about/">About</a></p>',
      '<p><a href="/about">About</a></p>',
    ],
    [
      'script links, which the converter removes and reports',
      '<p><a href="javascript:x()">a</a></p>',
      '<p><a href="javascript:x()">a</a></p>',
    ],
    ['no script', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
    ['unclosed tags', '<p>One<p>Two <b>bold', '<p>One</p><p>Two <b>bold</b></p>'],
  ])('keeps %s', (_what, content, html) => {
    const output = readContent(content).html;
    if (typeof html === 'string') expect(output).toBe(html);
    else expect(output).toMatch(html);
  });

  const pdf = `${uploads}/form.pdf`;
  const toForm = (words: string) => `<p><a href="${pdf}">${words}</a></p>`;
  it.each([
    [`[pdf-embedder url="${pdf}" title="Plan"]`, toForm('Plan')],
    [`[gview file="${pdf}"]`, toForm('form.pdf')],
    [`[embeddoc url=“${pdf}” width="100%"]`, toForm('form.pdf')],
    [`[pdfviewer]${pdf}[/pdfviewer]`, toForm('form.pdf')],
    [`[vc_btn title="Open" link="url:${encodeURIComponent(pdf)}|title:Plan"]`, toForm('Open')],
    [`[et_pb_button button_url="${pdf}" button_text="Open"][/et_pb_button]`, toForm('Open')],
    ['[vc_button_pdf file="9"]', toForm('form.pdf')],
    [`[pdfjs-viewer url=${encodeURIComponent(pdf)} width=100%]`, toForm('form.pdf')],
    [`[3d-flip-book pdf="${pdf}"]`, toForm('form.pdf')],
    [`[su_button url="${pdf}"]Open[/su_button]`, toForm('Open')],
    [`[av_button label='Open' link='manually,${pdf}']`, toForm('Open')],
    [`[kc_button text_title="Open" link="${pdf}||_blank"]`, toForm('Open')],
    [
      `[et_pb_cta title="Apply" button_url="${pdf}" button_text="Open"]Now.[/et_pb_cta]`,
      `<h3>Apply</h3>${toForm('Open')}<p>Now.</p>`,
    ],
    [
      '[su_spoiler title="B.Sc."]Sixty.[/su_spoiler][vc_separator][su_tab title="B.A."]Ninety.[/su_tab]',
      '<h3>B.Sc.</h3><p>Sixty.</p><h3>B.A.</h3><p>Ninety.</p>',
    ],
    ['[et_pb_code]&lt;p&gt;Code.&lt;/p&gt;[/et_pb_code]', '<p>Code.</p>'],
    [`<iframe src="/viewer.html?file=${encodeURIComponent(pdf)}"></iframe>`, toForm('form.pdf')],
    [`<!-- wp:pdfemb/viewer {"url":"${pdf}"} -->\n<p></p>`, toForm('form.pdf')],
    [
      `<div class="wp-block-file"><a href="${pdf}" class="wp-block-file__button">Download</a></div>`,
      `<div>${toForm('form.pdf')}</div>`,
    ],
    [`<button onclick="window.open('${pdf}')">Open</button>`, toForm('Open')],
    [`<p><a href="${pdf}"><img src="${uploads}/lost.png"></a></p>`, toForm('form.pdf')],
    ['[vc_single_image image="7"]', `<img src="${uploads}/gate.jpg" alt="">`],
    [
      `<iframe src="https://docs.google.com/gview?url=${pdf}&embedded=true"></iframe>`,
      toForm('form.pdf'),
    ],
    [
      `<div class="wp-block-file"><object data="${pdf}"></object><a href="${pdf}">Plan</a><a href="${pdf}" class="wp-block-file__button">Download</a></div>`,
      `<div>${toForm('Plan')}</div>`,
    ],
    [
      '[vc_raw_html]JTNDcCUzRVJhdyUyMHdvcmRzLiUzQyUyRnAlM0U=[/vc_raw_html][vc_tta_section title="Rules of B.Sc."]Sixty.[/vc_tta_section][vc_tta_section title="B.A."]Ninety.[/vc_tta_section]',
      '<p>Raw words.</p><h3>Rules of B.Sc.</h3><p>Sixty.</p><h3>B.A.</h3><p>Ninety.</p>',
    ],
  ])('keeps the files and titles of a plugin: %s', (content, html) => {
    const output = readContent(content);
    expect(output.html.replace(/ class="[^"]*"/g, '')).toBe(html);
    expect(output.left).toEqual([]);
  });

  it('lists the files that it links to and shows', () => {
    const { html, links, pictures } = readContent(
      `<div class="wp-block-file"><a href="${uploads}/form.pdf">The form</a><a href="${uploads}/form.pdf" class="wp-block-file__button" download>Download</a></div><img src="${uploads}/gate.jpg">`,
    );
    expect(links).toEqual([`${uploads}/form.pdf`]);
    expect(pictures).toEqual([`${uploads}/gate.jpg`]);
    expect(html).toContain('The form</a>');
    expect(html).not.toContain('Download');
  });

  it('links to the old website for a missing file, and shows no missing picture', () => {
    const { html, missing } = readContent(
      `<p><a href="${uploads}/lost.pdf">Lost</a></p><img src="${uploads}/lost.jpg">`,
    );
    expect(html).toBe(`<p><a href="${uploads}/lost.pdf">Lost</a></p>`);
    expect(missing).toEqual([`${uploads}/lost.jpg`, `${uploads}/lost.pdf`]);
  });

  it('skips a picture without an address', () => {
    const { html, pictures, externalPictures } = readContent(
      `<p><a href="/x"><img alt="Nothing"></a></p><img src="https://elsewhere.example.com/a.jpg"><figure><img src="data:image/png;base64,AA"><figcaption>Lost</figcaption></figure><img src="${uploads}/gate.jpg">`,
    );
    const other = 'https://elsewhere.example.com/a.jpg';
    expect(html).toBe(
      `<p><a href="${other}">${other}</a></p><img src="${uploads}/gate.jpg" alt="">`,
    );
    expect(pictures).toEqual([`${uploads}/gate.jpg`]);
    expect(externalPictures).toEqual(['Nothing', other, 'data:image/png;base64,AA']);
  });

  it('keeps each caption of a picture that is shown several times', () => {
    const figure = (words: string) =>
      `<figure><img src="${uploads}/gate.jpg" alt="A"><figcaption>${words}</figcaption></figure>`;
    const { captions } = readContent(figure('In May') + figure('') + figure('In June'));
    expect(captions.map(([, words]) => words)).toEqual(['In May', '', 'In June']);
  });

  it('keeps footnotes as a list', () => {
    const notes = JSON.stringify([
      { id: 'a', content: 'See <em>page</em> 4' },
      { content: 'Ibid.' },
    ]);
    const content = '<p>Fees</p><!-- wp:footnotes /-->';
    const { html, left } = readText(content, '1', lookups, notes);
    expect(html).toBe('<p>Fees</p><ol><li>See <em>page</em> 4</li><li>Ibid.</li></ol>');
    expect(left).toEqual([]);
    expect(readText(content, '1', lookups, '{').left).toEqual(['block footnotes']);
  });

  it('reports a form, and a film without an address', () => {
    expect(readContent('<form><label>Name <input></label></form>').left).toEqual(['form']);
    expect(readContent('[video width="640"][/video]').left).toEqual(
      ['video'].map((name) => `[${name}]`),
    );
  });

  it.each([
    '[audio https://old.example.org/song.mp3]',
    '[audio m4a="https://old.example.org/song.mp3"][/audio]',
    '[video "https://old.example.org/song.mp3"]',
  ])('makes a link of %s', (content) => {
    expect(readContent(content)).toMatchObject({
      html: '<p><a href="https://old.example.org/song.mp3">https://old.example.org/song.mp3</a></p>',
      left: [],
    });
  });

  it('keeps a caption with its picture, or as a paragraph if the picture is missing', () => {
    const figure = (name: string, words: string) =>
      `<figure><img src="${uploads}/${name}" alt="A"><figcaption>${words}</figcaption></figure>`;
    const { html, captions } = readContent(
      figure('gate.jpg', 'Our gate') + figure('lost.jpg', 'Gone'),
    );
    expect(captions).toEqual([[`${uploads}/gate.jpg`, 'Our gate']]);
    expect(html).toBe(`<img src="${uploads}/gate.jpg" alt="A"><p>Gone</p>`);
  });

  it('trusts the number of a picture only if its name is similar', () => {
    const { pictures, externalPictures } = readContent(
      '<img class="wp-image-7" src="https://elsewhere.example.com/lane.jpg"><img class="wp-image-7" src="https://cdn.example.com/x/gate-300x200.jpg">',
    );
    expect(pictures).toEqual([`${uploads}/gate.jpg`]);
    expect(externalPictures).toEqual(['https://elsewhere.example.com/lane.jpg']);
  });

  it('reports what it leaves out', () => {
    const { html, left } = readContent(
      '<!-- wp:latest-posts {"postsToShow":3} /-->\n[vc_row][vc_column width="1/2"]Words[/vc_column][/vc_row]\n\n[contact-form-7 id="12"]',
    );
    expect(html).toBe('<p>Words</p>');
    expect(left).toEqual(['block latest-posts', '[contact-form-7]']);
  });

  it.each(['[caption]', '[', '[a b="', '<!--', '<!-- wp:a {', '<div>', '[gallery ', '\n\n'])(
    'is read to its end, however often it repeats %j',
    (piece) => {
      try {
        readContent(piece.repeat(5_000));
      } catch (error) {
        // Nested deeper than any page: refused with a line in the report.
        expect(error).toBeInstanceOf(RangeError);
      }
    },
  );
});

const film = 'https://video.example.com/1';
const filmLink = `<p><a href="${film}">${film}</a></p>`;

describe('a film', () => {
  it.each([
    ['in a frame', `<iframe src="${film}"></iframe>`],
    ['in a frame without a protocol', `<iframe src="${film.slice('https:'.length)}"></iframe>`],
    ['as a video', `<video src="${film}"></video>`],
    ['as a sound', `<audio src="${film}"></audio>`],
    ['with its source within it', `<video><source src="${film}"></video>`],
    ['embedded', `<embed src="${film}">`],
    ['as an object', `<object data="${film}"></object>`],
    [
      'by its own address rather than its source',
      `<video src="${film}" data="x:"><source src="x:"></video>`,
    ],
    [
      'by its source if it is a page',
      `<object data="https://x.example.com"><source src="${film}"></object>`,
    ],
    ['as an address on its own line', film],
  ])('becomes a link: %s', (_what, content) => {
    expect(readContent(content).html).toBe(filmLink);
  });

  it.each([
    ['without an address', '<iframe></iframe>'],
    ['on the same website', '<iframe src="/film"></iframe>'],
    ['with a script address', '<iframe src="javascript:x()//https://a.example.com"></iframe>'],
  ])('is left out %s', (_what, content) => {
    expect(readContent(`${content}<p>Words</p>`).html).toBe('<p>Words</p>');
  });

  it.each([
    ['with words before it', `See ${film}`],
    ['with words after it', `${film} is worth it`],
    ['in bold', `<strong>${film}</strong>`],
  ])('stays text %s', (_what, content) => {
    expect(readContent(content).html).toBe(`<p>${content}</p>`);
  });
});

describe('a shortcode', () => {
  const output = (text: string) =>
    withoutShortcodes(text, (attributes) => JSON.stringify(attributes));
  const link = (address: string) => `<p><a href="${address}">${address}</a></p>`;
  const [src, mp4, webm, mp3] = ['s', 'm', 'w', 'a'];

  it.each([
    [`[video src="${src}" mp4="${mp4}" webm="${webm}" mp3="${mp3}"][/video]`, link(src)],
    [`[video webm='${webm}' mp4='${mp4}' mp3="${mp3}"][/video]`, link(mp4)],
    [`[video mp3=${mp3} WEBM = ${webm}]`, link(webm)],
    [`[audio mp3="${mp3}"][/audio]`, link(mp3)],
    [`[video src='"<a>&b']`, link('&#34;&#60;a&#62;&#38;b')],
  ])('of a film or sound becomes a link: %s', (text, html) => {
    expect(output(text)).toEqual({ html, left: [] });
  });

  it.each([
    [
      `[caption id="a" caption='A "<b>" & c']<img>[/caption]`,
      '<figure><figcaption>A &#34;&#60;b&#62;&#34; &#38; c</figcaption><img></figure>',
    ],
    ['[caption]<img> Words[/caption]', '<figure><img> Words</figure>'],
    ['[wp_caption caption="No"]<img>[/wp_caption]', '<figure><img></figure>'],
    ['[embed width="3"]x[/embed]', 'x'],
    ['[gallery ids="1"]x[/gallery]', '{"ids":"1"}x'],
    ['[gallery]', '{}'],
    ['[gallery Size="" link=none]', '{"size":"","link":"none"}'],
  ])('of WordPress itself is replaced: %s', (text, html) => {
    expect(output(text)).toEqual({ html, left: [] });
  });

  it.each([
    ['[sic]', '[sic]', []],
    ['[constructor]', '[constructor]', []],
    ['[[video src="x"]', '[[video src="x"]', []],
    ['[box]x[/box]', 'x', ['box']],
    ['[map at="1"] [map at="2"]', ' ', ['map']],
  ])('of a plugin is removed and reported: %s', (text, html, left) => {
    expect(output(text)).toEqual({ html, left });
  });
});

describe('links to files with new addresses', () => {
  const html = '<p><a href="/old.pdf">Old</a> <a href="/other">Other</a> <a>None</a></p>';

  it('lead to the new address, and other links stay', () => {
    expect(withAddresses(html, new Map([['/old.pdf', '/files/media/new.pdf']]))).toBe(
      html.replace('/old.pdf', '/files/media/new.pdf'),
    );
  });

  it.each(['<p>Not closed', html])(
    'leave the text unchanged if there is no new address: %s',
    (text) => {
      expect(withAddresses(text, new Map())).toBe(text);
    },
  );
});

it('reads the parts of a page of Elementor', () => {
  const parts = [
    { settings: { title: 'Fees <b>2024</b>' } },
    { settings: { html: '<p>Raw.</p>', icon_list: [{ text: 'Bring photos' }] } },
    { settings: { title_text: 'Hostel', description_text: 'Forty beds.' } },
    { settings: { image: { url: '/gate.jpg' } } },
  ];
  expect(elementorHtml(JSON.stringify(parts), '').replaceAll('\n', '')).toBe(
    '<h3>Fees 2024</h3><p>Raw.</p><p>Bring photos</p><p>Hostel</p><p>Forty beds.</p><figure><img src="/gate.jpg" alt=""></figure>',
  );
});

it.each([
  '[:en]Words[:as]শব্দ[:]',
  '<!--:en-->Words<!--:--><!--:as-->শব্দ<!--:-->',
  '[lang_en]Words[/lang_en][lang_as]শব্দ[/lang_as]',
  '[en]Words[/en][as]শব্দ[/as]',
])('has a text in each of its languages: %s', (text) => {
  expect(['en', 'as'].map((language) => inLanguage(text, language))).toEqual(['Words', 'শব্দ']);
});

it('limits a title to 500 letters of plain text', () => {
  expect(plainText(' Fees &amp;\n<b>dues</b><script>x</script> ')).toBe('Fees & dues');
  // Ligatures and invisible characters.
  expect(plainText('O\ufb03ce of\u0007 the \ufb01nal ex\u00adams\u200e')).toBe(
    'Office of the final exams',
  );
  expect(plainText('H\u2082O, 5 \u00bd, ক্\u200cষ')).toBe('H\u2082O, 5 \u00bd, ক্\u200cষ');
  expect(plainText('a'.repeat(501))).toBe('a'.repeat(500));
});
