import { Event, Notice } from '@college/contract/entities';
import { expect, it } from 'vitest';
import { event, notice } from './notices/notice.ts';
import { from, joined, presenter, text } from './presenter.ts';
import type { Related } from './related.ts';

const related: Related = {
  file: (id) => ({ ...upload, url: `/files/media/${id}` }),
  fileAt: () => undefined,
  department: () => undefined,
  ownPage: () => undefined,
};
const upload = { path: '', fileType: 'image', mime: '', type: 'media', ext: '', data: '' } as const;
const row = {
  id: 7,
  title: 'Results',
  description: null,
  own_page: null,
  date: '2025-03-05T06:30:00.000Z',
  posted_as: 'Principal',
  link: null,
  type: 'EXAM_RESULTS',
  caption: undefined,
  uploads: [3],
  featured_photos: [4],
  updatedAt: '2025-03-06T04:30:00.000Z',
  deadline: '2025-03-20T06:30:00.000Z',
  importance: null,
  on_top_until: null,
  cancelled: false,
} as const;
const stored = { ...row, uploads: [...row.uploads], featured_photos: [...row.featured_photos] };

it('selects only the fields that it shows', () => {
  const { select } = presenter<{ id: number; name: string; dp?: null }, { title: string }>()({
    title: from('name', text),
  });
  expect(select).toEqual({ name: true });
  expect(Object.keys(event.select)).toEqual(['title', 'date', 'featured_photos', 'cancelled']);
  expect(Object.keys(notice.select).sort()).toEqual(Object.keys(row).slice(1).sort());
});

it('joins several fields in the given order', () => {
  const joinedName = presenter<{ id: number; first: string; last: string }, { name: string }>()({
    name: joined(['last', 'first'], (last: string, first: string) => `${last}, ${first}`),
  });
  expect(joinedName.select).toEqual({ last: true, first: true });
  expect(joinedName.present({ id: 1, first: 'Rina', last: 'Das' }, related)).toEqual({
    name: 'Das, Rina',
  });
});

it('fills every field of a notice, with no defaults from the contract', () => {
  const visible = notice.present(stored, related);
  expect(Notice.parse(visible)).toEqual(visible);
  expect(visible).toMatchObject({
    id: '7',
    description: '',
    date: '05-03-2025',
    date_no: '05',
    month: 'Mar',
    year: '2025',
    posted_as: 'Principal',
    link: '',
    diff: 0,
    caption: '',
    upload_info: [{ url: '/files/media/3' }],
    featured_photo: [{ url: '/files/media/4' }],
    updated_at: '2025-03-06T04:30:00.000Z',
    ...{ deadline: '20-03-2025', importance: undefined, on_top_until: '', cancelled: 0 },
  });
  const short = event.present(stored, related);
  expect(Event.parse(short)).toEqual(short);
  expect(text(undefined)).toBe('');
});
