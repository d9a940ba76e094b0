/**
 * A feature: what a college may do without, whole in its folder below `features/`. `features.ts` lists all. The core
 * imports nothing of a feature; a feature imports the core and the features that it needs.
 */
import type { Config, TaskConfig } from 'payload';
import { type HandbookPart, handbookParts } from './admin/handbook/read-handbook.ts';
import { type ListLink, listLinks } from './admin/lists/import-links.ts';
import { type OldContentLink, oldContentLinks } from './admin/set-up/old-content-links.ts';
import type { ImportCommand } from './import/import-command.ts';
import { importKinds, type KindOfImport, withImportKinds } from './import/import-kinds.ts';
import { type Queue, queuesOfFeatures } from './jobs/schedule.ts';
import { type SweepOfFeature, sweepsOfFeatures } from './jobs/sweep.ts';
import type { JsonColumn } from './platform/database/json-column.ts';
import type { StaffCall } from './staff-call.ts';
import type { OwnSentences } from './words/own-sentences.ts';

/** Data of a feature without its code: `outlines.ts` reads it where there is no backend. */
export interface Outline {
  /** Name of its folder. */
  slug: string;
  /** Features that it imports from. They are above it in the list. */
  needs?: readonly string[];
  /** Screens of the admin with component and path. */
  screens?: Readonly<Record<string, Screen>>;
  handbookParts?: readonly HandbookPart[];
  /** Sentences of its screens and reports, by language. */
  sentences?: OwnSentences;
  /** Expected rights of its staff calls, as in `testing/access-table.ts`. */
  rights?: Readonly<Record<string, { allowed: string; input?: object }>>;
}

interface Screen {
  Component: `/${string}#${string}`;
  path: `/${string}`;
}

export interface Feature extends Outline {
  staffCalls?: readonly StaffCall[];
  /** Background tasks, and the queues in which they run. */
  tasks?: readonly TaskConfig<{ input: object; output: object }>[];
  queues?: readonly Queue[];
  sweeps?: readonly SweepOfFeature[];
  jsonColumns?: readonly JsonColumn<unknown>[];
  importKinds?: readonly KindOfImport[];
  importCommand?: ImportCommand;
  listLinks?: readonly ListLink[];
  oldContentLinks?: readonly OldContentLink[];
}

/**
 * Adds a feature to the configuration. Others than Payload read its staff calls, JSON columns, sentences and rights:
 * `staff-calls.ts`, `json-columns.ts`, and tests.
 */
export function addFeature(config: Config, feature: Feature): Config {
  let added = listLinks.add(config, feature.listLinks);
  added = oldContentLinks.add(added, feature.oldContentLinks);
  added = handbookParts.add(added, feature.handbookParts);
  added = importKinds.add(added, feature.importKinds);
  added = queuesOfFeatures.add(added, feature.queues);
  added = sweepsOfFeatures.add(added, feature.sweeps);
  return {
    ...added,
    admin: {
      ...added.admin,
      components: {
        ...added.admin?.components,
        views: { ...added.admin?.components?.views, ...feature.screens },
      },
    },
    jobs: { ...added.jobs, tasks: [...(added.jobs?.tasks ?? []), ...(feature.tasks ?? [])] },
    collections: added.collections?.map((collection) =>
      withImportKinds(collection, feature.importKinds ?? []),
    ),
  };
}
