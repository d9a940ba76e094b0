/** Tables as the editor keeps them: without captions of their own, and never within each other. */

/** Columns or rows that one cell may cover. */
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

/** Word closes a table of odd columns with a row without height. */
const isEmpty = (row: Element) => !row.textContent?.trim() && !row.querySelector('img');

/** Word repeats such rows on each page, and writes their cells as any others. */
function makeHeader(cell: Element): void {
  const header = cell.ownerDocument.createElement('th');
  for (const { name, value } of cell.attributes) header.setAttribute(name, value);
  header.append(...cell.childNodes);
  cell.replaceWith(header);
}

/** A table that only places words in a mail, or a text box of Word, or that stands where the editor has no table. */
const isLayout = (table: Element): boolean =>
  table.getAttribute('role') === 'presentation' ||
  table.closest('[style*="vglayout"]') !== null ||
  Boolean(table.parentElement?.closest('td, th, li, h1, h2, h3, h4, h5, h6'));

/** A row is a line; cells with more than a line of their own stand below each other. */
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
