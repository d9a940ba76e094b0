/** Clipboard HTML of Word, Google Docs, LibreOffice, Outlook and Excel, and the resulting page. */
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanPaste } from '../admin/paste/clean-paste.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let toPage: (html: string) => Promise<string>;

beforeAll(async () => {
  payload = await temporaryCms();
  const { documentOf, richTextOf } = await import('../import/html.ts');
  const { htmlOf } = await import('../calls/rich-text-html.ts');
  const files = { one: async () => undefined, all: async () => [] };
  const nothing = () => undefined;
  const related = { file: nothing, fileAt: nothing, department: nothing, ownPage: nothing };
  toPage = async (html) =>
    htmlOf(await richTextOf(cleanPaste(html, documentOf).html, payload, files), related);
}, patience);

const p = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');
const word = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>\n`;
const item = (mark: string, text: string, level = 1, list = 'l0') =>
  `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:${list} level${level} lfo1'>` +
  `<![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; ` +
  `</span></span><![endif]>${text}<o:p></o:p></p>\n`;
const webItem = (tag: 'ol' | 'ul', text: string, { level = 1, list = 1, start = 1 } = {}) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} class="NumberListStyle1" role="list"${tag === 'ol' ? ` start="${start}"` : ''}>` +
  `<li data-leveltext="%1." data-listid="${list}" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem">` +
  `<p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span>` +
  `<span class="EOP">&nbsp;</span></p></li></${tag}></div>`;
