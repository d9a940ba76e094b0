import { expect, test } from 'vitest';
import { ASK_EVERY, SERVE_WHILE_RENDERING, SHARED_FOR, VISIBLE_WITHIN } from './timings.ts';

test('asking, rendering again and the shared cache together stay within the time of a publish', () => {
  expect(ASK_EVERY + SERVE_WHILE_RENDERING + SHARED_FOR).toBeLessThan(VISIBLE_WITHIN);
});
