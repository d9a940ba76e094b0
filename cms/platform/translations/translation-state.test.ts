import { describe, expect, it } from 'vitest';
import { plainTextOf, stateIn } from './translation-state.ts';

const words = ['title', 'text'];
const paragraph = (text: string) => ({ root: { children: [{ children: [{ text }] }] } });
const [before, after] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];

describe('a translation', () => {
  it.each([
    ['whole', { title: { en: 'Fees', as: 'মাচুল' }, text: {} }],
    ['missing', { title: { en: 'Fees' } }],
    ['missing', { title: { en: 'Fees', as: ' ' } }],
    ['missing', { title: { en: 'Fees', as: 'মাচুল' }, text: { en: paragraph('Pay'), as: null } }],
    ['whole', { title: { en: 'Fees', as: 'মাচুল' }, text: { en: paragraph(' ') } }],
    ['whole', { title: { en: 'Fees', as: 'মাচুল' }, words_changed: { en: before, as: after } }],
    ['older', { title: { en: 'Fees', as: 'মাচুল' }, words_changed: { en: after, as: before } }],
    // Written before these times were recorded, and changed in English since.
    ['older', { title: { en: 'Fees', as: 'মাচুল' }, words_changed: { en: after } }],
    ['whole', { title: { en: 'Fees', as: 'মাচুল' } }],
  ])('is %s: %j', (state, record) => {
    expect(stateIn('as', words, record)).toBe(state);
  });
});

const plainText = (text: string) => ({ type: 'text', text });
const node = (type: string, ...children: object[]) => ({ type, children });

it('returns the plainText of a rich text, with a line for each paragraph', () => {
  const root = node(
    'root',
    node('heading', plainText('Fees')),
    node('paragraph', plainText('Pay '), node('link', plainText('here')), plainText('.')),
    node('paragraph'),
    node('list', node('listitem', plainText('Arts')), node('listitem', plainText('Science'))),
  );
  expect(plainTextOf({ root })).toBe('Fees\nPay here.\nArts\nScience');
});

it('returns a trimmed line, and an empty text for no value', () => {
  expect(plainTextOf(' Fees ')).toBe('Fees');
  expect(plainTextOf(null)).toBe('');
});
