import type { Payload } from 'payload';
import type { Pictures } from './pictures.ts';
import { richText } from './richText.ts';

const tiles = (entries: readonly (readonly [title: string, link: string, description?: string])[]) =>
  entries.map(([title, link, description]) => ({ title, link, description }));

/** The college itself, plainly invented. */
export async function keepCollege(payload: Payload, pictures: Pictures): Promise<void> {
  const { emblem, certificate, photos } = pictures;
  await payload.updateGlobal({
    slug: 'college',
    data: {
      name: 'Demo Postgraduate College, Guwahati',
      emblem,
      tagline: 'A demo college of arts, science, commerce and management by the Brahmaputra.',
      established: 'Established 1954',
      affiliation: 'Affiliated to Demo University',
      address: 'Demo Road\nGuwahati 781000\nAssam, India',
      email: 'office@example.org',
      phone: '00000 00000',
      map: {
        embed: 'https://www.openstreetmap.org/export/embed.html?bbox=91.70%2C26.12%2C91.77%2C26.17&layer=mapnik&marker=26.1445%2C91.7362',
        link: 'https://www.openstreetmap.org/?mlat=26.1445&mlon=91.7362#map=14/26.1445/91.7362',
        image: photos[2],
        latitude: '26.1445',
        longitude: '91.7362',
      },
      about: richText(
        'The college began with one hall, four teachers and a borrowed library. It now has departments in arts, science, commerce and management, and students from every district of the valley.',
        'Classes are small enough that teachers know names. The laboratories, the library and the sports field are open to all, and the old hall still serves for plays, debates and examinations.',
        'This is a demo: the college, its people and its notices are invented.',
      ),
      about_image: photos[0],
      video_poster: photos[1],
      principal_message: richText('Whoever comes through our gate should leave with more questions than they brought, and with the patience to look for answers.'),
      motto: richText('From darkness towards light.'),
      mission: richText('To teach with care, to search with honesty, and to serve the valley that feeds us.'),
      vision: richText('A college in which no talent is lost for want of a door.'),
      anthem: { title: 'College anthem', html: richText('লুইতৰ পাৰৰ শিক্ষালয়, জ্ঞানৰ পোহৰ ঘৰ,', 'নতুন পুৱাৰ গীত গাওঁ আহা, সপোন আমাৰ ডাঙৰ।', 'School on the bank of the Luit, house of the light of knowledge: come, let us sing of the new morning, our dream is wide.') },
      emblem_meaning: richText('A lamp over an open book: what is read gives light. The ring is the woven border of a gamosa.'),
      certificates: ['Demo accreditation certificate', 'Demo certificate of recognition', 'Demo green campus certificate'].map((title) => ({ title, image: certificate })),
      shortcuts: tiles([
        ['Academic notices', '/notifications/academic'],
        ['Departments', '/departments'],
        ['Events', '/events'],
        ['Downloads', '/notifications/downloads'],
        ['Tenders', '/notifications/tender'],
        ['Visitor’s note', '/visitors-note'],
      ]),
      accreditation: tiles([['NAAC', 'https://naac.example.org/'], ['NIRF', 'https://nirf.example.org/'], ['UGC', 'https://ugc.example.org/'], ['AISHE', 'https://aishe.example.org/'], ['RTI', 'https://rti.example.org/']]),
      distance_learning: tiles([['NPTEL', 'https://nptel.example.org/'], ['GUCDOE', 'https://gucdoe.example.org/'], ['KKHSOU', 'https://kkhsou.example.org/'], ['IGNOU', 'https://ignou.example.org/']]),
      portals: tiles([['Student', 'https://portal.example.org/student'], ['Teacher', 'https://portal.example.org/teacher'], ['Department', 'https://portal.example.org/department'], ['Committee', 'https://portal.example.org/committee']]),
    },
  });
  await payload.updateGlobal({
    slug: 'college',
    locale: 'as',
    data: {
      name: 'ডেমো স্নাতকোত্তৰ মহাবিদ্যালয়, গুৱাহাটী',
      about: richText('এখন কোঠা, চাৰিজন শিক্ষক আৰু ধাৰে অনা কিতাপেৰে মহাবিদ্যালয়খন আৰম্ভ হৈছিল। এতিয়া কলা, বিজ্ঞান, বাণিজ্য আৰু ব্যৱস্থাপনাৰ বিভাগ আছে।', 'এইখন এখন আৰ্হি: মহাবিদ্যালয়, মানুহ আৰু জাননী সকলো কল্পিত।'),
      motto: richText('আন্ধাৰৰ পৰা পোহৰলৈ।'),
    },
  });
  await payload.updateGlobal({ slug: 'admission', data: { open: true, session: '2026–27', link: 'https://admission.example.org/' } });
}
