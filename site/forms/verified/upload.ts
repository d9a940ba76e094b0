/** Sends a photo, telling how far it is. */
import type { CallInput, CallOutput } from '@college/contract/calls';

export type SentPhoto = CallOutput<'addfile-alumni'>;
/** Says in one sentence what went wrong; `status` is 0 without an answer. */
export class UploadError extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** Some 200 KB, on the weakest network. */
const PATIENCE = 120_000;

/** XMLHttpRequest, because fetch tells nothing about what it has sent. */
export function upload(
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
  request.timeout = PATIENCE;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new UploadError(request.status, request.responseText));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      if (request.status !== 200) return fail();
      resolve(JSON.parse(request.responseText) as SentPhoto);
    };
    request.send(form);
  });
}
