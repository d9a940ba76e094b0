import { refusals } from '@college/contract/refusals';
import { expect, expectTypeOf, it } from 'vitest';
import { assamese } from '../strings/as.ts';
import { en } from '../strings/en.ts';
import { post, refusalIn } from './post.ts';

it.each(Object.entries(refusals))(
  'the refusal %s is said in the language of the page',
  (name, sentence) => {
    expect(refusalIn(en.forms, sentence)).toBe(sentence);
    expect(refusalIn(assamese.forms, sentence)).toBe(
      assamese.forms.refusals[name as keyof typeof refusals],
    );
    expect(refusalIn(assamese.forms, sentence)).toMatch(/^[^a-z]*(\p{Script=Bengali}|JPEG)/u);
  },
);

it('what another backend says in its own words is shown as it is', () => {
  expect(refusalIn(assamese.forms, 'No more today')).toBe('No more today');
});

it('a call is given its own fields, and answers its own answer', () => {
  const send = post<'email-verification-otp'>;
  expectTypeOf(send).parameter(1).toEqualTypeOf<{ email: string; otp: string }>();
  expectTypeOf(send).returns.resolves.exclude<{ kind: 'refused' | 'failed' }>().toEqualTypeOf<{
    kind: 'kept';
    answer: boolean;
  }>();
});
