// Not TypeScript: for that alone a server would need Next's compiler, a tenth of what is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { withPayload } from '@payloadcms/next/withPayload';
import { hintsForAdmin } from './patches/client-hints.ts';

/** @type {import('next').NextConfig} */
const ours = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks the types, with TypeScript 7, which has no API that Next could call.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@college/contract', '@college/server'],
  // Its register is one for the whole process.
  serverExternalPackages: ['prom-client'],
  turbopack: {
    root: path.resolve(import.meta.dirname, '..'),
    resolveAlias: { 'date-fns/locale/bn': './patches/assamese-dates.ts' },
  },
  experimental: {
    // Nobody reads them where it runs; they took a fifth of the build and three quarters of its 100 MB.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    // What makes the next build quicker takes a third of this one and 200 MB: for whoever has built before.
    turbopackFileSystemCacheForBuild: existsSync(path.join(import.meta.dirname, '.next/BUILD_ID')),
  },
  // The admin shows pictures in the sizes that an upload makes. Nothing asks Next for another one.
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
    // Payload opens a form in the language looked at last; a text begins in the one that the others fall back to.
    {
      source: '/admin/collections/:list/create',
      missing: [{ type: 'query', key: 'locale' }],
      destination: `/admin/collections/:list/create?locale=${DEFAULT_LOCALE}`,
      permanent: false,
    },
  ],
};

export default hintsForAdmin(withPayload(ours));
