import type { Payload } from 'payload';
import { openImporter } from './importer.ts';
import { importDepartments } from './parts/departments.ts';
import { importEvidence } from './parts/evidence.ts';
import { importHome } from './parts/home.ts';
import { importNotices } from './parts/notices.ts';
import { importOffices } from './parts/offices.ts';
import { importCourses, importGuides, importPages, importSiteMap } from './parts/pages.ts';
import { importAlbums, importDepartmentFiles, importImportantFiles } from './parts/shared-files.ts';
import { importAlumni, importEmployees, importMessages } from './people/people.ts';
import type { Report } from './report.ts';

/**
 * Imports everything. `origin` has no slash at its end. An interrupted import can be continued by
 * running it again.
 */
export async function importAll(payload: Payload, origin: string, report: Report): Promise<void> {
  const importer = await openImporter(payload, origin, report);
  const departments = await importDepartments(importer);
  const ownPages = await importSiteMap(importer);
  await importNotices(importer, departments, ownPages);
  await importEmployees(importer, departments);
  await importAlumni(importer, departments);
  await importMessages(importer);
  await importOffices(importer, ownPages);
  await importEvidence(importer, ownPages);
  await importDepartmentFiles(importer, departments);
  await importImportantFiles(importer);
  await importGuides(importer);
  await importAlbums(importer, departments);
  await importCourses(importer);
  await importPages(importer, ownPages);
  await importHome(importer);
}
