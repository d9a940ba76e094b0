/**
 * Makes the time of each version later than those before it. Payload takes the version with the
 * latest time as the newest, so after the clock is set back an editor would open an old version and
 * overwrite newer changes.
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
  const createVersion = adapter.createVersion.bind(adapter);
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
  adapter.createVersion = async (args) => createVersion({ ...args, updatedAt: await later(args) });
}
