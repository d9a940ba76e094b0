import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { hintsForAdmin } from './patches/client-hints.ts';

const ours: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks the types, with TypeScript 7, which has no API that Next could call.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@college/contract', '@college/server'],
  // Its register is one for the whole process.
  serverExternalPackages: ['prom-client'],
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default hintsForAdmin(withPayload(ours));
