import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';

const site = {
  SITE_URL: 'http://c.test',
  EMBED_ORIGINS: ['https://maps.example.org', 'https://films.example.org'],
};

test('an answer has a content security policy and may not be framed', () => {
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders(site)({
    style: "'sha256-abc'",
  });
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
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('a preview may be framed by the admin', () => {
  const framedBy = ['https://admin.c.test', 'http://localhost:3001'];
  const headers = securityHeaders(site)({ framedBy });
  expect(headers['Content-Security-Policy']).toContain(
    '; frame-ancestors https://admin.c.test http://localhost:3001',
  );
  expect(headers).not.toHaveProperty('X-Frame-Options');
  expect(headers).toMatchObject({
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

test('an answer without a style hash allows no style', () => {
  expect(securityHeaders(site)()['Content-Security-Policy']).toContain("style-src 'none'");
});

test('HSTS is sent if the site has TLS', () => {
  const { 'Strict-Transport-Security': strict } = securityHeaders({
    ...site,
    SITE_URL: 'https://c.test',
  })();
  expect(strict).toBe('max-age=63072000; includeSubDomains');
});
