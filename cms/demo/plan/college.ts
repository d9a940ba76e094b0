import type { PictureName } from '../art/pictures.ts';
import { type Text, text } from '../text.ts';

export interface TilePlan {
  title: Text;
  description: Text;
  link?: string;
  image?: PictureName;
}
const tile = (title: Text, description: Text, link?: string, image?: PictureName): TilePlan => ({
  title,
  description,
  ...(link && { link }),
  ...(image && { image }),
});

export const college = {
  name: text('Demo Postgraduate College, Guwahati', 'ডেমো স্নাতকোত্তৰ মহাবিদ্যালয়, গুৱাহাটী'),
  tagline: text(
    'An invented college for a real website',
    'এখন প্ৰকৃত ৱেবছাইটৰ বাবে এখন কাল্পনিক মহাবিদ্যালয়',
  ),
  established: '1954',
  affiliation: text('Affiliated to Demo University', 'ডেমো বিশ্ববিদ্যালয়ৰ অন্তৰ্ভুক্ত'),
  address: text('Demo Road, Guwahati 781001, Assam, India', 'ডেমো পথ, গুৱাহাটী ৭৮১০০১, অসম, ভাৰত'),
  email: 'office@example.org',
  phone: '00000 00000',
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=91.7262%2C26.1395%2C91.7462%2C26.1495&layer=mapnik&marker=26.1445%2C91.7362',
    link: 'https://www.openstreetmap.org/?mlat=26.1445&mlon=91.7362#map=16/26.1445/91.7362',
    latitude: '26.1445',
    longitude: '91.7362',
  },
  about: text(
    'Demo Postgraduate College stands a few minutes from the Brahmaputra, where Guwahati’s old streets meet the road to the hills. It was opened in 1954 with 96 students and eleven teachers, most of whom taught two subjects and swept one room. Today 3,100 students learn in twenty-two departments and centres, from Assamese and Bodo to Physics and Management.\n\nThe college is proud of what can be seen on an ordinary weekday: a reading hall that is full at eight in the morning, wells of the neighbourhood tested by first-year chemists, bark manuscripts edited by students who could not read them a year before. On the first Friday of each month the observatory belongs to the town.\n\nNobody has to look for all this on a map, because this college is invented. It exists to show what the website can do.',
    'ডেমো স্নাতকোত্তৰ মহাবিদ্যালয় ব্ৰহ্মপুত্ৰৰ পৰা কেইমিনিটমান দূৰত, গুৱাহাটীৰ পুৰণি পথসমূহ পাহাৰলৈ যোৱা পথৰ সৈতে লগ লগা ঠাইত অৱস্থিত। ১৯৫৪ চনত ৯৬ গৰাকী শিক্ষাৰ্থী আৰু এঘাৰগৰাকী শিক্ষকেৰে ইয়াৰ পাতনি মেলা হৈছিল। আজি বাইশটা বিভাগ আৰু কেন্দ্ৰত ৩,১০০ শিক্ষাৰ্থীয়ে অধ্যয়ন কৰে।\n\nপুৱা আঠ বজাতে ভৰি পৰা পঠন কক্ষ, প্ৰথম বৰ্ষৰ শিক্ষাৰ্থীয়ে পৰীক্ষা কৰা ওচৰ-চুবুৰীয়াৰ কুঁৱাৰ পানী আৰু সাঁচিপাতৰ পুথিৰ সম্পাদনা – এইবোৰেই মহাবিদ্যালয়খনৰ গৌৰৱ। প্ৰতি মাহৰ প্ৰথম শুকুৰবাৰে মানমন্দিৰটো ৰাইজৰ বাবে মুকলি থাকে।\n\nএই মহাবিদ্যালয়খন কাল্পনিক। ৱেবছাইটখনে কি কৰিব পাৰে তাক দেখুৱাবলৈহে ইয়াৰ সৃষ্টি।',
  ),
  principal_message: text(
    'Every morning at nine I stand at the gate for a quarter of an hour. It is the best part of my day: I learn who is new, who is worried and who has brought a poem.\n\nA college is first of all people who know one another by name. Buildings help, and so do laboratories, but what our graduates remember is that somebody asked them a question and waited for the answer. Come in; the gate is open.',
    'প্ৰতিদিনে পুৱা ন বজাত মই পোন্ধৰ মিনিট মহাবিদ্যালয়ৰ তোৰণত ৰৈ থাকোঁ। সেইখিনিয়েই মোৰ দিনটোৰ আটাইতকৈ ভাল সময়: কোন নতুন, কাৰ মনত চিন্তা, কোনে কবিতা এটা লৈ আহিছে – মই জানিব পাৰোঁ।\n\nমহাবিদ্যালয় মানে প্ৰথমতে এনে মানুহ, যিয়ে ইজনে সিজনক নামেৰে চিনি পায়। আহক; দুৱাৰ মুকলি আছে।',
  ),
  motto: text('Ask, measure, share.', 'সোধা, জোখা, বিলোৱা।'),
  mission: text(
    '- To open higher education to every family of the valley\n- To teach by doing: in the field, the laboratory and the library\n- To keep the languages of Assam alive in scholarship\n- To share what is found with those who live around us',
    '- উপত্যকাৰ প্ৰতিটো পৰিয়ালৰ বাবে উচ্চ শিক্ষাৰ দুৱাৰ মুকলি কৰা\n- কামৰ মাজেৰে শিক্ষা দিয়া\n- অসমৰ ভাষাসমূহক জ্ঞানচৰ্চাত জীয়াই ৰখা\n- আহৰিত জ্ঞান ওচৰ-চুবুৰীয়াৰ সৈতে ভগাই লোৱা',
  ),
  vision: text(
    'A college whose graduates leave the river cleaner, the village better read and the question sharper than they found them.',
    'এনে এখন মহাবিদ্যালয়, যাৰ শিক্ষাৰ্থীয়ে নদীখন আৰু নিৰ্মল, গাঁওখন আৰু জ্ঞানী কৰি থৈ যায়।',
  ),
  anthem: {
    title: text('Song of the lamp', 'চাকিৰ গীত'),
    words: text(
      'নৈৰ পাৰত জ্বলে এগছি চাকি,\nপোহৰ বিলাই নাথাকে একো বাকী।\nসোধোঁ আমি, জোখোঁ আমি, বিলাওঁ আমি জ্ঞান,\nলুইতৰ দৰে বৈ যাওক আমাৰ প্ৰাণৰ গান।\n\nBeside the river burns a single lamp;\nit gives its light and keeps back none.\nWe ask, we measure, what we know we share;\nlike the Luit may our song flow on.',
      'নৈৰ পাৰত জ্বলে এগছি চাকি,\nপোহৰ বিলাই নাথাকে একো বাকী।\nসোধোঁ আমি, জোখোঁ আমি, বিলাওঁ আমি জ্ঞান,\nলুইতৰ দৰে বৈ যাওক আমাৰ প্ৰাণৰ গান।',
    ),
  },
  emblem_meaning: text(
    'The lamp is knowledge that grows when it is shared. The open book has no title: every generation writes its own. The red ring is the border of a gamosa, the cloth with which Assam honours a guest.',
    'চাকিগছি হ’ল সেই জ্ঞান, যি বিলালে বাঢ়ে। মুকলি কিতাপখনৰ কোনো নাম নাই: প্ৰতিটো প্ৰজন্মই নিজৰ নাম লিখে। ৰঙা বৃত্তটো গামোচাৰ আঁচু।',
  ),
  certificates: [
    tile(
      text('Demo accreditation certificate'),
      text('Third cycle, grade A, valid until 2029'),
      '/files/media/quality-assurance-report.pdf',
      'certificate',
    ),
    tile(
      text('Green campus certificate'),
      text('Demo Energy Board, 2025'),
      '/files/media/annual-report.pdf',
      'certificate-second',
    ),
  ],
  shortcuts: [
    tile(text('Admission', 'নামভৰ্তি'), text('Programmes, dates, fees'), '/admissionprocedure'),
    tile(
      text('Prospectus', 'বিৱৰণ পুস্তিকা'),
      text('Everything an applicant needs, as a PDF'),
      '/files/media/prospectus.pdf',
    ),
    tile(
      text('Departments', 'বিভাগসমূহ'),
      text('Arts, science, commerce and centres'),
      '/departments',
    ),
    tile(
      text('Notices', 'জাননী'),
      text('Administrative notices of this year'),
      '/notifications/administrative',
    ),
    tile(text('Events', 'অনুষ্ঠান'), text('What happened and what comes next'), '/events'),
    tile(
      text('Write to us', 'আমালৈ লিখক'),
      text('A note to the office, answered within three days'),
      '/visitors-note',
    ),
  ],
  accreditation: [
    tile(text('NAAC'), text('Self study report', 'আত্ম-অধ্যয়ন প্ৰতিবেদন'), '/iqac/ssr'),
    tile(text('NIRF'), text('National ranking framework', 'ৰাষ্ট্ৰীয় মানাংকন'), '/nirf'),
    tile(text('IQAC'), text('Internal quality assurance', 'আভ্যন্তৰীণ গুণমান'), '/iqac/about'),
    tile(text('AQAR'), text('Annual quality reports', 'বাৰ্ষিক গুণমান প্ৰতিবেদন'), '/iqac/aqar'),
    tile(text('AISHE'), text('Survey on higher education', 'উচ্চ শিক্ষাৰ সমীক্ষা'), '/iqac/aishe-data'),
    tile(text('RTI'), text('Right to information', 'তথ্য জনাৰ অধিকাৰ'), '/rti/home'),
  ],
  distance_learning: [
    tile(
      text('NPTEL'),
      text('Local chapter since 12-10-2023', 'স্থানীয় শাখা, ১২-১০-২০২৩ৰ পৰা'),
      '/nptel',
    ),
    tile(text('GUCDOE'), text('University distance education', 'বিশ্ববিদ্যালয়ৰ দূৰ শিক্ষা'), '/gucdoe'),
    tile(text('KKHSOU'), text('State open university', 'ৰাজ্যিক মুক্ত বিশ্ববিদ্যালয়'), '/kkhsou'),
    tile(text('IGNOU'), text('Central open university', 'কেন্দ্ৰীয় মুক্ত বিশ্ববিদ্যালয়'), '/ignou'),
  ],
  portals: [
    tile(
      text('Student login', 'শিক্ষাৰ্থী'),
      text('Forms, fees, results'),
      'https://portal.example.org/student',
    ),
    tile(
      text('Teacher login', 'শিক্ষক'),
      text('Attendance and marks'),
      'https://portal.example.org/teacher',
    ),
    tile(
      text('Department login', 'বিভাগ'),
      text('Profiles and reports'),
      'https://portal.example.org/department',
    ),
    tile(
      text('Committee login', 'সমিতি'),
      text('Minutes and tasks'),
      'https://portal.example.org/committee',
    ),
  ],
  social: [
    tile(text('Video channel'), text('Lectures and events'), 'https://video.example.org/'),
    tile(text('Photo journal'), text('A picture a day'), 'https://photos.example.org/'),
  ],
} as const;

export const featured = {
  title: text('Admission open', 'নামভৰ্তি মুকলি'),
  picture: 'admission-poster',
  description: text(
    '**Admission to undergraduate and postgraduate programmes is open.** Register on the [admission portal](https://admission.example.org/); the prospectus has [all dates and fees](/files/media/prospectus.pdf).',
    '**স্নাতক আৰু স্নাতকোত্তৰ পাঠ্যক্ৰমত নামভৰ্তি আৰম্ভ হৈছে।** [নামভৰ্তি পৰ্টেলত](https://admission.example.org/) পঞ্জীয়ন কৰক।',
  ),
} as const;
