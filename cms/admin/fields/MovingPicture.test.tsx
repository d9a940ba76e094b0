// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { close, open, texts } from '../../testing/screen.ts';
import { MovingPicture } from './MovingPicture.tsx';

const form = vi.hoisted(() => ({ fields: {} as Record<string, { value: unknown }> }));
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/payload-ui.tsx')),
  useFormFields: (select: (context: [typeof form.fields]) => unknown) => select([form.fields]),
}));
afterEach(close);

const sentence = 'This picture is animated. The website shows only its first frame.';
const moving = await readFile('cms/platform/files/testing/two-frames.webp');

test.each([
  ['an animated picture that was just chosen', { file: new Blob([new Uint8Array(moving)]) }, true],
  ['a picture that was animated when it was saved', { is_first_frame: true }, true],
  ['another picture', { is_first_frame: false }, false],
  [
    'a still picture that replaces an animated one',
    { file: new Blob(['x']), is_first_frame: true },
    false,
  ],
])('shows its message for %s: %j', async (_what, values, hasMessage) => {
  form.fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value }]),
  );
  await open(<MovingPicture />);
  await vi.waitFor(() => expect(texts('.banner--info')).toEqual(hasMessage ? [sentence] : []));
});
