import { z } from 'zod';
import { previewedCollections } from '../codes.ts';
import {
  AdmissionSettings,
  College,
  ContentRevision,
  id,
  SiteMap,
  StaticPage,
  VisitorCount,
} from '../entities.ts';
import { get, post } from './call.ts';
import { line } from './fields.ts';
import { Preview } from './preview.ts';

export const college = {
  getcollege: get({
    output: College,
    about: 'Ours: the college itself: name, address, emblem, the texts and links of the home page.',
    absent: { name: 'College' },
  }),
  getsitemap: get({
    output: SiteMap,
    about:
      'Ours: what this college made of the default site map: pages renamed, hidden, moved or added, addresses that lead on, and the languages of the site.',
    absent: {},
  }),
  getpage: post({
    input: z.object({ page: line(100).min(1) }),
    output: z.union([StaticPage, z.literal(0)]),
    example: { page: 'emblem' },
    about: 'Ours: a page whose words no other call gives; 0 when there is none.',
    absent: 0,
  }),
  getpreview: post({
    input: z.object({
      collection: z.enum(previewedCollections),
      id,
      token: z.string().min(1).max(100),
    }),
    output: z.union([Preview, z.literal(0)]),
    example: {
      collection: 'notices',
      id: '1',
      token: 'the token of the address that Preview opens',
    },
    lifetime: 'never',
    about:
      'Ours: what an editor saved last, published or not; 0 unless the token is genuine, of this document and younger than half an hour.',
    absent: 0,
  }),
  'content-revision': get({
    output: ContentRevision,
    lifetime: 'never',
    about: 'Ours: a word that changes with every publish, and the day of the last one.',
  }),
  'settings/admissionSettings.json': get({
    output: AdmissionSettings,
    about: 'Whether online admission is open (status 1), for which session and where.',
  }),
  'initialisation/setcount': get({
    output: VisitorCount,
    lifetime: 'never',
    about: 'Counts one visitor and answers how many there were.',
  }),
  'initialisation/getcount': get({
    output: VisitorCount,
    lifetime: 'never',
    about: 'How many visitors there were.',
  }),
};
