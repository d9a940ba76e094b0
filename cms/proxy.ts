/** What every page of the admin is sent with. Next gives its own scripts the nonce that it finds in the policy. */
import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { environment } from './platform/environment.ts';

const developing = process.env.NODE_ENV === 'development';

/** Styles are inline in the admin; scripts are ours alone. */
const policyWith = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${developing ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Next's own resizing of pictures, closed because nothing uses it and it has been attacked before. */
const IMAGE_OPTIMIZER = '/_next/image';

const always = {
  'X-Frame-Options': 'SAMEORIGIN',
  // No browser of today knows it; scanners (wapiti) still ask for it.
  'X-XSS-Protection': '1; mode=block',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  ...(environment.CMS_URL.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  }),
};

export function proxy({ headers, nextUrl }: NextRequest): NextResponse {
  if (nextUrl.pathname === IMAGE_OPTIMIZER) return new NextResponse(null, { status: 404 });
  const policy = policyWith(randomBytes(16).toString('base64'));
  const request = new Headers(headers);
  request.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers: request } });
  response.headers.set('Content-Security-Policy', policy);
  for (const [name, value] of Object.entries(always)) response.headers.set(name, value);
  return response;
}

// Next reads this without running it, so the second address is written here once more.
export const config = { matcher: ['/admin/:path*', '/_next/image'] };
