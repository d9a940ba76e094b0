// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { shrinkPhoto } from './photo-upload.ts';

const photo = new Blob(['as it was']);
const small = new Blob(['smaller']);
const pen = { fillStyle: '', fillRect: vi.fn(), drawImage: vi.fn() };

/** A browser whose pictures have the given size and become `output` when they are encoded. */
function draws(width: number, height: number, output: Blob | null = small) {
  const createImageBitmap = vi.fn(async () => ({ width, height }));
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(prototype, 'toBlob').mockImplementation((callback) => callback(output));
  return createImageBitmap;
}

test.each([
  [4000, 3000, 1200, 900],
  [900, 2400, 450, 1200],
  [1200, 800, 1200, 800],
  [300, 400, 300, 400],
])('shrinks a photo of %i × %i pixels to %i × %i', async (width, height, ...size) => {
  const createImageBitmap = draws(width, height);
  const { photo: smaller, canvas } = await shrinkPhoto(photo);
  expect([canvas?.width, canvas?.height]).toEqual(size);
  expect(smaller).toBe(small);
  expect(createImageBitmap).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  // Transparent parts become white.
  expect(pen.fillStyle).toBe('#fff');
  expect(pen.fillRect).toHaveBeenLastCalledWith(0, 0, ...size);
  expect(pen.drawImage).toHaveBeenLastCalledWith({ width, height }, 0, 0, ...size);
});

test('sends a photo that the browser cannot draw unchanged', async () => {
  draws(2000, 1000, null);
  expect((await shrinkPhoto(photo)).photo).toBe(photo);
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
  expect(await shrinkPhoto(photo)).toEqual({ photo });
});
