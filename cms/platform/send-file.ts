/** Sends files in chunks to those who may see them, under their own name in any script. */

import { fileLifetimes, plainName } from '@college/contract/files';
import { create } from 'content-disposition';
import type { Payload } from 'payload';
import { typeOf } from './files/file-types.ts';
import { readRange } from './files/range.ts';
import { storage } from './files/storage.ts';
import { type FileInfo, folders, type Key } from './files/storage-types.ts';
import { plainText } from './http/plain-text.ts';
import { readToken } from './preview/preview-token.ts';
import { type FileTarget, fileOf, publicFile } from './references/public-files.ts';
import { sharePictureAt } from './share-pictures/share-picture.ts';

/** Stops an uploaded file from running scripts in the origin of the website. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const lifetimes = { ...fileLifetimes, preview: 'private, no-store' } as const;

function headersOf({ size, modified }: FileInfo, path: string, lifetime: string): Headers {
  const mime = typeOf(path) ?? 'application/octet-stream';
  const headers = new Headers({
    'Content-Type': mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime,
    'Content-Disposition': create(plainName(path), { type: 'inline' }),
    'Cache-Control': lifetime,
    'Accept-Ranges': 'bytes',
    ETag: `"${size.toString(36)}-${modified.getTime().toString(36)}"`,
    'Last-Modified': modified.toUTCString(),
    'X-Content-Type-Options': 'nosniff',
  });
  // Chromium's PDF viewer does not work in a sandbox.
  if (!mime.startsWith('image/') && mime !== 'application/pdf') {
    headers.set('Content-Security-Policy', sandbox);
  }
  return headers;
}

/** Answers `/files/{type}/{path}`; `path` has its decoded segments. */
export async function sendFile(
  type: string,
  path: string[],
  request: Request,
  payload: Payload,
): Promise<Response> {
  try {
    return await send(type, path, request, payload);
  } catch (error) {
    console.error('A file could not be read:', error);
    return plainText(503, 'This file cannot be read at the moment. Please try again later.', {
      'Retry-After': '60',
    });
  }
}

async function send(type: string, path: string[], request: Request, payload: Payload) {
  const target = await find(type, path, payload);
  const missing = plainText(404, 'There is no such file.');
  if (target.state === 'none') return missing;
  if (target.state === 'withdrawn') return plainText(410, 'This file was removed.');
  const lifetime = lifetimes[type === 'preview' ? 'preview' : 'stable'];
  if (target.state === 'moved') {
    const headers = { Location: encodeURIComponent(target.path), 'Cache-Control': lifetime };
    return new Response(null, { status: 302, headers });
  }
  const key: Key = `${folders[type === 'share' ? 'share' : 'media']}/${target.path}`;
  const file = await storage.find(key);
  if (!file) return missing;
  const isHashed = type !== 'preview' && target.immutable;
  return sendBytes(
    key,
    file,
    request,
    headersOf(file, target.path, isHashed ? lifetimes.hashed : lifetime),
  );
}

/**
 * Finds a file. `media/{name}` and `share/{name}` are public; `preview/{id}/{token}/{name}` needs a
 * token, which previews sign for accounts that may read the file.
 */
async function find(type: string, path: string[], payload: Payload): Promise<FileTarget> {
  if (type === 'media' && path.length === 1) return publicFile(path[0] ?? '', payload);
  if (type === 'share' && path.length === 1) return sharePictureAt(path[0] ?? '', payload);
  const [id, token = '', name = ''] = path;
  if (type !== 'preview' || path.length !== 3) return { state: 'none' };
  const file = { collection: 'media', id: Number(id) } as const;
  const isOpen = await readToken(token, file, payload);
  return isOpen ? fileOf(file.id, name, payload) : { state: 'none' };
}

async function sendBytes(key: Key, { size }: FileInfo, request: Request, headers: Headers) {
  const etag = headers.get('ETag') ?? '';
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const condition = request.headers.get('if-range');
  const header = !condition || condition === etag ? request.headers.get('range') : null;
  const range = readRange(header, size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(await storage.read(key, range), { status, headers });
}
