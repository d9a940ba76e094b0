'use client';
import { standing } from '@college/contract/site-map/addresses';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState, useTransition } from 'react';
import { useSay } from '../use-say.ts';
import { placeAfterStep, type TreePage } from './page-tree.ts';

interface Props {
  page: TreePage;
  /** Pages of the same group. */
  pages: readonly TreePage[];
  index: number;
  /** Language of the titles. */
  locale: string;
  /** Main menu with this page. */
  menu: string | undefined;
}

/** Row of a page with its title, its address and the most used buttons. */
export function PageRow({ page, pages, index, locale, menu }: Props) {
  const say = useSay();
  const router = useRouter();
  const [renaming, setRenaming] = useState(false);
  const [busy, startTransition] = useTransition();
  const { id, path, title, hidden, kind, empty } = page;

  const save = (change: object, then?: (id: number) => void) =>
    startTransition(async () => {
      const saved = await send(id, { path, ...change }, locale);
      if (saved === undefined) toast.error(say('This could not be saved.'));
      else if (then) then(saved);
      else toast.success(say('Saved. The website shows it in a moment.'));
      setRenaming(false);
      router.refresh();
    });
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save({ title: new FormData(event.currentTarget).get('title') });
  };
  const open = (line: number) => router.push(`/admin/collections/site-pages/${line}`);
  const step = (to: -1 | 1, sign: string, label: string) => {
    const place = placeAfterStep(pages, index, to);
    return (
      <button
        type="button"
        aria-label={`${label}: ${title}`}
        disabled={busy || place === undefined}
        onClick={() => save({ place })}
      >
        {sign}
      </button>
    );
  };
  return (
    <li className={hidden ? 'site-map__hidden' : undefined}>
      {renaming ? (
        <form onSubmit={rename}>
          {/* biome-ignore lint/a11y/noAutofocus: opened by ‘Rename’, so the user types next */}
          <input name="title" aria-label={say('Name')} defaultValue={title} autoFocus />
          <button type="submit" disabled={busy}>
            {say('Save')}
          </button>
          <button type="button" onClick={() => setRenaming(false)}>
            {say('Cancel')}
          </button>
        </form>
      ) : (
        <>
          <span className="site-map__name">
            <b>{title}</b> <code>{path}</code>
            {[
              hidden && say('hidden'),
              empty && say('empty: menus leave it out'),
              kind && say('added by you'),
              menu && `${say('menu at the top')}: ${menu}`,
            ]
              .filter(Boolean)
              .map((note) => (
                <small key={`${note}`}>{note}</small>
              ))}
          </span>
          <span className="site-map__buttons">
            {step(-1, '↑', say('Move up'))}
            {step(1, '↓', say('Move down'))}
            <button
              type="button"
              aria-label={`${say('Rename')}: ${title}`}
              disabled={busy}
              onClick={() => setRenaming(true)}
            >
              {say('Rename')}
            </button>
            {!standing.includes(path) && (
              <button
                type="button"
                aria-label={`${hidden ? say('Show again') : say('Hide')}: ${title}`}
                disabled={busy}
                onClick={() => save({ hidden: !hidden })}
              >
                {hidden ? say('Show again') : say('Hide')}
              </button>
            )}
            <button
              type="button"
              aria-label={`${say('All settings')}: ${title}`}
              disabled={busy}
              onClick={() => (id === undefined ? save({}, open) : open(id))}
            >
              {say('All settings')}
            </button>
          </span>
        </>
      )}
    </li>
  );
}

/** Saves the row of a page, or adds one. Resolves with its id, or undefined if it was refused. */
async function send(
  id: number | undefined,
  data: object,
  locale: string,
): Promise<number | undefined> {
  const address = `/api/site-pages${id === undefined ? '' : `/${id}`}?locale=${locale}&depth=0`;
  const response = await fetch(address, {
    method: id === undefined ? 'POST' : 'PATCH',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
    // No answer is the same to the caller as a refusal.
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const { doc } = await response.json();
  return doc.id;
}
