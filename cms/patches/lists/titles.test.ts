/** Lists and relation fields show records in a language that they have. */
import { asRecord } from '@college/contract/as-record';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addDepartment, addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let req: PayloadRequest;
beforeAll(async () => {
  payload = await temporaryCms();
  const user = await addUser(payload, 'editor');
  req = await createLocalReq({ user }, payload);
}, patience);

const choose = (languages: 'all' | 'en' | 'as') =>
  payload.updateGlobal({ slug: 'college', data: { name: 'Hill College', languages } });

/** Reads records as Payload's list does. */
const listed = async (collection: 'notices' | 'departments', locale: 'en' | 'as') => {
  const { docs } = await payload.find({
    collection,
    locale,
    fallbackLocale: false,
    includeLockStatus: true,
    draft: true,
    overrideAccess: false,
    req: { ...req },
  });
  return docs.map((doc) => ('title' in doc ? doc.title : 'dept_name' in doc && doc.dept_name));
};

it('shows an English title in a list of a college with Assamese only', async () => {
  await addNotice(payload, { title: 'Fees', _status: 'draft' });
  await addDepartment(payload, 'PHY');
  await choose('as');
  expect(await listed('notices', 'as')).toEqual(['Fees']);
  expect(await listed('departments', 'as')).toEqual(['Department of PHY']);
  await addNotice(payload, { title: 'মাচুল' });
  await choose('en');
  expect(await listed('notices', 'en')).toEqual(expect.arrayContaining(['Fees', 'মাচুল']));
  await choose('as');
});

it('shows an English title in a relation field, too', async () => {
  const { docs } = await payload.find({ collection: 'departments', locale: 'as' });
  expect(docs.map(({ dept_name }) => dept_name)).toEqual(['Department of PHY']);
});

it('shows only its own language in a form, and saves nothing of the other', async () => {
  const { docs } = await payload.find({ collection: 'departments', locale: 'as' });
  const id = Number(docs[0]?.id);
  const asForm = { collection: 'departments', id, locale: 'as' } as const;
  const department = await payload.findByID({ ...asForm, fallbackLocale: false, draft: true });
  expect(department.dept_name ?? '').toBe('');
  await payload.update({ ...asForm, data: { other_stream: 'কেন্দ্ৰ', dept_name: 'পদাৰ্থ' } });
  await payload.update({ ...asForm, data: { other_stream: 'কেন্দ্ৰ ২' } });
  const { dept_name } = asRecord(await payload.findByID({ ...asForm, locale: 'all' }));
  expect(dept_name).toEqual({ en: 'Department of PHY', as: 'পদাৰ্থ' });
});

it('keeps the languages of a draft apart when it is published later', async () => {
  await choose('as');
  const { id } = await addNotice(payload, { title: 'মাচুল আদায়', _status: 'draft' });
  await choose('all');
  const asForm = { collection: 'notices', id } as const;
  await payload.update({ ...asForm, locale: 'en', data: { posted_as: 'Principal' }, draft: true });
  const { title } = asRecord(await payload.findByID({ ...asForm, draft: true, locale: 'all' }));
  expect(asRecord(title).en ?? '').toBe('');
});
