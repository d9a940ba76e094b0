/** Converts tables to the editor's form: without captions, and not nested. */

/** Upper bound of columns or rows that a cell spans. */
const MAX_SPAN = 100;

export function flattenTables(body: Element): void {
  for (const table of body.querySelectorAll('table')) {
    for (const caption of childrenNamed(table, 'caption')) table.before(caption);
    for (const column of table.querySelectorAll('colgroup, col')) column.remove();
    for (const cell of table.querySelectorAll('th, td')) boundSpans(cell);
    for (const row of table.querySelectorAll('tr[height="0"]')) if (isEmpty(row)) row.remove();
    for (const cell of table.querySelectorAll('thead td')) makeHeader(cell);
    if (isLayout(table)) table.replaceWith(...linesOf(table));
  }
}

const childrenNamed = (element: Element, name: string) =>
  [...element.children].filter(({ localName }) => localName === name);

/** True for a row without content, with which Word ends some tables. */
const isEmpty = (row: Element) => !row.textContent?.trim() && !row.querySelector('img');

/** Marks a header row. Word repeats such rows on each page but writes normal cells. */
function makeHeader(cell: Element): void {
  const header = cell.ownerDocument.createElement('th');
  for (const { name, value } of cell.attributes) header.setAttribute(name, value);
  header.append(...cell.childNodes);
  cell.replaceWith(header);
}

/**
 * True for a table used for layout: in a mail, in a text box of Word, or where the editor allows no
 * table.
 */
const isLayout = (table: Element): boolean =>
  table.getAttribute('role') === 'presentation' ||
  table.closest('[style*="vglayout"]') !== null ||
  Boolean(table.parentElement?.closest('td, th, li, h1, h2, h3, h4, h5, h6'));

/** Each row as a line; cells with several lines follow one another. */
function linesOf(table: Element): Element[] {
  const { ownerDocument } = table;
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  return rows
    .filter((row) => !isEmpty(row))
    .map((row) => {
      const cells = [...childrenNamed(row, 'td'), ...childrenNamed(row, 'th')];
      const line = ownerDocument.createElement('div');
      const isPlain = cells.every(
        (cell) => !cell.querySelector('p, div, ul, ol, table, h1, h2, h3'),
      );
      for (const [at, cell] of [...row.children].entries()) {
        if (isPlain) line.append(...(at > 0 ? [' '] : []), ...cell.childNodes);
        else line.append(renamedToDiv(cell));
      }
      return line;
    });
}

function renamedToDiv(cell: Element): Element {
  const div = cell.ownerDocument.createElement('div');
  div.append(...cell.childNodes);
  return div;
}

function boundSpans(cell: Element): void {
  for (const name of ['colspan', 'rowspan']) {
    const span = Number(cell.getAttribute(name) ?? 1);
    if (Number.isInteger(span) && span > 1) cell.setAttribute(name, `${Math.min(span, MAX_SPAN)}`);
    else cell.removeAttribute(name);
  }
}
