/** Files as files: part by part, kept for long, under their own name in any script. */
import { type KeptFile, keptFile } from './kept.ts';
import { readRange } from './range.ts';
import { storage } from './storage.ts';

/** Opened by a visitor, an uploaded file must never act in the name of this website. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Encodes what RFC 5987 does not allow beside what encodeURIComponent leaves. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

function headersOf({ mime, size, modified }: KeptFile, name: string): Headers {
  const plainName = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const headers = new Headers({
    'Content-Type': mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime,
    'Content-Disposition': `inline; filename="${plainName}"; filename*=UTF-8''${encoded(name)}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    ETag: `"${size.toString(36)}-${modified.getTime().toString(36)}"`,
    'Last-Modified': modified.toUTCString(),
    'X-Content-Type-Options': 'nosniff',
  });
  // Chromium's own PDF viewer does not open in a sandbox.
  if (!mime.startsWith('image/') && mime !== 'application/pdf') {
    headers.set('Content-Security-Policy', sandbox);
  }
  return headers;
}

export async function sendFile(type: string, name: string, request: Request): Promise<Response> {
  try {
    return await send(type, name, request);
  } catch (error) {
    console.error('A file could not be read:', error);
    return new Response('This file cannot be read at the moment. Please try again later.', {
      status: 503,
      headers: { 'Retry-After': '60' },
    });
  }
}

async function send(type: string, name: string, request: Request): Promise<Response> {
  const file = await keptFile(type, name);
  if (!file) return new Response('There is no such file.', { status: 404 });
  const headers = headersOf(file, name);
  const etag = headers.get('ETag') ?? '';
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const condition = request.headers.get('if-range');
  const header = !condition || condition === etag ? request.headers.get('range') : null;
  const range = readRange(header, file.size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : file.size));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(await storage.read(file.key, range), { status, headers });
}
