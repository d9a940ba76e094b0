/** Child program for the tests of `parse-in-child.ts`. Its argument names what to do with the text. */

import { text } from 'node:stream/consumers';
import { writeAnswers } from '../platform/decoders/answer-lines.ts';
import { Refusal } from '../platform/refusal.ts';

const tasks: Record<string, (input: string, answer: (value: string) => void) => void> = {
  echo: (input, answer) => answer(input),
  repeat: (input, answer) => {
    for (let n = 0; n < 100_000; n++) answer(`${n} ${input}`);
  },
  refuse: (input, answer) => {
    answer(input);
    throw new Refusal('tooManyRows', { most: 1 });
  },
  hang: () => {
    for (;;);
  },
  fill: () => {
    const texts: string[] = [];
    for (;;) texts.push(`${texts.length} `.repeat(1000));
  },
};

await writeAnswers<string>(async (answer) => {
  tasks[process.argv[2] ?? '']?.(await text(process.stdin), answer);
});
