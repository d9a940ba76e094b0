import type { Payload } from 'payload';
import { importDepartments } from './departments.ts';
import { importEvidence } from './evidence.ts';
import { importHome } from './home.ts';
import { openImporter } from './importer.ts';
import { importNotices } from './notices.ts';
import { importOffices } from './offices.ts';
import { importCourses, importPages, importSiteMap } from './pages.ts';
import { importAlumni, importEmployees, importMessages } from './people/people.ts';
import type { Report } from './report/report.ts';
import { importAlbums, importDepartmentFiles, importImportantFiles } from './shared-files.ts';

/** `origin` without a slash at its end. Each step may be broken off: the next run goes on. */
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
  await importAlbums(importer, departments);
  await importCourses(importer);
  await importPages(importer, ownPages);
  await importHome(importer);
}
