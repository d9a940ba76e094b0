import type { Rendered } from '../cache/page-cache.ts';
import type { Environment } from '../environment.ts';

/** Makes the headers of one answer from the hash of its CSS for `style-src`, and the origins that may frame it. */
export type SecurityHeaders = (
  page?: Pick<Rendered, 'style' | 'framedBy'>,
) => Record<string, string>;

/**
 * The security headers of every answer: no inline script, no style but the page's own, no other host except allowed frames.
 * Only a preview may be framed, by the admin.
 */
export function securityHeaders({
  EMBED_ORIGINS,
  SITE_URL,
}: Pick<Environment, 'EMBED_ORIGINS' | 'SITE_URL'>): SecurityHeaders {
  const policy = (style = "'none'", framedBy: readonly string[]) => [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' ${EMBED_ORIGINS.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
  ];
  return ({ style, framedBy = [] } = {}) => ({
    'Content-Security-Policy': policy(style, framedBy).join('; '),
    'X-Content-Type-Options': 'nosniff',
    // Has no value for a list of origins. Browsers that know `frame-ancestors` ignore it.
    ...(framedBy.length === 0 && { 'X-Frame-Options': 'DENY' }),
    // Browsers ignore it today, but security scanners such as wapiti still report its absence.
    'X-XSS-Protection': '1; mode=block',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Chromium takes a new process for the next page if this is `same-origin`: see decision 0041.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Maps and videos of other hosts load without cookies: see enhance/embed.ts. The admin frames only pages with its own policy.
    'Cross-Origin-Embedder-Policy': framedBy.length > 0 ? 'require-corp' : 'credentialless',
    'Cross-Origin-Resource-Policy': framedBy.length > 0 ? 'cross-origin' : 'same-origin',
    ...(SITE_URL.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  });
}
