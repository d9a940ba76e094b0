/** Changes to every content type, from its file to the configuration that Payload runs. */
import {
  buildConfig,
  type CollectionConfig,
  type Config,
  type GlobalConfig,
  type SanitizedConfig,
} from 'payload';
import { withHandbook, withHandbookOfGlobal } from './admin/handbook/tasks.ts';
import { withListTools } from './admin/lists/with-list-tools.ts';
import { withBulkLimits } from './content/administration/bulk-limits.ts';
import { publicCollections, publicGlobals } from './content/collections.ts';
import { unsavedWork } from './content/fields.ts';
import { refuseUnstorableValues } from './content/storable-values.ts';
import { jsonColumns } from './json-columns.ts';
import { applyPatches } from './patches/apply-patches.ts';
import { collegeLocales, mainLocale, otherLocales } from './platform/college-languages.ts';
import { withPreview } from './platform/preview/with-preview.ts';
import { withSecurityLog, withSecurityLogOfGlobal } from './platform/security-log/note-changes.ts';
import { unavailability } from './platform/unavailable.ts';
import { withNewestVersion, withNewestVersionOfGlobal } from './platform/versions/newer-version.ts';
import { publicCollection, publicGlobal } from './public-collection.ts';
import { reportFailedPlans } from './staff-api/plans/report-failed-plans.ts';
import { withLocalizedLabels } from './words/languages.ts';

interface Step {
  collection?: (collection: CollectionConfig) => CollectionConfig;
  global?: (global: GlobalConfig) => GlobalConfig;
  /** Runs when Payload has added its own collections, fields and jobs. */
  complete?: (config: SanitizedConfig) => SanitizedConfig | Promise<SanitizedConfig>;
}

const isPublic = (list: readonly { slug: string }[], { slug }: { slug: string }) =>
  list.some((item) => item.slug === slug);
/** Hides the address of the REST API, which helps nobody in an office. */
const withoutApiUrl = <Part extends CollectionConfig | GlobalConfig>(part: Part): Part => ({
  ...part,
  admin: { ...part.admin, hideAPIURL: true },
});

/** Offers what was typed and not saved, in every form. */
const withUnsavedWork = <Part extends CollectionConfig | GlobalConfig>(part: Part): Part =>
  part.admin?.hidden === true ? part : { ...part, fields: [unsavedWork, ...part.fields] };

/** Adds a component to the form that names a new record. */
const withNewTitle = (collection: CollectionConfig): CollectionConfig => {
  const { components } = collection.admin ?? {};
  const beforeDocumentControls = [
    ...(components?.edit?.beforeDocumentControls ?? []),
    '/admin/NewTitle.tsx#NewTitle',
  ];
  const edit = { ...components?.edit, beforeDocumentControls };
  return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } };
};

/** All changes, in the order in which they happen. */
const steps: Step[] = [
  {
    // First, because the steps below must see the fields and hooks that it adds.
    collection: (collection) =>
      isPublic(publicCollections, collection) ? publicCollection(collection) : collection,
    global: (global) => (isPublic(publicGlobals, global) ? publicGlobal(global) : global),
  },
  // After the first step, because their checks must run before the hooks that the first step adds.
  { collection: withBulkLimits },
  { collection: withNewestVersion, global: withNewestVersionOfGlobal },
  // After the first step, because its hook must run before those that the first step adds.
  { collection: withSecurityLog, global: withSecurityLogOfGlobal },
  // Anywhere, because nothing else reads what is above a list or form.
  { collection: withListTools },
  { collection: withNewTitle },
  { collection: withHandbook, global: withHandbookOfGlobal },
  // Last of all that add fields, because it stands above them.
  { collection: withUnsavedWork, global: withUnsavedWork },
  // These two anywhere, because nothing else reads their settings.
  { collection: withPreview, global: withPreview },
  { collection: withoutApiUrl, global: withoutApiUrl },
  // After all that add fields, because it translates their labels.
  { collection: withLocalizedLabels, global: withLocalizedLabels },
  // Once complete, because Payload adds the job of planned changes itself.
  { complete: reportFailedPlans },
  // Once complete, because it also checks fields that Payload adds, such as `_status`.
  { complete: (config) => refuseUnstorableValues(config, jsonColumns) },
  {
    // Last, because it hides the languages that the college does not use from Payload.
    complete: (config) =>
      applyPatches(config, {
        collegeLocales,
        mainLocale,
        otherLocales,
        isUnavailable: (error) => unavailability(error) !== undefined,
      }),
  },
];

/** Resolves with the configuration that Payload runs. */
export async function configInSteps(config: Config): Promise<SanitizedConfig> {
  const { collections = [], globals = [] } = config;
  let complete = await buildConfig({
    ...config,
    collections: collections.map((item) =>
      steps.reduce((changed, { collection }) => collection?.(changed) ?? changed, item),
    ),
    globals: globals.map((item) =>
      steps.reduce((changed, { global }) => global?.(changed) ?? changed, item),
    ),
  });
  for (const step of steps) complete = (await step.complete?.(complete)) ?? complete;
  return complete;
}
