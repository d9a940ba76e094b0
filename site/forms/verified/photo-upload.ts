/** Makes a photo smaller and uploads it. */
import type { CallInput, CallOutput } from '@college/contract/calls';
import { type ReceivedRefusal, readRefusal } from '@college/contract/refusals';

export type SentPhoto = CallOutput<'addfile-alumni'>;
/** A failed upload; `status` is 0 without an answer. */
export class UploadError extends Error {
  readonly status: number;
  readonly refusal: ReceivedRefusal;
  constructor(status: number, refusal: ReceivedRefusal) {
    super(refusal.sentence);
    this.status = status;
    this.refusal = refusal;
  }
}

/** Milliseconds for some 200 KB on the weakest network. */
const TIMEOUT = 120_000;

/** Uploads a photo and reports the progress. It uses XMLHttpRequest, because fetch does not report upload progress. */
export function uploadPhoto(
  photo: Blob,
  type: string,
  onProgress: (share: number) => void,
): Promise<SentPhoto> {
  const input: CallInput<'addfile-alumni'> = { type, image_file: new File([photo], 'photo.jpg') };
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, value);
  const request = new XMLHttpRequest();
  request.open('POST', '/addfile-alumni');
  request.setRequestHeader('Unit', 'website');
  request.timeout = TIMEOUT;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    const fail = () => {
      const refusal = readRefusal(request.responseText, (name) => request.getResponseHeader(name));
      reject(new UploadError(request.status, refusal));
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      if (request.status !== 200) return fail();
      resolve(JSON.parse(request.responseText) as SentPhoto);
    };
    request.send(form);
  });
}

const MAX_SIDE = 1200;
const QUALITY = 0.85;

/**
 * Draws a photo again, smaller and upright. This saves minutes on a weak network and removes the place where it was
 * taken. A photo that the browser cannot draw is sent unchanged; the backend checks it.
 */
export async function shrinkPhoto(
  photo: Blob,
): Promise<{ photo: Blob; canvas?: HTMLCanvasElement }> {
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = canvas.getContext('2d');
    if (!pen) return { photo };
    // Transparent parts would be black in a JPEG.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    return { photo: (await promise) ?? photo, canvas };
  } catch {
    // The server says whether it can read a photo that this browser cannot.
    return { photo };
  }
}
