import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isArranged } from '../../staff-api/arrange/arranged.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';
import { Arrange } from './Arrange.tsx';
import { readArranged } from './read-arranged.ts';

/** Screen at /admin/arrange?list=committees that changes the order of a list; for a report: ?list=evidence-files&of=7. */
export async function ArrangeView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult;
  const { i18n, payload } = req;
  requireUser(view);
  const { list, of } = view.searchParams ?? {};
  if (!isArranged(list)) notFound();
  if (!permissions.collections?.[list]?.update) redirect('/admin');
  const parts = await readArranged(list, Number(of) || undefined, req);
  const { labels } = payload.collections[list].config;
  const title = say(i18n.language, 'Order of: {{list}}', {
    list: labelIn(i18n.language, labels.plural),
  });
  return (
    <Screen view={view} className="arrange" title={title}>
      <h1>
        {title} <Help task="order-by-drag" />
      </h1>
      <p>
        {parts.length > 0
          ? say(i18n.language, 'Drag the rows into the right order, or use the arrows. Then save.')
          : say(i18n.language, 'There is nothing to sort yet.')}
      </p>
      <Arrange list={list} parts={parts} />
    </Screen>
  );
}