const google = (html: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b>`;
const run = (text: string, style = '') =>
  `<span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;

const wordForWindows: [string, string, string][] = [
  [
    'bookmarks and a table of contents',
    '<h2><a name="_Toc900001">Rules of the hostel</a></h2>' +
      word('Boarders return by eight.') +
      word('See <a href="#_Toc900001">the first part</a>.'),
    `<h2>Rules of the hostel</h2>${p('Boarders return by eight.', 'See the first part.')}`,
  ],
  [
    'a contents line with hidden page numbers',
    '<p class=MsoToc1><a href="#_Toc1">Rules<span style=\'color:windowtext;display:none;mso-hide:all\'>. 3</span></a></p>',
    p('Rules'),
  ],
  [
    'a link to another document on the computer',
    word(
      'See <a href="file:///C:\\Users\\office\\Rules.docx">the rules</a> and <a href="..\\list.docx">a list</a>.',
    ),
    p('See the rules and a list.'),
  ],
  [
    'a link to a website and to a mailbox',
    word(
      '<a href="https://example.org/a"><span style="text-decoration:underline">Form</span></a>, <a href="mailto:office@example.org">office</a>',
    ),
    p('<a href="https://example.org/a">Form</a>, <a href="mailto:office@example.org">office</a>'),
  ],
  [
    'a coloured word between words',
    word('Pay at <font color=red>Counter 4</font> before <big>noon</big> please.'),
    p('Pay at Counter 4 before noon please.'),
  ],
  [
    'smart tags of places and dates',
    word(
      'Held in <st1:place w:st="on"><st1:City w:st="on">Guwahati</st1:City></st1:place> on <st1:date Year="2026">5 July</st1:date> only.',
    ),
    p('Held in Guwahati on 5 July only.'),
  ],
  [
    'lines that wrap in the source, and spaces of Word',
    word(
      "Students of the\nthird   semester<span style='mso-spacerun:yes'>&nbsp; </span>shall<span style='mso-tab-count:1'>       </span>attend.",
    ),
    p('Students of the third semester shall attend.'),
  ],
  [
    'tracked changes',
    word(
      'Forms until <del cite="mailto:Office" datetime="2026-07-01">5 July</del> <ins cite="mailto:Office">10 July</ins>.',
    ),
    p('Forms until <s>5 July</s> <u>10 July</u>.'),
  ],
  [
    'a comment in the margin',
    "<p class=MsoNormal>Fee<span style='mso-special-character:comment'><a class=msocomanchor>[A1]</a></span> is due.</p>" +
      "<div style='mso-element:comment-list'><p>Ask the principal</p></div>",
    p('Fee is due.'),
  ],
  [
    'a footnote with its note below',
    "<p class=MsoNormal>Fee<a style='mso-footnote-id:ftn1' href='#_ftn1' name='_ftnref1'><span class=MsoFootnoteReference>[1]</span></a></p>" +
      "<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width='33%'><div style='mso-element:footnote' id=ftn1>" +
      "<p class=MsoFootnoteText><a href='#_ftnref1' name='_ftn1'><span class=MsoFootnoteReference>[1]</span></a> Once a year</p></div></div>",
    '<p>Fee<sup>[1]</sup></p><hr /><p><sup>[1]</sup> Once a year</p>',
  ],
  [
    'symbols of Wingdings',
    word(
      "<span style='font-family:Wingdings;mso-char-type:symbol'><span style='mso-char-type:symbol'>\u00fc</span></span> Done, " +
        "<span style='font-family:Wingdings'>\uf0a8</span> Open, <span style='font-family:Symbol'>\u00b7</span> a",
    ),
    p('✓ Done, ☐ Open, · a'),
  ],
  [
    'a text box',
    "<p class=MsoNormal><span style='mso-ignore:vglayout'><table align=left><tr><td width=1 height=2></td></tr><tr><td></td><td><p>In the box</p></td></tr></table></span></p><p>After</p>",
    `<p><br /></p>${p('In the box', 'After')}`,
  ],
  [
    'a table with a repeated header and a row without height',
    '<table class=MsoTableGrid><thead><tr><td><p class=MsoNormal>Stream</p></td><td><p>Fee</p></td></tr></thead>' +
      '<tr><td><p>Arts</p></td><td><p>40</p></td></tr><![if !supportMisalignedColumns]><tr height=0><td width=1></td><td width=1></td></tr><![endif]></table>',
    '<table><tbody><tr><th><p>Stream</p></th><th><p>Fee</p></th></tr><tr><td><p>Arts</p></td><td><p>40</p></td></tr></tbody></table>',
  ],
  [
    'a list in a cell',
    `<table class=MsoTableGrid><tr><td>${item('1.', 'Photo')}${item('2.', 'Fee')}</td></tr></table>`,
    '<table><tbody><tr><td><ol><li>Photo</li><li>Fee</li></ol></td></tr></tbody></table>',
  ],
  [
    'a footnote',
    word(
      'Rule 4<a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><sup>[1]</sup></span></a> applies.',
    ),
    p('Rule 4<sup>[1]</sup> applies.'),
  ],
  [
    'alignment by attribute and style',
    "<p class=MsoNormal align=center style='text-align:center'>By order</p><p class=MsoNormal align=right>Principal</p><p class=MsoNormal style='text-align:justify'>Long</p>",
    '<p style="text-align: center;">By order</p><p style="text-align: right;">Principal</p><p style="text-align: justify;">Long</p>',
  ],
  [
    'headings of each level',
    [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Part ${level}</h${level}>`).join('\n'),
    [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Part ${level}</h${level}>`).join(''),
  ],
  [
    'numbered headings',
    "<h1 style='mso-list:l2 level1 lfo3'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Introduction</h1>",
    '<h1>1. Introduction</h1>',
  ],
  [
    'a list that goes on after a paragraph',
    item('1.', 'One') + word('Between') + item('2.', 'Two'),
    '<ol><li>One</li></ol><p>Between</p><ol start="2"><li>Two</li></ol>',
  ],
  [
    'a list by letters that goes on after a table',
    `${item('a)', 'One')}${item('b)', 'Two')}<table><tr><td>Fee</td><td>40</td></tr></table>${item('c)', 'Three')}`,
    '<ol><li>One</li><li>Two</li></ol><table><tbody><tr><td><p>Fee</p></td><td><p>40</p></td></tr></tbody></table><ol start="3"><li>Three</li></ol>',
  ],
  [
    'a list within a list that goes on after a paragraph',
    item('1.', 'One') +
      item('a.', 'Sub one', 2) +
      word('Between') +
      item('b.', 'Sub two', 2) +
      item('2.', 'Two'),
    '<ol><li>One<ol><li>Sub one</li></ol></li></ol><p>Between</p>' +
      '<ol start="2"><li style="list-style-type: none;"><ol start="2"><li>Sub two</li></ol></li><li value="2">Two</li></ol>',
  ],
  [
    'a list with an empty paragraph between its items',
    item('1.', 'One') + word('&nbsp;') + item('2.', 'Two'),
    '<ol><li>One</li><li>Two</li></ol>',
  ],
  [
    'two lists, one after the other',
    item('1.', 'One') + item('2.', 'Two') + item('1.', 'Other', 1, 'l1'),
    '<ol><li>One</li><li>Two</li></ol><p><br /></p><ol><li>Other</li></ol>',
  ],
  [
    'a list in two, each with its own sub-list from a',
    item('১।', 'One') +
      item('ক)', 'Sub', 2) +
      item('২।', 'Two') +
      item('ক)', 'Sub', 2) +
      item('খ)', 'More', 2),
    '<ol><li>One<ol><li>Sub</li></ol></li><li>Two<ol><li>Sub</li><li>More</li></ol></li></ol>',
  ],
  [
    'bullets on three levels',
    item('·', 'One') + item('o', 'Two', 2) + item('§', 'Three', 3) + item('·', 'Four'),
    '<ul><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li><li>Four</li></ul>',
  ],
  [
    'a table with a caption and merged cells',
    '<table class=MsoTableGrid border=1><caption>Fees of 2026</caption><tr><td width=100 rowspan=2 valign=top><p class=MsoNormal><b>B.A.</b></p></td><td colspan=2><p class=MsoNormal align=center>Rs. 400</p></td></tr><tr><td><p class=MsoNormal>1</p></td><td><p class=MsoNormal>2</p></td></tr></table>',
    '<p>Fees of 2026</p><table><tbody><tr><td rowspan="2"><p><strong>B.A.</strong></p></td><td colspan="2"><p style="text-align: center;">Rs. 400</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
  ],
];

const wordOnTheWeb: [string, string, string][] = [
  [
    'items that are separate lists',
    webItem('ol', 'One') +
      webItem('ul', 'Sub', { level: 2, list: 2 }) +
      webItem('ol', 'Two', { start: 2 }),
    '<ol><li>One</li></ol><ul><li>Sub</li></ul><ol start="2"><li>Two</li></ol>',
  ],
  [
    'a list on two levels that goes on after a paragraph',
    webItem('ol', 'One') +
      webItem('ol', 'Sub', { level: 2 }) +
      '<div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Between</span><span class="EOP">&nbsp;</span></p></div>' +
      webItem('ol', 'Two', { start: 2 }),
    '<ol><li>One<ol><li>Sub</li></ol></li></ol><p>Between</p><ol start="2"><li>Two</li></ol>',
  ],
  [
    'formats by style',
    '<p class="Paragraph"><span style="font-weight:bold">Last date:</span><span style="text-decoration:line-through"> 5 July</span><span style="font-style:italic"> 10 July</span></p>',
    p('<strong>Last date:</strong><s> 5 July</s><em> 10 July</em>'),
  ],
];

const googleDocs: [string, string, string][] = [
  [
    'formats by style',
    google(
      `<p dir="ltr">${run('Bring ')}${run('both', 'font-weight:700')}${run(' papers, H')}${run('2', 'font-size:0.6em;vertical-align:sub;')}${run('O ')}${run('old', 'text-decoration:line-through')}${run(' ')}${run('new', 'text-decoration:underline')}</p>`,
    ),
    p('Bring <strong>both</strong> papers, H<sub>2</sub>O <s>old</s> <u>new</u>'),
  ],
  [
    'a list in a list',
    google(
      '<ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ol><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Sub</span></p></li></ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ol>',
    ),
    '<ol><li>One<ol><li>Sub</li></ol></li><li>Two</li></ol>',
  ],
  [
    'a list that begins with 3',
    google(
      '<p dir="ltr"><span>Between</span></p><ol start="3"><li dir="ltr" aria-level="1"><p dir="ltr"><span>Three</span></p></li></ol>',
    ),
    '<p>Between</p><ol start="3"><li>Three</li></ol>',
  ],
  [
    'a checklist',
    google(
      '<ul><li role="checkbox" aria-checked="true" aria-level="1"><img src="data:image/svg+xml,x" aria-roledescription="checkbox"><p><span>Form</span></p></li><li role="checkbox" aria-checked="false"><p><span>Fee</span></p></li></ul>',
    ),
    '<ul><li>☑ Form</li><li>☐ Fee</li></ul>',
  ],
  [
    'a link through the redirect of Google',
    google(
      '<p><a href="https://www.google.com/url?q=https://example.org/form&amp;sa=D&amp;ust=1" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">The form</span></a></p>',
    ),
    p('<a href="https://example.org/form">The form</a>'),
  ],
  [
    'a centred heading and blank lines',
    google(
      '<h3 dir="ltr" style="text-align: center;"><span style="font-weight:400">Notice</span></h3><br /><p dir="ltr"><span>Text</span></p><br class="Apple-interchange-newline">',
    ),
    `<h3 style="text-align: center;">Notice</h3>${p('Text')}`,
  ],
];

const others: [string, string, string][] = [
  [
    'LibreOffice: fonts, alignment and headings',
    '<style>p { margin-bottom: 0.1in }</style><p align="center" style="margin-bottom: 0in"><font face="Liberation Serif"><font size="4" style="font-size: 14pt"><b>Notice</b></font></font></p><h5 class="western">Counter one</h5><h6 class="western">Counter two</h6>',
    '<p style="text-align: center;"><strong>Notice</strong></p><h5>Counter one</h5><h6>Counter two</h6>',
  ],
  [
    'LibreOffice: a list with paragraphs and a note',
    '<ol><li><p style="margin-bottom: 0in">One</p><ul><li><p>Sub</p></li></ul></li><li value="5"><p>Five</p></li></ol><p>Note<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>',
    '<ol><li>One<ul><li>Sub</li></ul></li><li>Five</li></ol><p>Note<sup>1</sup></p>',
  ],
  [
    'LibreOffice: a note below the text, and merged cells',
    '<p>Fee<sup><a class="sdfootnoteanc" href="#sdfootnote1sym">1</a></sup></p><table><tr><td colspan="2"><p align="center">Fees</p></td></tr><tr><td rowspan="2"><p>Arts</p></td><td sdval="40"><p>40</p></td></tr><tr><td><p>50</p></td></tr></table><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>Once</p></div>',
    '<p>Fee<sup>1</sup></p><table><tbody><tr><td colspan="2"><p style="text-align: center;">Fees</p></td></tr><tr><td rowspan="2"><p>Arts</p></td><td><p>40</p></td></tr><tr><td><p>50</p></td></tr></tbody></table><p>1 Once</p>',
  ],
  [
    'Outlook: a real list, and a safe link',
    "<ol style='margin-top:0in' start=2 type=1><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Two<o:p></o:p></li></ol><p class=MsoNormal><a href=\"https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fform&amp;data=05\">Form</a></p>",
    '<ol start="2"><li>Two</li></ol><p><a href="https://example.org/form">Form</a></p>',
  ],
  [
    'Outlook: a mail laid out by tables',
    '<table role="presentation"><tr><td><table role="presentation"><tr><td><p>Dear Sir,</p></td></tr><tr><td><p>The fee is due.</p></td></tr></table></td></tr></table>',
    p('Dear Sir,', 'The fee is due.'),
  ],
  [
    'Excel: cells with classes',
    '<head><style><!--\n.xl65\n\t{font-weight:700;\n\ttext-align:center;}\n.xl66 {text-align:right}\n--></style></head><body><!--StartFragment--><table border=0 style="border-collapse:collapse"><col width=64 span=2><tr height=20><td height=20 class=xl65 style="height:15.0pt">Roll</td><td class=xl65>Marks</td></tr><tr><td align=right>1</td><td class=xl66>072</td></tr></table><!--EndFragment--></body>',
    '<table><tbody><tr><td><p style="text-align: center;"><strong>Roll</strong></p></td><td><p style="text-align: center;"><strong>Marks</strong></p></td></tr><tr><td><p style="text-align: right;">1</p></td><td><p style="text-align: right;">072</p></td></tr></tbody></table>',
  ],
  [
    'Google Sheets: cells within an element of their own',
    '<google-sheets-html-origin><style>td {border: 1px solid}</style><table><colgroup><col width="100"/></colgroup><tbody><tr><td data-sheets-value="x" style="font-weight:bold;">Name</td></tr></tbody></table></google-sheets-html-origin>',
    '<table><tbody><tr><td><p><strong>Name</strong></p></td></tr></tbody></table>',
  ],
  [
    'a website: a whole block in a link, and headings in it',
    '<a href="https://example.org/a"><div><h3>Notice</h3><p>of July</p></div></a>',
    '<h3><a href="https://example.org/a">Notice</a></h3><p><a href="https://example.org/a">of July</a></p>',
  ],
  [
    'a website: blocks other than paragraphs',
    '<center>By order</center><details><summary>Fee</summary>Rs. 40</details><dl><dt>Arts</dt><dd>40 seats</dd></dl><address>Guwahati</address>',
    '<p style="text-align: center;">By order</p><p>Fee</p><p>Rs. 40</p><p><strong>Arts</strong></p><p>40 seats</p><p>Guwahati</p>',
  ],
  [
    'a website: a film, and a quotation of a line',
    '<p>See</p><iframe src="https://video.example.org/1" title="The film"></iframe><p>He said <q>yes</q> twice.</p>',
    p('See', '<a href="https://video.example.org/1">The film</a>', 'He said “yes” twice.'),
  ],
  [
    'a table within a list and within a table',
    '<ul><li>Fee <table><tr><td>Arts</td><td>40</td></tr></table></li></ul><table><tr><td><table><tr><td>A</td><td>B</td></tr></table></td><td>C</td></tr></table>',
    '<ul><li>Fee<br />Arts 40</li></ul><table><tbody><tr><td><p>A B</p></td><td><p>C</p></td></tr></tbody></table>',
  ],
];

describe.each([
  ['Word for Windows', wordForWindows],
  ['Word on the web', wordOnTheWeb],
  ['Google Docs', googleDocs],
  ['others', others],
])('%s', (_program, fragments) => {
  it.each(fragments)('%s', async (_what, html, page) => {
    expect(await toPage(html)).toBe(page);
  });
});

const inlineNames =
  'a abbr acronym b bdi bdo big blink cite code data del dfn em font g-x i ins kbd label mark meter nobr output progress q ' +
  'ruby s samp small span strike strong sub sup time tt u var constructor';

it.each(inlineNames.split(' '))('keeps the spaces around <%s>', async (name) => {
  const words = (html: string) => html.replace(/<[^>]*>|[“”]/g, '').replace(/ +/g, ' ');
  const page = await toPage(
    `<p>Pay <${name}>noon</${name}> please, <${name}> or</${name}> <${name}>later </${name}>.</p>`,
  );
  expect(words(page)).toBe('Pay noon please, or later .');
});
