/**
 * The pipeline of public content. Every collection and every global that visitors see passes through it. After each save one
 * hook brings everything up to date that follows from the record, in the transaction of the save: references, search index,
 * texts of files, content revision.
 */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalConfig,
  GlobalSlug,
} from 'payload';
import { withTextBounds } from './content/text-bounds.ts';
import { refuseWhileUsed } from './platform/references/refuse-deletion.ts';
import {
  deleteReferences,
  readSaved,
  usedIn,
  writeReferences,
} from './platform/references/write-references.ts';
import { movesRevision } from './platform/revision/lists-read.ts';
import { moveRevision } from './platform/revision/revision.ts';
import { changesWebsite, notePublishedVersion } from './platform/revision/website-change.ts';
import {
  withTranslations,
  withTranslationsOfGlobal,
} from './platform/translations/with-translations.ts';
import { withFirstVersion, withFirstVersionOfGlobal } from './platform/versions/first-version.ts';
import { withRestore } from './platform/versions/restore.ts';
import { withRecycleBin } from './platform/with-recycle-bin.ts';
import { filesAmong, indexFiles } from './search/documents.ts';
import { deleteEntry } from './search/index/write.ts';
import { indexPages, indexSaved, reindexDependents } from './search/index-record.ts';
import { withPlannedPublishing } from './staff-api/plans/plan.ts';

/** Runs after the collection's own hooks. */
export const updateAfterChange: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const slug = collection.slug as CollectionSlug;
  const saved = await readSaved(slug, doc.id, req);
  const { published } = saved;

  const { targets, previousTargets } = await writeReferences(
    { slug, id: doc.id },
    collection.flattenedFields,
    saved,
    req,
  );

  await indexSaved(slug, doc.id, published, req);
  await reindexDependents(collection, doc, previousDoc, req);

  const files = await filesAmong([...targets, ...previousTargets], req);
  await indexFiles(slug === 'media' ? [...files, doc.id] : files, req);

  if (changesWebsite({ slug, doc, previousDoc, operation, published, context }))
    await moveRevision(req, slug);
};

/** Runs before the collection's own hooks, because a deleted record must not keep files in use. */
const updateAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const { slug } = collection;
  const record = Number(id);
  const previousTargets = await deleteReferences({ slug, id: record }, req);
  await deleteEntry({ collection: slug, record }, req);
  await indexFiles(await filesAmong(previousTargets, req), req);
  // All lists, because the database empties the relations that named the record.
  await moveRevision(req);
};

const updateAfterChangeOfGlobal: GlobalAfterChangeHook = async ({ global, req }) => {
  const slug = global.slug as GlobalSlug;
  const published = await req.payload.db.findGlobal({ slug, req });
  const { targets, previousTargets } = await writeReferences(
    { slug, id: 0 },
    global.flattenedFields,
    { published },
    req,
  );
  await indexPages(global, published, req);
  await indexFiles(await filesAmong([...targets, ...previousTargets], req), req);
  await moveRevision(req, slug);
};

const withUpdates = (collection: CollectionConfig): CollectionConfig => {
  const { fields, hooks } = collection;
  return {
    ...collection,
    custom: { ...collection.custom, ...movesRevision },
    fields: [...fields, usedIn],
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), notePublishedVersion],
      afterChange: [...(hooks?.afterChange ?? []), updateAfterChange],
      beforeDelete: [...(hooks?.beforeDelete ?? []), refuseWhileUsed],
      afterDelete: [updateAfterDelete, ...(hooks?.afterDelete ?? [])],
    },
  };
};

/** A collection whose records visitors see. It has a recycle bin unless it says `trash: false`. */
export function publicCollection(collection: CollectionConfig): CollectionConfig {
  const steps = [
    withTranslations,
    ...(collection.trash === false ? [] : [withRecycleBin]),
    withTextBounds,
    withFirstVersion,
    withRestore,
    withPlannedPublishing,
    withPublishButton,
    withUpdates,
  ];
  return steps.reduce((config, addTo) => addTo(config), collection);
}

/** A global that visitors see. */
export function publicGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks, ...config } = withFirstVersionOfGlobal(
    withTextBounds(withTranslationsOfGlobal(global)),
  );
  const afterChange = [...(hooks?.afterChange ?? []), updateAfterChangeOfGlobal];
  const custom = { ...config.custom, ...movesRevision };
  return { ...config, custom, hooks: { ...hooks, afterChange } };
}

const PUBLISH_BUTTON = '/admin/schedule/PublishButton.tsx#PublishButton';

/**
 * Replaces the publish button of every content type with drafts, because Payload's publishes only
 * one language.
 */
function withPublishButton(collection: CollectionConfig): CollectionConfig {
  const { admin, versions } = collection;
  if (typeof versions !== 'object' || !versions.drafts) return collection;
  const components = admin?.components;
  const edit = { PublishButton: PUBLISH_BUTTON, ...components?.edit };
  return { ...collection, admin: { ...admin, components: { ...components, edit } } };
}
