import { asRecord } from '@college/contract/as-record';
import type { Client, Transaction } from '@libsql/client';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addDepartment, addNotice, addPicture, showFiles } from './testing/content.ts';
import { patience, temporaryCms } from './testing/temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

/** Counts the statements that an action sends to SQLite. */
async function countStatements(action: () => Promise<unknown>): Promise<number> {
  const { client } = payload.db as unknown as { client: Client };
  let count = 0;
  const counting = <Target extends Client | Transaction>(target: Target): Target => {
    const execute: (statement: never) => Promise<never> = target.execute.bind(target) as never;
    target.execute = (statement: never) => {
      count += 1;
      return execute(statement);
    };
    return target;
  };
  const own = { execute: client.execute, transaction: client.transaction };
  const begin = client.transaction.bind(client);
  client.transaction = async () => counting(await begin('write'));
  counting(client);
  try {
    await action();
    return count;
  } finally {
    Object.assign(client, own);
  }
}

it('keeps the number of statements of each change within its limit', {
  timeout: patience,
}, async () => {
  const { id: department } = await addDepartment(payload, 'PHY');
  const { id: picture } = await addPicture(payload, 'gate.jpg');
  await showFiles(payload, picture);
  const { id } = await addNotice(payload, { title: 'Lecture', department });
  const ofNotice = { collection: 'notices', id } as const;
  const title = 'Form fill-up';
  const counts = {
    create: await countStatements(() => addNotice(payload, { title, department })),
    change: await countStatements(() => payload.update({ ...ofNotice, data: { title } })),
    saveDraft: await countStatements(() =>
      payload.update({ ...ofNotice, data: { title: 'Later' }, draft: true }),
    ),
    unpublish: await countStatements(() =>
      payload.update({ ...ofNotice, data: { _status: 'draft' } }),
    ),
    delete: await countStatements(() => payload.delete(ofNotice)),
    renameDepartment: await countStatements(() =>
      payload.update({ collection: 'departments', id: department, data: { dept_name: 'Physics' } }),
    ),
    changeGlobal: await countStatements(() =>
      payload.updateGlobal({ slug: 'college', data: { name: 'Demo College' } }),
    ),
  };
  const most: typeof counts = {
    create: 21,
    change: 29,
    saveDraft: 22,
    unpublish: 26,
    delete: 14,
    renameDepartment: 35,
    changeGlobal: 22,
  };
  const tooMany = Object.entries(counts).filter(
    ([save, count]) => count > (most[save as keyof typeof counts] ?? 0),
  );
  expect(tooMany).toEqual([]);
});

it('every content type with drafts has the button that publishes all of its languages', {
  timeout: patience,
}, async () => {
  const { config } = await temporaryCms();
  const buttons = [...config.collections, ...config.globals].flatMap(
    ({ slug, admin, versions }) => {
      const { edit, elements } = asRecord(admin.components);
      const button = asRecord(edit ?? elements).PublishButton ?? 'of Payload';
      return asRecord(versions).drafts ? [[slug, button]] : [];
    },
  );
  expect(Object.fromEntries(buttons)).toEqual({
    employees: '/admin/inbox/approval/Approval.tsx#PublishProfileSlot',
    'evidence-files': '/admin/schedule/PublishButton.tsx#PublishButton',
    'evidence-groups': '/admin/schedule/PublishButton.tsx#PublishButton',
    notices: '/admin/inbox/approval/Approval.tsx#PublishRecordSlot',
    pages: '/admin/inbox/approval/Approval.tsx#PublishRecordSlot',
  });
});
