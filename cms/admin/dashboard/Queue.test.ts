/** Tests the queue on the dashboard. */
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../../payload-types.ts';
import { addUser } from '../../testing/content.ts';
import { headings, items, links, texts, words } from '../../testing/screen.ts';
import { show } from '../../testing/served-screen.ts';
import { picture } from '../../testing/submissions.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { dateText } from '../../time-zone/dates.ts';
import { Queue } from './Queue.tsx';
import { readQueue } from './read-queue.ts';

let payload: Payload;
let user: User;
beforeAll(async () => {
  payload = await temporaryCms();
  user = await addUser(payload, 'administrator');
}, patience);

const open = async (language: 'en' | 'as' = 'en') =>
  show(Queue, { language, queue: await readQueue({ payload, user }) });
const addMessage = (name: string, more: object = {}) =>
  payload.create({
    collection: 'messages',
    data: { type: 'STUDENT', name, message: 'Hello', status: 'pending', ...more },
  });
test('shows nothing if the queue is empty', async () => {
  await open();
  expect(words()).toBe('');
});

test('links each submission, with its kind, its day and its photo', async () => {
  const data = await picture().toBuffer();
  const file = { data, mimetype: 'image/jpeg', name: 'a.jpg', size: data.length };
  const photo = await payload.create({ collection: 'submitted-photos', data: {}, file });
  const message = await addMessage('Jatin', {
    ...{ received_at: '2026-11-20T06:30:00.000Z', photos: [photo.id] },
  });
  const teacher = await payload.create({
    collection: 'employees',
    data: { name: 'Dr P.', type: 'FACULTY', handed_in_at: new Date().toISOString() },
    draft: true,
  });
  const alumnus = await payload.create({
    collection: 'alumni-registrations',
    data: {
      ...{ name: 'Rina', status: 'pending', batch_from: 2015, batch_to: 2018 },
      received_at: '2026-11-19T06:30:00.000Z',
    },
  });
  await open();
  expect(headings()).toEqual(['Waiting for approval']);
  expect(links().slice(0, 3)).toEqual([
    [
      'RinaAlumni registration, 19-11-2026',
      `/admin/collections/alumni-registrations/${alumnus.id}`,
    ],
    ['JatinMessage for the home page, 20-11-2026', `/admin/collections/messages/${message.id}`],
    [
      `Dr P.Profile for approval, ${dateText(teacher.handed_in_at ?? '')}`,
      `/admin/collections/employees/${teacher.id}`,
    ],
  ]);
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual([photo.url]);
  expect(links()).toHaveLength(3);
  await open('as');
  for (const text of [...headings(), ...texts('p')]) expect(text).toMatch(/[অ-ৱ]/);
});

test('shows the oldest twelve, and links the lists of all', async () => {
  for (let count = 0; count < 11; count += 1) await addMessage(`Student ${count}`);
  await open();
  expect(items()).toHaveLength(12);
  const pending = 'where[status][equals]=pending';
  expect(links().slice(12)).toEqual([
    ['Alumni registration: all 1', `/admin/collections/alumni-registrations?${pending}`],
    ['Message for the home page: all 12', `/admin/collections/messages?${pending}`],
    [
      'Profile for approval: all 1',
      '/admin/collections/employees?where[handed_in_at][exists]=true',
    ],
  ]);
});
