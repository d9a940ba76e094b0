/** Shared tools of all parts of an import from another backend. */
import { COLLEGE_CODE, OFFICE_CODE } from '@college/contract/codes';
import type { College } from '@college/contract/entities';
import type { Payload } from 'payload';
import type { Report } from './report.ts';
import { download, mainOf, openSource, type Source } from './source.ts';
import { openWriter, type Writer } from './writer.ts';

export interface Importer extends Writer {
  source: Source;
  /** The source's codes for records without a department. */
  codes: College['codes'];
}

export async function openImporter(
  payload: Payload,
  origin: string,
  report: Report,
): Promise<Importer> {
  const source = openSource(origin, report);
  const load: Parameters<typeof openWriter>[1]['load'] = (address, file) =>
    download(source, address, file);
  return {
    ...(await openWriter(payload, { origin, load }, report)),
    source,
    codes: mainOf(await source.ask('getcollege', {}))?.codes ?? {
      college: COLLEGE_CODE,
      office: OFFICE_CODE,
    },
  };
}
