// JavaScript, because a server would need Next's TypeScript compiler only for this file, a tenth of
// the installed size.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { withPayload } from '@payloadcms/next/withPayload';
import { hintsForAdmin } from './patches/client-hints.ts';

/** @type {import('next').NextConfig} */
const ours = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks the types, with TypeScript 7, which has no API for Next.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@college/contract', '@college/server'],
  // Not bundled, because its registry must be the same in the whole process.
  serverExternalPackages: ['prom-client'],
  turbopack: {
    root: path.resolve(import.meta.dirname, '..'),
    resolveAlias: {
      'date-fns/locale/bn': './patches/assamese-dates.ts',
      'date-fns/locale/en-US': './patches/english-dates.ts',
    },
  },
  experimental: {
    // Bytes of a request to a screen that Next copies for `proxy.ts`, and of one to a function of a screen.
    proxyClientMaxBodySize: '1mb',
    serverActions: { bodySizeLimit: '1mb' },
    // Off, because nobody reads source maps on a server; they took a fifth of the build time and
    // three quarters of its 100 MB.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // The cache speeds up later builds but takes a third of the first build's time and 200 MB, so
    // it is on only after a first build.
    turbopackFileSystemCacheForBuild: existsSync(path.join(import.meta.dirname, '.next/BUILD_ID')),
  },
  // Off, because the admin shows pictures in the sizes made at upload.
  images: { unoptimized: true },
  headers: async () => [
    {
      source: '/api/:path*',
      headers: [
        { key: 'Cache-Control', value: 'no-store' },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
      ],
    },
  ],
  redirects: async () => [
    { source: '/', destination: '/admin', permanent: false },
    // New texts start in the main language, because Payload would open a form in the last used one.
    {
      source: '/admin/collections/:list/create',
      missing: [{ type: 'query', key: 'locale' }],
      destination: `/admin/collections/:list/create?locale=${DEFAULT_LOCALE}`,
      permanent: false,
    },
  ],
};

export default hintsForAdmin(withPayload(ours));
