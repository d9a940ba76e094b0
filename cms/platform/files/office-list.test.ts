/** The office's list of missing evidence names teachers with their e-mail addresses. No file shows it to visitors. */
import { type Locale, locales } from '@college/contract/locales';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { downloadEvidence } from '../../evidence-records/testing/download-evidence.ts';
import { addReport, findingsOfReport } from '../../rehearsal/testing/clean-report.ts';
import { formats, writeSheets } from '../../sheets/export/write.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { say } from '../../words/say.ts';
import { readSheets } from '../decoders/sheets/read-sheets.ts';
import { readWithinLimits } from '../texts/read-document.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

/** A file of an earlier version: a template with the list as its second sheet. */
async function formerTemplate(language: Locale): Promise<Buffer> {
  const [template] = await readSheets((await downloadEvidence(payload, 'papers', [2024])).content);
  const words = ['Row', 'Record', 'Missing', 'Who has it', 'Department'] as const;
  const more = ['E-mail address', 'Where to enter it'] as const;
  return writeSheets([
    { name: 'papers', rows: template?.rows ?? [] },
    {
      name: say(language, 'Missing'),
      rows: [
        [...words, ...more].map((word) => say(language, word)),
        ['2', 'Rain 0', 'ISSN number', 'Anima Bora', 'Physics', 'anima@example.org', '/admin'],
      ],
    },
  ]);
}

const upload = (name: string, data: Buffer) =>
  payload.create({
    collection: 'media',
    data: { alt: name },
    file: { name, data, mimetype: formats.xlsx.type, size: data.length },
  });

describe("the office's list of what is missing", () => {
  const refusal = /^This file has the office’s list of missing evidence/;

  it('is a file of its own, and cannot be uploaded as evidence', async () => {
    const { name, content } = await downloadEvidence(payload, 'books', [2019], '/missing');
    expect(name).toBe('books-2019-missing.xlsx');
    const [list, ...others] = await readSheets(content);
    expect(others).toEqual([]);
    expect(list?.rows[1]?.slice(2, 4)).toEqual(['There are no records of 2019.', 'Quality cell']);
    await expect(upload(name, content)).rejects.toThrow(refusal);
    const csv = await formats.csv.write((list?.rows ?? []).map((row) => row.slice(0, 5)));
    await expect(upload('list.csv', csv)).rejects.toThrow(refusal);
  });

  it.each(locales)(
    'cannot be uploaded as the second sheet of a template (%s)',
    async (language) => {
      await expect(upload('papers.xlsx', await formerTemplate(language))).rejects.toThrow(refusal);
    },
  );

  it('in a file of an earlier version is not read, and the file is closed to visitors', async () => {
    const { name, content } = await downloadEvidence(payload, 'papers', [2024]);
    const metrics = { '3.3.2': { sets: [{ title: 'Data', files: [{ name, content }] }] } };
    const id = await addReport(payload, { name: 'AQAR 2024-25 (2)', metrics });
    const [file] = (await payload.find({ collection: 'media', sort: '-id', limit: 1 })).docs;
    const published = { data: { _status: 'published' as const } };
    await payload.update({ collection: 'evidence-groups', id, ...published });
    await payload.update({
      ...published,
      collection: 'evidence-files',
      where: { uploads: { equals: file?.id } },
    });
    const { publicFile } = await import('../references/public-files.ts');
    const { storage } = await import('./storage.ts');
    const stateOf = async () => (await publicFile(`${file?.address}`, payload)).state;
    expect(await stateOf()).toBe('kept');

    const former = await formerTemplate('en');
    await storage.put(`files/media/${file?.filename}`, former, formats.xlsx.type);
    const text = await readWithinLimits(`${file?.filename}`, former);
    await payload.update({
      collection: 'document-texts',
      where: { file: { equals: file?.id } },
      data: { state: text.state, pages: [...(text.pages ?? [])].map((page) => ({ ...page })) },
    });
    expect(await stateOf()).toBe('withdrawn');
    const findings = await findingsOfReport(payload, id);
    expect(findings.map(({ rule, place }) => [rule, place.metric, place.label])).toEqual([
      ['office-list', '3.3.2', file?.address],
    ]);
  });
});
