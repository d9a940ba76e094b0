import { type PolicyKind, policyKinds, policyTitles } from '@college/contract/policies';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { z } from 'zod';
import { administrators, editors, hiddenFrom, nobodysField, readable } from '../../access.ts';
import type { College } from '../../payload-types.ts';
import { jsonColumn } from '../../platform/database/json-column.ts';
import { isRichText } from '../../rich-text/rich-text-schema.ts';
import { notSearched } from '../../search/searched.ts';
import { day, longText } from '../fields.ts';
import { groups } from '../groups.ts';
import { noSheet } from '../sheet.ts';

/** A stored fact. An older version may have stored facts of other names. */
const storedFact = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.record(z.string(), z.string()),
]);
export type StoredFact = z.output<typeof storedFact>;

const byLocale = z.record(z.string(), z.string());

/** A policy as a person adopted it. Texts, names and designations by language. */
const adoption = z.object({
  version: z.number(),
  /** YYYY-MM-DD. */
  on: z.string(),
  by: byLocale,
  designation: byLocale,
  html: byLocale,
  /** The college's own words as rich text. */
  addition: z.record(
    z.string(),
    z.custom<College['about']>((text) => text === null || isRichText(text)),
  ),
  /** The facts from which the text was made, by name. */
  facts: z.record(z.string(), storedFact),
});
export type Adoption = z.output<typeof adoption>;

/** Every adoption of a policy, the oldest first. */
export const adoptions = jsonColumn('policies', 'adoptions', z.array(adoption));

const closed = { create: nobodysField, update: nobodysField };
const isKind = (value: unknown): value is PolicyKind => policyKinds.some((kind) => kind === value);

/** The policies of the website: the college's own words, the period of review, and what was adopted. */
export const Policies = {
  slug: 'policies',
  labels: {
    singular: { en: 'Policy', as: 'নীতি' },
    plural: { en: 'Policies', as: 'নীতিসমূহ' },
  },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'adopted_on', 'months', 'updatedAt'],
    description: 'Copyright, privacy, security and the other policies that a website must have.',
    components: { views: { list: { Component: '/admin/policies/PoliciesView.tsx#PoliciesView' } } },
  },
  defaultSort: 'kind',
  disableDuplicate: true,
  versions: { maxPerDoc: 20 },
  custom: { ...notSearched, ...noSheet },
  access: {
    create: editors,
    read: readable({ adopted_on: { exists: true } }, 'administrator', 'editor'),
    update: editors,
    delete: administrators,
    readVersions: editors,
  },
  fields: [
    {
      name: 'policyState',
      label: 'Policy',
      type: 'ui',
      admin: { components: { Field: '/admin/policies/PolicyState.tsx#PolicyState' } },
    },
    {
      name: 'kind',
      label: 'Policy',
      type: 'select',
      required: true,
      unique: true,
      options: policyKinds.map((value) => ({ value, label: policyTitles[value] })),
      defaultValue: ({ req }: { req: PayloadRequest }) =>
        isKind(req.query?.kind) ? req.query.kind : undefined,
      admin: { readOnly: true, position: 'sidebar' },
    },
    longText(
      'addition',
      'Addition of the college',
      'Follows the text that the website writes from its settings. Adopt the policy again after a change.',
    ),
    {
      name: 'months',
      label: 'Months between two reviews',
      type: 'number',
      min: 1,
      max: 120,
      admin: {
        position: 'sidebar',
        description: 'Leave empty to use the default period.',
      },
    },
    {
      ...day('adopted_on', 'Adopted on'),
      access: closed,
      admin: { ...day('adopted_on', '').admin, position: 'sidebar', readOnly: true },
    },
    {
      name: 'adoptions',
      type: 'json',
      access: closed,
      admin: { hidden: true },
    },
  ],
} satisfies CollectionConfig;
