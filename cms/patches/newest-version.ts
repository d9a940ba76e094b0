/**
 * Payload takes that version for the newest which bears the latest moment. Where the clock was set back that is one from
 * before: an editor would open, and save again, what they had already changed. Here each is later than those before it.
 *
 * Upstream: none found.
 * Until: cms/patches/newest-version.test.ts passes without it.
 */
import type { CreateVersion, CreateVersionArgs, FindVersions } from 'payload';

interface Adapter {
  createVersion: CreateVersion;
  findVersions: FindVersions;
}

export function orderByNewestVersion(adapter: Adapter): void {
  const { createVersion } = adapter;
  const later = async ({ collectionSlug, parent, updatedAt, req }: CreateVersionArgs) => {
    const { docs } = await adapter.findVersions({
      collection: collectionSlug,
      where: { parent: { equals: parent } },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      req,
    });
    const newest = docs[0] ? new Date(docs[0].updatedAt).getTime() : 0;
    return newest < new Date(updatedAt).getTime() ? updatedAt : new Date(newest + 1).toISOString();
  };
  adapter.createVersion = async (args) =>
    createVersion.call(adapter as never, { ...args, updatedAt: await later(args) }) as never;
}
