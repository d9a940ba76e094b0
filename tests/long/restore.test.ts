/**
 * A restore into a college whose backend was stopped, or killed.
 *
 * @long 60 s
 * @for cms/platform/database scripts/backup
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary.ts';
import { logIn } from '../support/admin.ts';
import { command as commandIn } from '../support/command.ts';
import { openCollege } from '../support/open-college.ts';
import { tablesOfSqlite } from '../support/postgres/tables.ts';

test.each(['stopBackend', 'killBackend'] as const)(
  'replaces the data of a college after %s, and sets all of them aside',
  async (end) => {
    const folder = await temporaryFolder();
    const college = await openCollege(inject('demo'));
    onTestFinished(college.close);
    const { dataDir } = college;
    const command = (name: 'backup' | 'restore', words: string[]) =>
      commandIn(name, words, { DATA_DIR: dataDir }, folder);
    expect(await command('backup', ['kept'])).toMatchObject({ code: 0 });
    const [archive = ''] = await readdir(path.join(folder, 'kept'));
    const later = { title: 'After the backup', type: 'NIRF', _status: 'published' };
    await (await logIn(college)).createNotice(later);
    await college[end]();

    const restored = await command('restore', [path.join('kept', archive), '--force']);
    expect(restored).toMatchObject({ code: 0 });
    const titles = (at: string) =>
      tablesOfSqlite(path.join(at, 'database.sqlite')).notices_locales?.map(({ title }) => title);
    const [aside = ''] = (await readdir(dataDir)).filter((name) => name.startsWith('before-'));
    expect(titles(path.join(dataDir, aside))).toContain(later.title);
    expect(titles(dataDir)).not.toContain(later.title);

    await college.startBackend();
    const editor = await logIn(college);
    const id = await editor.createNotice({ ...later, title: 'After the restore' });
    expect(await editor.list('notices', `where[id][equals]=${id}`)).toHaveLength(1);
  },
);
