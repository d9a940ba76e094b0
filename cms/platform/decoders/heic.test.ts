import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { heic, heicTurned } from '../../testing/heic.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const upload = (name: string, data: Buffer, mimetype = 'image/heic') =>
  payload.create({
    collection: 'media',
    data: { alt: 'The gate' },
    file: { name, data, mimetype, size: data.length },
  });

/** Colours at a quarter and at three quarters of the width. */
async function colours(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => [...data.subarray(...span((info.height - 8) * info.width + x))];
  const span = (pixel: number): [number, number] => [
    pixel * info.channels,
    pixel * info.channels + 3,
  ];
  return [at(info.width / 4), at((3 * info.width) / 4)];
}

describe('a HEIC photo', () => {
  it('becomes a JPEG within the given size', async () => {
    const { jpegOf } = await import('./heic.ts');
    const { width, height, format } = await sharp(await jpegOf(heic, 2400)).metadata();
    expect({ width, height, format }).toEqual({ width: 64, height: 48, format: 'jpeg' });
    const [left = [], right = []] = await colours(await jpegOf(heic, 2400));
    expect(left[0]).toBeGreaterThan(150);
    expect(right[2]).toBeGreaterThan(150);
    expect((await sharp(await jpegOf(heic, 32)).metadata()).width).toBe(32);
  });

  it('is turned upright if the phone was turned', async () => {
    const { jpegOf } = await import('./heic.ts');
    const upright = await jpegOf(heicTurned(), 2400);
    expect(await sharp(upright).metadata()).toMatchObject({ width: 48, height: 64 });
    const [bottom = [], top = []] = await colours(await sharp(upright).rotate(90).toBuffer());
    expect(bottom[0]).toBeGreaterThan(150);
    expect(top[2]).toBeGreaterThan(150);
  });

  it.each([
    ['IMG_0001.HEIC', 'image/heic'],
    ['IMG_0003.heif', 'application/octet-stream'],
    ['called-wrongly.jpg', 'image/jpeg'],
  ])('is stored as JPEG with its copies: %s', async (name, mimetype) => {
    const stored = await upload(name, heic, mimetype);
    expect(stored).toMatchObject({ mimeType: 'image/jpeg', width: 64, height: 48 });
    expect(stored.filename).toMatch(/-64x48\.jpg$/);
  });

  it('is refused with the limit if it has too many pixels', async () => {
    const large = Buffer.from(heic);
    const size = large.lastIndexOf('ispe') + 8;
    large.writeUInt32BE(9000, size);
    large.writeUInt32BE(6000, size + 4);
    await expect(upload('IMG_0004.heic', large)).rejects.toThrow(
      'This picture is too large: 9000 × 6000 pixels (54 million). The limit is 50 million pixels.',
    );
  });

  it.each([
    ['cut off', heic.subarray(0, 400)],
    ['not a picture', Buffer.from('<script>alert(1)</script>')],
    ['damaged', Buffer.concat([heic.subarray(0, 12), Buffer.alloc(5000, 7)])],
  ])('is refused with a sentence if it is %s', async (_what, data) => {
    await expect(upload('IMG_0002.heic', data)).rejects.toThrow('This picture cannot be read.');
  });
});
