import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';

const site = {
  SITE_URL: 'http://c.test',
  EMBED_ORIGINS: ['https://maps.example.org', 'https://films.example.org'],
};

test('what an answer may do, and who may frame it', () => {
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders(site)("'sha256-abc'");
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'sha256-abc'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https://maps.example.org https://films.example.org",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-XSS-Protection': '1; mode=block',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('what brings no style of its own may have none', () => {
  expect(securityHeaders(site)()['Content-Security-Policy']).toContain("style-src 'none'");
});

test('behind TLS a browser never comes without it again', () => {
  const { 'Strict-Transport-Security': strict } = securityHeaders({
    ...site,
    SITE_URL: 'https://c.test',
  })();
  expect(strict).toBe('max-age=63072000; includeSubDomains');
});
