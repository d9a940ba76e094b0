/** Rebuilds the search index. */
import { withPayload } from './open.ts';

await withPayload(async (payload) => {
  const [{ makeIndex }, { rebuildIndex }] = await Promise.all([
    import('../search/index/make.ts'),
    import('../search/rebuild-index.ts'),
  ]);
  await makeIndex(payload);
  console.log(`${await rebuildIndex(payload)} records and files can be found.`);
});
