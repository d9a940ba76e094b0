import { expect, it } from 'vitest';
import { comparableDoi, comparableIsbn, doiIn, doiOf } from './identifiers.ts';

it.each([
  ['978-0-8044-2957-3', '9780804429573'],
  ['0-8044-2957-x', '9780804429573'],
  ['ISBN-13: 978 0 8044 2957 3 (print)', '9780804429573'],
  ['৯৭৮-০-৮০৪৪-২৯৫৭-৩', '9780804429573'],
  ['0-8044-2957-1', undefined],
  ['4006381333931', undefined],
  ['', undefined],
])('compares the ISBN %j as %s', (text, isbn) => {
  expect(comparableIsbn(text)).toBe(isbn);
});

it.each([
  ['10.5555/Rain', '10.5555/Rain'],
  ['See https://doi.org/10.5555/rain.', '10.5555/rain'],
  ['{10.5555/rain},', '10.5555/rain'],
  ['10.55/rain', undefined],
  ['', undefined],
])('%j has the DOI %s', (text, doi) => {
  expect(doiIn(text)).toBe(doi);
});

it('takes a DOI from a link of doi.org only', () => {
  expect(doiOf('', 'http://dx.doi.org/10.5555/rain')).toBe('10.5555/rain');
  expect(doiOf('', 'https://example.org/10.5555/rain')).toBeUndefined();
  expect(doiOf('10.5555/fog', 'http://dx.doi.org/10.5555/rain')).toBe('10.5555/fog');
});

it('compares DOIs without capitals and addresses', () => {
  expect(comparableDoi('https://doi.org/10.5555/RAIN')).toBe('10.5555/rain');
});
