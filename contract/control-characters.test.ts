import { expect, it } from 'vitest';
import { withoutControls } from './control-characters.ts';

const clean = 'Notice\tof\r\nজুলাই ক্‌ষ র‍্য 🎓';

it('removes control characters and lone surrogates from texts, lists and objects', () => {
  const dirty = '\0No\u0007ti\u0008ce\tof\u000b\u000c\r\u001b\nজুলাই\ud83d ক্‌ষ\u007f র‍্য 🎓\udc00';
  expect(withoutControls(dirty)).toBe(clean);
  expect(withoutControls({ a: [{ text: dirty }, 1], 'b\0': null })).toEqual({
    a: [{ text: clean }, 1],
    b: null,
  });
});

it('leaves everything else as it is', () => {
  const value = { text: clean, rows: [{ at: new Date(), bytes: Buffer.from([0, 1]) }], none: null };
  expect(withoutControls(value)).toBe(value);
  expect(withoutControls(undefined)).toBeUndefined();
});
