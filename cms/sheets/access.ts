/** Rights to import and export a list: they follow from the rights to write and read it. */
import type { ClientUser, PayloadRequest } from 'payload';
import { Refusal } from '../platform/refusal.ts';
import { say } from '../words/say.ts';
import { type ListName, listNamed } from './lists.ts';

type Operation = 'create' | 'read' | 'update';

export async function mayIn(
  req: PayloadRequest,
  { slug, list, table }: ListName,
  what: 'import' | 'export',
): Promise<boolean> {
  const { access, admin } = req.payload.collections[slug].config;
  const { user } = req;
  // A list that the menu of an account does not show is not available.
  if (
    !user ||
    (typeof admin.hidden === 'function' ? admin.hidden({ user: user as ClientUser }) : admin.hidden)
  )
    return false;
  const may = async (operation: Operation) => Boolean(await access[operation]({ req }));
  if (what === 'export') return may('read');
  if (list.keys.length === 0) return false;
  return table === list.recordTable ? may('create') : may('update');
}

/** Throws a `Refusal` if there is no such list or the account has no right to it. */
export async function listFor(
  req: PayloadRequest,
  listName: unknown,
  what: 'import' | 'export',
): Promise<ListName> {
  const { language } = req.i18n;
  const name = listNamed(String(listName ?? ''), req.payload);
  if (!name) throw new Refusal(404, say(language, 'There is no such list.'));
  if (!(await mayIn(req, name, what)))
    throw new Refusal(403, say(language, 'You do not have permission to do this in this list.'));
  return name;
}
