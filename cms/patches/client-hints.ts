/**
 * Critical-CH makes Chromium restart a navigation: only the admin has a use for it, and Payload asks on every address.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/17906
 * Until: cms/patches/client-hints.test.ts passes without it.
 */
import type { NextConfig } from 'next';

export const hintsForAdmin = (config: NextConfig): NextConfig => ({
  ...config,
  headers: async () => {
    const rules = (await config.headers?.()) ?? [];
    return rules.map((rule) =>
      rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule,
    );
  },
});
