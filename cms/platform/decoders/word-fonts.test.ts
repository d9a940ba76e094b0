/** Text in a font older than Unicode is left out, wherever a Word document names the font. */
import { expect, it } from 'vitest';
import { pagesOf } from './office-xml.ts';
import { readWordFonts } from './word-fonts.ts';

const fonts = (font: string) => `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr>`;
const style = (id: string, content: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}" ${more}>${content}</w:style>`;
const basedOn = (id: string) => `<w:basedOn w:val="${id}"/>`;
const run = (text: string, format = '') => `<w:r><w:rPr>${format}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (runs: string, id = '') =>
  `<w:p>${id && `<w:pPr><w:pStyle w:val="${id}"/></w:pPr>`}${runs}</w:p>`;
const textOf = (body: string, styles: string, theme = '') =>
  pagesOf(
    `<w:document>${body}</w:document>`,
    false,
    readWordFonts(`<w:styles>${styles}</w:styles>`, theme),
  ).join('\n');

const assamese = style('Assamese', fonts('Geetanjali'));
const theme =
  '<a:fontScheme><a:minorFont><a:latin typeface="Ramdhenu"/></a:minorFont></a:fontScheme>';
const themed = '<w:rPr><w:rFonts w:asciiTheme="minorHAnsi"/></w:rPr>';

it.each([
  ['a style', paragraph(run('jannE'), 'Assamese'), assamese, ''],
  [
    'the style of its style',
    paragraph(run('jannE'), 'Notice'),
    assamese + style('Notice', basedOn('Assamese')),
    '',
  ],
  [
    'the standard style',
    paragraph(run('jannE')),
    style('Normal', fonts('Luit'), 'w:default="1"'),
    '',
  ],
  [
    'the defaults',
    paragraph(run('jannE')),
    `<w:docDefaults><w:rPrDefault>${fonts('Geetanjali')}</w:rPrDefault></w:docDefaults>`,
    '',
  ],
  [
    'the theme',
    paragraph(run('jannE')),
    `<w:docDefaults><w:rPrDefault>${themed}</w:rPrDefault></w:docDefaults>`,
    theme,
  ],
  [
    'the style of some words',
    paragraph(run('jannE', '<w:rStyle w:val="Old"/>')),
    `<w:style w:type="character" w:styleId="Old">${fonts('Geetanjali')}</w:style>`,
    '',
  ],
])('leaves out text whose font is that of %s', (_name, body, styles, themeXml) => {
  expect(
    textOf(`${body}${paragraph(run('Fees', '<w:rFonts w:ascii="Arial"/>'))}`, styles, themeXml),
  ).toBe('Fees');
});

it.each([
  [
    'another font of its own',
    paragraph(run('Notice', '<w:rFonts w:ascii="Arial"/>'), 'Assamese'),
    'Notice',
  ],
  ['Unicode', paragraph(run('জাননী'), 'Assamese'), 'জাননী'],
  [
    'another font for Chinese only',
    paragraph(run('Notice', '<w:rFonts w:eastAsia="Geetanjali"/>')),
    'Notice',
  ],
  ['a style based on itself', paragraph(run('Notice'), 'Loop'), 'Notice'],
])('keeps text with %s', (_name, body, text) => {
  expect(textOf(body, assamese + style('Loop', basedOn('Loop')))).toBe(text);
});
