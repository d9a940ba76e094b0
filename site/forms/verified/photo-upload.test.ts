// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type UploadError, uploadPhoto } from './photo-upload.ts';

/** Simulates the steps of a browser. */
class Sent {
  static last: Sent;
  status = 0;
  responseText = '';
  getResponseHeader = (name: string) => (name === 'Refusal-Code' ? this.code : null);
  code: string | null = null;
  timeout = 0;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly open = vi.fn();
  readonly setRequestHeader = vi.fn();
  readonly send = vi.fn();
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  constructor() {
    Sent.last = this;
  }
}
const progress = vi.fn();
let upload: Promise<unknown>;
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Sent);
  progress.mockReset();
  upload = uploadPhoto(new Blob(['photo']), 'ALUMNI', progress);
});
afterEach(() => void vi.unstubAllGlobals());
const ends = (status: number, responseText: string, how: 'onload' | 'onerror' | 'ontimeout') => {
  Object.assign(Sent.last, { status, responseText })[how]?.();
  return upload;
};

test('uploads a photo as a form and reports the progress', async () => {
  const { open, setRequestHeader, send, upload } = Sent.last;
  expect(open).toHaveBeenCalledWith('POST', '/addfile-alumni');
  expect(setRequestHeader).toHaveBeenCalledWith('Unit', 'website');
  const [form] = send.mock.calls[0] as [FormData];
  expect([form.get('type'), (form.get('image_file') as File).name]).toEqual([
    'ALUMNI',
    'photo.jpg',
  ]);
  upload.onprogress?.({ loaded: 50, total: 200 });
  upload.onprogress?.({ loaded: 50, total: 0 });
  upload.onprogress?.({ loaded: 1, total: 1 });
  expect(progress.mock.calls).toEqual([[0.25], [0], [1]]);
  expect(await ends(200, '{"path":"x.jpg"}', 'onload')).toEqual({ path: 'x.jpg' });
});

test('rejects with the code of a refusal', async () => {
  Sent.last.code = 'photoLarge';
  await expect(ends(413, 'Too large.', 'onload')).rejects.toMatchObject({
    refusal: { code: 'photoLarge', sentence: 'Too large.' },
  } satisfies Partial<UploadError>);
});

test.each([
  [400, 'This photo cannot be read.', 'onload'],
  // A complete answer without a photo.
  [413, '{"path":"x.jpg"}', 'onload'],
  [0, '', 'onerror'],
  [0, '', 'ontimeout'],
] as const)('rejects %d %j by %s with its status', async (status, message, how) => {
  await expect(ends(status, message, how)).rejects.toMatchObject({
    status,
    message,
  } satisfies Partial<UploadError>);
});
