/** Leads to a field of the form of the page. */
import type { ClientField } from 'payload';

type Fields = readonly ClientField[];

const isWithin = (name: string, fields: Fields): boolean =>
  fields.some((field) =>
    'name' in field && field.name
      ? field.name === name
      : 'fields' in field && isWithin(name, field.fields),
  );

/** The place of the tab with a field of this name; -1 if it is outside of tabs. */
const tabOf = (name: string, fields: Fields): number =>
  fields
    .flatMap((field) => (field.type === 'tabs' ? [field.tabs] : []))
    .map((tabs) => tabs.findIndex((tab) => isWithin(name, tab.fields)))
    .find((index) => index !== -1) ?? -1;

/** The element of a field. A rich text has an id only in its label. */
function elementOf(path: string): HTMLElement | null {
  const id = CSS.escape(`field-${path.replaceAll('.', '__')}`);
  const label = document.querySelector(`label[for="${id}"]`);
  return document.querySelector<HTMLElement>(`#${id}`) ?? label?.closest('.field-type') ?? null;
}

/** The element of the row around a field, or else of its table. */
function rowOf(path: string): HTMLElement | null {
  const [, table = '', number] = /^(.+?)\.(\d+)\./.exec(path) ?? [];
  const row = document.getElementById(`${table.replaceAll('.', '-')}-row-${number}`);
  return row ?? (table ? elementOf(table) : null);
}

const afterPaint = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Frames in which Payload renders a tab, a row, or the form in place of the preview. */
const MOST_FRAMES = 60;

async function waitFor(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  const isShown = () => (find()?.getClientRects().length ?? 0) > 0;
  for (let frame = 0; frame < MOST_FRAMES && !isShown(); frame += 1) await afterPaint();
  return find();
}

/** Opens the tab and the row around a field, scrolls to it and puts the cursor into it. `path` is for example `steps.0.title`. */
export async function showField(path: string, fields: Fields): Promise<void> {
  const tab = tabOf(path.split('.')[0] ?? '', fields);
  const buttons = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button');
  if (tab !== -1) buttons[tab]?.click();
  const around = await waitFor(() => rowOf(path) ?? elementOf(path));
  around?.querySelector<HTMLElement>('.collapsible__toggle--collapsed')?.click();
  const element = (await waitFor(() => elementOf(path))) ?? around;
  element?.scrollIntoView({ block: 'center' });
  const control = 'input, textarea, [contenteditable="true"]';
  const target = element?.matches(control)
    ? element
    : (element?.querySelector<HTMLElement>(control) ?? element?.querySelector('button'));
  target?.focus({ preventScroll: true });
}
