/**
 * Sends Critical-CH only for the admin, because it makes Chromium restart a navigation and Payload
 * sends it for every address.
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
