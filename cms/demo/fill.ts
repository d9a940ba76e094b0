import { photoTypes } from '@college/contract/codes';
import type { Payload } from 'payload';
import { keepCollege } from './college.ts';
import { departmentPlan } from './departments.ts';
import { keepDocuments } from './documents.ts';
import { planNotices } from './notice-plan.ts';
import { keepPeople } from './people.ts';
import { keepPictures, type Pictures } from './pictures.ts';
import { list, richText, table } from './richText.ts';

export interface DemoSize {
  notices?: number;
  departments?: number;
  employees?: number;
}

/** Fills an empty database with the demo college: invented throughout, and the same on every machine for one day. */
export async function fillDemo(payload: Payload, report: (line: string) => void, size: DemoSize = {}): Promise<void> {
  report('Demo college: drawing pictures …');
  const pictures = await keepPictures(payload);
  const documents = await keepDocuments(payload);
  report('Demo college: departments and people …');
  const departments = await keepDepartments(payload, pictures);
  await keepCollege(payload, pictures);
  await keepPeople(payload, departments, pictures, size.employees ?? 110);
  await keepHome(payload, pictures);
  const notices = planNotices(size.notices ?? 500, new Date());
  for (const [index, one] of notices.entries()) {
    if (index % 100 === 0) report(`Demo college: ${index} of ${notices.length} notices …`);
    const { id } = await payload.create({
      collection: 'notices',
      data: {
        _status: 'published',
        type: one.type,
        title: one.title,
        date: `${one.date}T06:00:00.000Z`,
        posted_as: one.postedAs,
        department: one.department ? departments.get(one.department) : undefined,
        description: index % 7 === 3 ? undefined : richText(...one.texts, ...(index % 11 === 0 ? [list(['Identity card', 'Admit card', 'Blue or black pen'])] : []), ...(index % 23 === 0 ? [table([['Semester', 'Date'], ['First', 'Monday'], ['Third', 'Tuesday']])] : [])),
        uploads: [...one.documents.flatMap((name) => documents.get(name) ?? []), ...(one.photos > 1 ? pictures.photos.slice(index % 8, (index % 8) + one.photos) : [])],
        featured_photos: one.photos > 0 ? [pictures.photos[index % pictures.photos.length] ?? 0] : [],
      },
    });
    if (one.assamese)
      await payload.update({ collection: 'notices', id, locale: 'as', data: { title: one.assamese, _status: 'published' } });
  }
  report(`Demo college: ${notices.length} notices.`);
}

async function keepDepartments(payload: Payload, { banners }: Pictures): Promise<Map<string, number>> {
  const kept = new Map<string, number>();
  for (const [index, [code, name, assamese, stream, extra]] of departmentPlan.entries()) {
    const bare = code === 'SKILL';
    const { id } = await payload.create({
      collection: 'departments',
      data: {
        dept_code: code,
        dept_name: name,
        stream,
        is_dual: extra === 'dual',
        other_stream: extra && extra !== 'dual' ? extra : undefined,
        ...(!bare && {
          banner: [banners[index % banners.length] ?? 0],
          estd: String(1954 + index * 2),
          examination_system: 'Semester',
          department_about: richText(`The department of ${name} teaches from the first semester to the doctorate.`, 'Its reading circle meets every Friday, and its wall magazine changes with the seasons.'),
          vision: richText(`That ${name} is learnt by asking, and used where it helps.`),
          courses: richText(list(['Four-year undergraduate programme', 'Two-year master’s programme'])),
          contact_details: richText('First floor, main building. 00000 00000'),
          facilities: [{ title: 'Seminar library', description: richText('Three thousand books and twelve quiet places.') }],
        }),
      },
    });
    await payload.update({ collection: 'departments', id, locale: 'as', data: { dept_name: assamese } });
    kept.set(code, id);
  }
  return kept;
}

const captions = ['A morning on the campus', 'By the river after the rain', 'Students on the way to class', 'The gate that everybody remembers'] as const;

async function keepHome(payload: Payload, pictures: Pictures): Promise<void> {
  for (const type of photoTypes)
    for (const [index, caption] of captions.entries()) {
      const pool = type === 'BANNER_IMAGES' ? pictures.banners : type === 'TESTIMONIALS' ? pictures.portraits : pictures.photos;
      const image = pool[(index + type.length) % pool.length] ?? 0;
      const said = type === 'TESTIMONIALS' ? 'The teachers here have time for you, and the library stays open. – a demo student' : caption;
      await payload.create({ collection: 'photos', data: { type, image, caption: said, order: index } });
    }
  await payload.create({ collection: 'featured-notifications', data: { title: 'Open day', active: true, description: richText('Open day for new students: come and see the laboratories, the library and the departments.'), pictures: pictures.banners.slice(0, 1) } });
  const today = new Date().toISOString().slice(0, 10);
  await payload.create({ collection: 'holidays', data: { title: 'Demo holiday: stock-taking in the library', start_date: today, end_date: today, description: richText('The reading room is closed today. Books can be given back at the gate.') } });
}
