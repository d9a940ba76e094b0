import type { I18n } from '@payloadcms/translations';
import { ChevronIcon, Popup } from '@payloadcms/ui';
import type { BeforeListTableServerProps } from 'payload';
import { arrangedAs, isArranged } from '../../staff-api/arrange/arranged.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { readPage } from '../handbook/read-handbook.ts';
import { type Task, taskOf } from '../handbook/tasks.ts';
import type { Word } from '../sheets/use-words.ts';
import { columnStyles } from './column-styles.ts';
import { importLinks, type MenuLink, sheetImport } from './import-links.ts';
import { ListBegin } from './ListBegin.tsx';
import { ListFilters } from './ListFilters.tsx';
import { readFilters } from './read-filters.ts';

type Props = Pick<
  BeforeListTableServerProps,
  | 'collectionConfig'
  | 'collectionSlug'
  | 'data'
  | 'hasCreatePermission'
  | 'params'
  | 'payload'
  | 'user'
> & { i18n: I18n<object, `sheets:${Word}`> };

/** The row above every list: filters, the menu of imports and exports, the order, help. An empty list says how to begin. */
export async function ListTools(props: Props) {
  const { collectionConfig, collectionSlug, data, hasCreatePermission, i18n } = props;
  const { language } = i18n;
  const filters = await readFilters(collectionConfig, language, props);
  const links = await importLinks(props);
  // Lists of a report are sorted in the form of the report.
  const isSorted = isArranged(collectionSlug) && !arrangedAs(collectionSlug).of;
  const task = taskOf[collectionSlug as keyof typeof taskOf];
  const isTrash = [props.params?.segments ?? []].flat().includes('trash');
  return (
    <>
      <style>{columnStyles(collectionConfig, data.docs)}</style>
      <div className="list-tools">
        <ListFilters filters={filters} />
        <div className="list-tools__links">
          {isSorted && hasCreatePermission && (
            <a href={`/admin/arrange?list=${collectionSlug}`}>
              {say(language, 'Change the order')}
            </a>
          )}
          {links.length > 0 && (
            <ImportMenu label={say(language, 'Import and export')} links={links} />
          )}
          {task && <Help task={task} />}
        </div>
      </div>
      {data.docs.length === 0 && !isTrash && (
        <ListBegin canCreate={hasCreatePermission} links={await firstSteps(props, task)} />
      )}
    </>
  );
}

const ImportMenu = ({ label, links }: { label: string; links: readonly MenuLink[] }) => (
  <Popup
    button={
      <>
        {label} <ChevronIcon />
      </>
    }
    className="list-menu"
    horizontalAlign="right"
    size="fit-content"
  >
    <div className="popup-button-list">
      {links.map(({ href, label: text }) => (
        <a className="popup-button-list__button" href={href} key={href}>
          {text}
        </a>
      ))}
    </div>
  </Popup>
);

/** An import of what is already in a sheet, and the page of the handbook. */
async function firstSteps(props: Props, task: Task | undefined): Promise<MenuLink[]> {
  const { i18n, payload } = props;
  const { language } = i18n;
  const page = task && (await readPage(task, language, payload.config));
  return [
    ...(await sheetImport(props)),
    ...(page
      ? [
          {
            href: `/admin/handbook/${page.task}`,
            label: `${say(language, 'Handbook')}: ${page.title}`,
          },
        ]
      : []),
  ];
}
