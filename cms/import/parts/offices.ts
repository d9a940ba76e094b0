/** Imports committees, members, and offices with their own page. */
import { memberTypes } from '@college/contract/codes';
import { Refusal } from '../../platform/refusal.ts';
import { storedDay } from '../days.ts';
import type { Importer } from '../importer.ts';
import { mainOf, pairs } from '../source.ts';
import { type AddedPages, storedType } from './pages.ts';

const place = (index: number) => (index + 1) * 10;

export async function importOffices(importer: Importer, ownPages: AddedPages): Promise<void> {
  await importCommittees(importer);
  await importMembers(importer, ownPages);
  await importFormerPrincipals(importer);
  await importRtiOfficers(importer);
}

async function importCommittees({ source, saveRecord }: Importer): Promise<void> {
  const answer = await source.ask('getcommittee', {});
  for (const [index, rows] of pairs(answer).entries())
    await saveRecord({
      collection: 'committees',
      key: mainOf(rows).id,
      id: mainOf(rows).id,
      rows,
      data: async (row, { html, files }) => ({
        name: row.name,
        code: row.code,
        order: place(index),
        objectives: await html(row.objectives),
        members: row.members,
        tasks: await Promise.all(
          row.tasks.map(async ({ title, description, uploads }) => ({
            title,
            description: await html(description),
            uploads: await files.all(uploads, title),
          })),
        ),
        minutes: await files.all(row.minutes, row.name),
      }),
    });
}

async function importMembers(
  { source, saveRecord }: Importer,
  ownPages: AddedPages,
): Promise<void> {
  for (const type of [...memberTypes, ...ownPages.keys()]) {
    const answer =
      type === 'GOVERNING_BODY'
        ? await source.ask('getgbmembers', {})
        : await source.ask('getmembersbytype', { type });
    for (const [index, rows] of pairs(answer).entries())
      await saveRecord({
        collection: 'members',
        key: `${type} ${mainOf(rows).name} ${mainOf(rows).designation}`,
        rows,
        data: async (row, { files }) => ({
          ...storedType(type, ownPages),
          order: place(index),
          name: row.name,
          designation: row.designation,
          date_of_joining: storedDay(row.date_of_joining),
          dp: await files.one(row.dp_url[0], row.name),
          // Everything on the old website was public.
          show_contact: row.email !== '' || row.phone !== '',
          email: row.email || undefined,
          phone: row.phone,
        }),
      });
  }
}

async function importFormerPrincipals({ source, saveRecord }: Importer): Promise<void> {
  const answer = await source.ask('getformerprincipals', {});
  for (const rows of pairs(answer))
    await saveRecord({
      collection: 'former-principals',
      key: `${mainOf(rows).fromDate} ${mainOf(rows).name}`,
      rows,
      data: async ({ name, designation, fromDate, toDate }) => {
        const from = storedDay(fromDate);
        if (!from) throw new Refusal('firstDayMissing');
        return { name, designation, from, to: storedDay(toDate) };
      },
    });
}

async function importRtiOfficers({ source, saveRecord }: Importer): Promise<void> {
  const answer = await source.ask('getrtiofficers', {});
  for (const [index, rows] of pairs(answer).entries())
    await saveRecord({
      collection: 'rti-officers',
      key: `${mainOf(rows).role} ${mainOf(rows).name}`,
      rows,
      data: async ({ email, ...row }) => ({
        ...row,
        email: email || undefined,
        order: place(index),
      }),
    });
}
