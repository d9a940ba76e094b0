import type { Guide } from '@college/contract/entities';
import type { Guide as StoredGuide } from '../../payload-types.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import { listHandler } from '../list-handler.ts';
import { from, plain, presenter, text } from '../presenter.ts';
import { filesOf } from '../related.ts';

const guide = presenter<StoredGuide, Guide>()({
  address: plain,
  title: plain,
  summary: text,
  steps: (steps) =>
    steps.map(({ title, description }) => ({ title: text(title), description: text(description) })),
  documents: (documents) => (documents ?? []).map(({ title }) => ({ title: text(title) })),
  fee: text,
  working_days: (days) => days ?? 0,
  link: text,
  office: text,
  email: text,
  phone: text,
  upload_info: from('uploads', filesOf),
  updated: from('updatedAt', dateText),
});

export const getguides = listHandler('guides', guide);
