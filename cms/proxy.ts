/**
 * Response headers of every page of the admin. Next adds the nonce of the policy to its own
 * scripts.
 */
import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { environment } from './platform/environment.ts';
import { checkForm } from './platform/http/check-form.ts';
import { readAtMost } from './platform/http/read-at-most.ts';
import { isRefusal } from './platform/refusal.ts';
import { hasSignedToken } from './platform/sign-in/signed-token.ts';

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

/** Bytes of what a screen sends to its server functions, as `next.config.mjs` says. */
const LARGEST_ACTION = 1024 * 1024;
/** The same without a session: the choice of a language. */
const LARGEST_OF_STRANGER = 16 * 1024;

/** A sentence about a body that Next must not parse; undefined for other requests. */
async function refusalOf(request: NextRequest): Promise<string | undefined> {
  const { headers, body } = request;
  if (!body) return undefined;
  const most = hasSignedToken(headers) ? LARGEST_ACTION : LARGEST_OF_STRANGER;
  const length = headers.get('content-length');
  const bytes = length && Number(length) <= most ? await readAtMost(body, most) : undefined;
  if (!bytes) return 'The request is too large.';
  try {
    await checkForm(bytes, headers.get('content-type') ?? '');
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.message;
  }
}

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { headers, nextUrl } = request;
  if (nextUrl.pathname === IMAGE_OPTIMIZER) return new NextResponse(null, { status: 404 });
  const refusal = await refusalOf(request);
  if (refusal) return new NextResponse(refusal, { status: 413 });
  const policy = policyWith(randomBytes(16).toString('base64'));
  const newHeaders = new Headers(headers);
  newHeaders.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers: newHeaders } });
  response.headers.set('Content-Security-Policy', policy);
  for (const [name, value] of Object.entries(always)) response.headers.set(name, value);
  return response;
}

// Next reads this statically, so the constant cannot be used here.
export const config = { matcher: ['/admin/:path*', '/_next/image'] };
