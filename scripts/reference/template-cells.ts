/** Generates the cells of each data template, so that a column that the file does not have does not compile. */
import { readTemplates } from '@college/cms/duties/evidence-templates.ts';

export function templateCells(): string {
  const templates = readTemplates().map(({ id, columns }) => {
    const cells = columns.map((column) => `    ${column.id}: string;`);
    return `  ${id.includes('-') ? `'${id}'` : id}: {\n${cells.join('\n')}\n  };`;
  });
  return `/** Cells of each data template of \`duties/evidence-columns.yaml\`; \`npm run reference\` generates this file. */
export interface TemplateCells {
${templates.join('\n')}
}
`;
}
