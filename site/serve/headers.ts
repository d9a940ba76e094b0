import type { Environment } from '../environment.ts';

/** Makes the headers of one answer; `style` is the hash of its CSS for `style-src`. */
export type SecurityHeaders = (style?: string) => Record<string, string>;

/** The security headers of every answer: no inline script, no style but the page's own, no other host except allowed frames. */
export function securityHeaders({
  EMBED_ORIGINS,
  SITE_URL,
}: Pick<Environment, 'EMBED_ORIGINS' | 'SITE_URL'>): SecurityHeaders {
  const policy = (style = "'none'") => [
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
    "frame-ancestors 'none'",
  ];
  return (style) => ({
    'Content-Security-Policy': policy(style).join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Browsers ignore it today, but security scanners such as wapiti still report its absence.
    'X-XSS-Protection': '1; mode=block',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Chromium takes a new process for the next page if this is `same-origin`: see decision 0041.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Maps and videos of other hosts load without cookies: see enhance/embed.ts.
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(SITE_URL.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  });
}
