import type { Importer } from '../importer.ts';
import { pairs } from '../source.ts';

export async function importGuides({ source, saveRecord }: Importer): Promise<void> {
  const answer = await source.ask('getguides', {});
  for (const [index, rows] of pairs(answer).entries())
    await saveRecord({
      collection: 'guides',
      key: rows.en.address,
      rows,
      data: async ({ working_days, email, upload_info, updated, ...row }, { files }) => ({
        ...row,
        working_days: working_days || undefined,
        email: email || undefined,
        order: (index + 1) * 10,
        uploads: await files.all(upload_info, row.title),
      }),
    });
}
