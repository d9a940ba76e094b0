/**
 * Response headers of every page of the admin. Next adds the nonce of the policy to its own
 * scripts.
 */
import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { environment } from './platform/environment.ts';

const developing = process.env.NODE_ENV === 'development';

/** Content security policy: styles may be inline, scripts need the nonce. */
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
    // The live preview, which the website lets nobody else frame.
    `frame-src ${environment.SITE_URL}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Next's image optimiser, which is blocked because it is not used and has had security holes. */
const IMAGE_OPTIMIZER = '/_next/image';

const always = {
  'X-Frame-Options': 'SAMEORIGIN',
  // Ignored by current browsers, but scanners such as wapiti report it as missing.
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

// Next reads this statically, so the constant cannot be used here.
export const config = { matcher: ['/admin/:path*', '/_next/image'] };
