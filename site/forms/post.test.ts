import { refusals } from '@college/contract/refusals';
import { expect, it } from 'vitest';
import { as } from '../strings/as.ts';
import { en } from '../strings/en.ts';
import { refusalIn } from './post.ts';

it.each(Object.entries(refusals))(
  'the refusal %s is said in the language of the page',
  (name, sentence) => {
    expect(refusalIn(en.forms, sentence)).toBe(sentence);
    expect(refusalIn(as.forms, sentence)).toBe(as.forms.refusals[name as keyof typeof refusals]);
    expect(refusalIn(as.forms, sentence)).toMatch(/^[^a-z]*(\p{Script=Bengali}|JPEG)/u);
  },
);

it('what another backend says in its own words is shown as it is', () => {
  expect(refusalIn(as.forms, 'No more today')).toBe('No more today');
});
