const LONGEST_SIDE = 1200;
const QUALITY = 0.85;

/**
 * A photo as small as it needs to be, drawn anew and upright: a camera's five megabytes are minutes on a weak
 * network, and where it was taken stays on the phone. What the browser cannot draw is sent as it is; the backend
 * looks again.
 */
export async function shrink(photo: Blob): Promise<{ photo: Blob; canvas?: HTMLCanvasElement }> {
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = canvas.getContext('2d');
    if (!pen) return { photo };
    // A JPEG has no transparent parts: they would turn black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    return { photo: (await promise) ?? photo, canvas };
  } catch {
    return { photo };
  }
}
