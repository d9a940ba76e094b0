import type { GlobalConfig } from 'payload';
import { z } from 'zod';
import { anybody, editors, hiddenFrom } from '../../access.ts';
import { jsonColumn } from '../../platform/database/json-column.ts';
import { groups } from '../groups.ts';

/** True or false by code of the rule set. A set without a value uses the default in its file. */
export const shownSets = jsonColumn('disclosure', 'sets', z.record(z.string(), z.boolean()));

/** Settings of the public disclosure. */
export const Disclosure = {
  slug: 'disclosure',
  label: 'Settings of the public disclosure',
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    description: 'Sets of rules that the website shows to visitors.',
  },
  access: { read: anybody, update: editors },
  fields: [
    {
      name: 'sets',
      label: 'Sets of rules',
      type: 'json',
      jsonSchema: {
        uri: 'a://disclosure-sets.json',
        fileMatch: ['a://disclosure-sets.json'],
        schema: { type: 'object', additionalProperties: { type: 'boolean' } },
      },
      admin: { components: { Field: '/admin/duties/RuleSetChoice.tsx#RuleSetChoice' } },
    },
    {
      name: 'show_missing',
      label: 'Show visitors what is missing',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Otherwise visitors see only what is published and what does not apply. You see all of it here.',
      },
    },
    {
      name: 'show_quality',
      label: 'Show the quality of the website',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Visitors then see at /website-quality which rows of the guidelines for government websites are met.',
      },
    },
  ],
} satisfies GlobalConfig;
