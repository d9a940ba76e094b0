import { text } from '../text.ts';
import type { Series } from './template.ts';

/** Texts that stand for years: one page each. */
export const facilities: Series = {
  COLLEGE_F_LIBRARY: [
    {
      title: text('Central Library', 'কেন্দ্ৰীয় গ্ৰন্থাগাৰ'),
      by: 'library',
      photos: ['library-hall'],
      files: ['application-form.pdf'],
      body: text(
        'The Central Library holds 92,000 volumes, forty journals, 1,300 bound periodicals in Assamese and a reading hall of 160 seats. The catalogue can be searched from any telephone on the campus.\n\n## Opening hours\n\n| Days | Reading hall | Lending desk |\n| Monday to Friday | 8 am to 8 pm | 10 am to 4 pm |\n| Saturday | 8 am to 4 pm | 10 am to 1 pm |\n| Examination weeks | 7 am to 10 pm | 10 am to 5 pm |\n\n## Lending\n\n| Reader | Books | For |\n| Undergraduate | 3 | two weeks |\n| Postgraduate | 5 | three weeks |\n| Teacher | 15 | a semester |\n| Reader with low vision | no limit | as long as needed |\n\nA book that nobody waits for can be renewed twice. Late books cost a rupee a day, never more than the book.\n\n## Sections\n\n- **Reference:** dictionaries, gazetteers, question papers of ten years\n- **Manuscripts:** 340 bark leaves, to be seen with a librarian\n- **E-resources:** twelve thousand journals through the national consortium, with your college e-mail address\n- **Children’s shelf:** for the families of students who bring them along\n\n## Joining\n\nBring identity card, admission receipt and one photograph to the desk. Alumni and neighbours may read in the hall after signing the book at the door.',
        'কেন্দ্ৰীয় গ্ৰন্থাগাৰত ৯২,০০০ খন গ্ৰন্থ, চল্লিশখন আলোচনী আৰু ১৬০ খন আসনৰ পঠন কক্ষ আছে। চৌহদৰ যিকোনো ফোনৰ পৰা গ্ৰন্থসূচী চাব পাৰি।\n\n## সময়\n\n| দিন | পঠন কক্ষ | গ্ৰন্থ প্ৰদান |\n| সোমবাৰৰ পৰা শুকুৰবাৰলৈ | ৮ – ৮ বজা | ১০ – ৪ বজা |\n| শনিবাৰ | ৮ – ৪ বজা | ১০ – ১ বজা |\n\n## গ্ৰন্থ প্ৰদান\n\n- স্নাতক শিক্ষাৰ্থী: দুসপ্তাহলৈ তিনিখন\n- স্নাতকোত্তৰ শিক্ষাৰ্থী: তিনিসপ্তাহলৈ পাঁচখন\n- ক্ষীণ দৃষ্টিৰ পাঠক: সীমা নাই',
      ),
    },
  ],
  ICT_CLASSROOM: [
    {
      title: text('ICT enabled classrooms', 'তথ্য-প্ৰযুক্তিযুক্ত শ্ৰেণীকোঠা'),
      photos: ['computer-laboratory', 'classroom'],
      body: text(
        'Thirty-eight of sixty-two classrooms have a projector, loudspeakers and a wired connection; four are equipped for recording. Teachers borrow a key and a cable from the desk at each block.\n\n| Block | Rooms with projector | Recording | Computers |\n| A (Arts) | 16 | Room A 12 | 40 |\n| B (Science) | 14 | Rooms B 3, B 9 | 110 |\n| C (Commerce) | 8 | Room C 4 | 60 |\n\n## For teachers\n\n- Book a recording room on the list at the desk, a day ahead\n- Recordings are subtitled by students who earn while they learn\n- Broken things are reported by a slip on the door and mended within two days',
      ),
    },
  ],
  INSTRUMENTATION_FACILITY: [
    {
      title: text('Central instrumentation facility'),
      photos: ['laboratory'],
      body: text(
        '| Instrument | In charge | Fee for a sample |\n| UV-visible spectrometer | Chemistry | Rs 50 |\n| Infrared spectrometer | Chemistry | Rs 100 |\n| X-ray diffractometer | Physics | Rs 300 |\n| Thermal cycler | Zoology | Rs 150 |\n\nBookings open on the first working day of each month. Students of the college pay nothing.',
      ),
    },
  ],
  RESEARCH_LABORATORY: [
    {
      title: text('Research laboratories', 'গৱেষণাগাৰ'),
      photos: ['laboratory'],
      body: text(
        'Six departments keep research laboratories for doctoral students. Undergraduates join from their fifth semester after a safety course of one afternoon.\n\n| Laboratory | Works on | Places |\n| Physics | cosmic rays, thin films | 6 |\n| Chemistry | water of wells and river | 8 |\n| Botany | orchids and ferns of Kamrup | 6 |\n| Zoology | fish of the wetlands | 5 |\n| Computer Science | language tools for Assamese and Bodo | 10 |\n| Geography | bank lines of the Brahmaputra | 4 |\n\n## Safety first\n\n1. Nobody works alone after six.\n2. Chemicals are signed out and back.\n3. The eye wash is tried every Monday.',
      ),
    },
  ],
  HEALTHCARE_FACILITY: [
    {
      title: text('Health centre', 'স্বাস্থ্য কেন্দ্ৰ'),
      photos: ['college-building'],
      body: text(
        'On the ground floor of Block A, with a separate entrance for those who would rather not be seen.\n\n| Who | When |\n| Nurse | all working days, 9 am to 5 pm |\n| Doctor | Tuesday and Friday, 11 am to 1 pm |\n| Counsellor | Monday, Wednesday and Friday, 2 to 5 pm |\n| Dentist | first Thursday of the month |\n\nFirst aid boxes hang in every block; an ambulance can be called at the gate.\n\n**Counselling** is confidential and free: write to [counselling@example.org](mailto:counselling@example.org). Nothing about it is ever written into a record of the college.\n\n## Every year\n\n- Blood groups and eyesight of all new students\n- Blood donation in October, with the Red Cross\n- A camp on anaemia, with the department of Zoology',
        '“ক” ভৱনৰ তল মহলাত। চিকিৎসক মঙলবাৰ আৰু শুকুৰবাৰে ১১ বজাৰ পৰা ১ বজালৈ; নাৰ্ছ সকলো কৰ্মদিনতে উপস্থিত থাকে। **পৰামৰ্শ সেৱা** বিনামূলীয়া আৰু গোপনীয়।',
      ),
    },
  ],
  SPORTS_FACILITY: [
    {
      title: text('Sports', 'খেল-ধেমালি'),
      photos: ['sports-ground', 'parade'],
      body: text(
        '## Where\n\n- Football ground with a 400 m track\n- Indoor hall for badminton and table tennis\n- Gymnasium, with separate hours for women\n- Yoga hall\n- Boats at the ghat, with the naval wing\n\n## When\n\n| Sport | Morning | Evening |\n| Football, athletics | 6 to 8 | 4 to 6 |\n| Badminton, table tennis | – | 3 to 7 |\n| Gymnasium, women | 7 to 8 | 4 to 5 |\n| Gymnasium, all | 6 to 7 | 5 to 7 |\n| Yoga | 6.30 to 7.30 | – |\n\nCoaching is free; shoes are lent. Teams are chosen in September for the inter-college games, in January for College Week.',
        'খেলপথাৰ, ৪০০ মিটাৰৰ দৌৰপথ, বেডমিণ্টন আৰু টেবুল টেনিছৰ বাবে সভাকক্ষ, ব্যায়ামাগাৰ আৰু যোগ কক্ষ আছে। প্ৰশিক্ষণ বিনামূলীয়া।',
      ),
    },
  ],
  DISABILITY_SUPPORT: [
    {
      title: text('Support for students with disabilities', 'দিব্যাংগ শিক্ষাৰ্থীৰ সহায়'),
      by: 'welfare',
      body: text(
        'Tell us once, and everybody who needs to know is told: one letter to the Student Welfare Office is enough for all four years.\n\n## Getting around\n\n- Ramps lead to every ground floor; lifts to Blocks A and C\n- Classes are moved to the ground floor where there is no lift\n- Tactile paving from the gate to the library\n\n## Learning\n\n- Screen readers and a Braille printer in the library\n- An induction loop in the auditorium\n- A note-taker who is paid by the college\n\n## Examinations\n\n| Need | What is arranged | Ask |\n| Writing | scribe of a lower semester | a month before |\n| Time | twenty minutes for each hour | a month before |\n| Reading | large print or Braille | two months before |\n\nEqual Opportunity Cell: [equal@example.org](mailto:equal@example.org), 00000 00000.',
        'ছাত্ৰ কল্যাণ শাখালৈ এখন চিঠিয়েই চাৰিও বছৰৰ বাবে যথেষ্ট। ঢালযুক্ত পথ, লিফ্ট, স্ক্ৰীন ৰীডাৰ, ব্ৰেইল প্ৰিণ্টাৰ আৰু পৰীক্ষাত লিখক তথা অতিৰিক্ত সময়ৰ ব্যৱস্থা আছে।',
      ),
    },
  ],
  COLLEGE_HERITAGE_CORNER: [
    {
      title: text('Heritage corner', 'ঐতিহ্য চ’ৰা'),
      photos: ['bihu-instruments', 'manuscript-banner'],
      body: text(
        'Looms, fishing traps, masks and instruments collected by students, with the names of those who gave them. The xorai (শৰাই) at the entrance was turned in the bell-metal town of Sarthebari.\n\n## What to look for\n\n- A loom (তাঁতশাল) that still works: try it on Thursdays\n- Seven kinds of fishing gear, from jakoi (জাকৈ) to polo (পল)\n- Masks of the river island, made by a student’s grandfather\n- A page of bark manuscript, turned once a month\n\nOpen on working days from eleven to three; schools come on Saturdays, after a line to [heritage@example.org](mailto:heritage@example.org).',
        'শিক্ষাৰ্থীয়ে সংগ্ৰহ কৰা তাঁতশাল, জাকৈ, খালৈ, মুখা আৰু বাদ্যযন্ত্ৰ ইয়াত সংৰক্ষিত হৈছে। প্ৰৱেশ পথৰ শৰাইখন সৰ্থেবাৰীত নিৰ্মিত। কৰ্মদিনত এঘাৰ বজাৰ পৰা তিনি বজালৈ মুকলি।',
      ),
    },
  ],
  COLLEGE_CANTEEN: [
    {
      title: text('Canteen', 'কেণ্টিন'),
      body: text(
        'Open from 8 am to 6 pm beside the football ground, 120 seats, shade for as many again. The menu is agreed with the Students’ Union each term.\n\n| What | Price |\n| Tea, in one’s own cup | Rs 7 |\n| Tea, in a clay cup | Rs 10 |\n| Luchi with vegetables | Rs 25 |\n| Rice, dal, vegetables | Rs 45 |\n| The same with fish | Rs 70 |\n\nKitchen and water are tested twice a term by the department of Zoology; the result hangs at the counter.',
      ),
    },
  ],
  COLLEGE_PARKING: [
    {
      title: text('Parking', 'বাহন ৰখা ঠাই'),
      body: text(
        'The campus belongs to pedestrians; wheels stop at the gates.\n\n| Where | For | Places |\n| West gate, under the solar roof | bicycles | 200 |\n| West gate, under the solar roof | two-wheelers | 140 |\n| East gate | cars by permit | 32 |\n| East gate, beside the ramp | drivers with disabilities | 4 |\n\nPermits are given out at Counter 1 for a session. Four charging points are free for two-wheelers of students.',
      ),
    },
  ],
  OTHER_FACILITY: [
    {
      title: text('Hostels, bank and post', 'নিবাস, বেংক আৰু ডাক'),
      photos: ['college-at-dusk'],
      body: text(
        '- Two [hostels for women](/facility/girlshostel) with 210 places, one for men with 120\n- A bank counter, open from ten to two\n- A post box, emptied at four\n- A [guest house](/facility/guest_house) of six rooms',
      ),
    },
    {
      title: text('Auditorium', 'প্ৰেক্ষাগৃহ'),
      photos: ['auditorium'],
      body: text(
        'Six hundred seats, a stage of ten metres and an induction loop for hearing aids. Departments book it on the form for booking the auditorium; others pay Rs 8,000 a day.',
      ),
    },
    {
      title: text('Observatory'),
      photos: ['physics-banner'],
      body: text(
        'A telescope of ten inches on the roof of Physics. On the first Friday of each month it belongs to the town, weather permitting.',
      ),
    },
  ],
  COLLEGE_ANTIRAGGING: [
    {
      title: text('Ragging is forbidden', 'ৰেগিং নিষিদ্ধ'),
      by: 'principal',
      body: text(
        'Ragging is a crime. Whoever sees it reports it, by name or without.\n\n- National helpline: 00000 00000 (demo number)\n- Convener: [antiragging@example.org](mailto:antiragging@example.org)\n- A locked box stands outside the library\n\nThe committee meets within 24 hours of a report.',
        'ৰেগিং এক অপৰাধ। কোনোবাই দেখিলে নাম প্ৰকাশ কৰি বা নকৰাকৈ জনাব পাৰে। চব্বিশ ঘণ্টাৰ ভিতৰত সমিতিয়ে ব্যৱস্থা ল’ব।',
      ),
      files: ['application-form.pdf'],
    },
  ],
  COLLEGE_SU: [
    {
      title: text('Students’ Union', 'ছাত্ৰ একতা সভা'),
      photos: ['bihu-dance'],
      body: text(
        'Eleven members, elected every October by secret ballot. The union runs the College Week, the magazine and the canteen committee, and publishes its accounts twice a year.\n\n## Offices\n\n- President, vice-president, general secretary\n- Secretaries for magazine, major games, minor games, debate, music, culture\n- Secretaries of the girls’ and the boys’ common rooms\n\nThe members of this year are on the page [Students’ Union](/students/students_union).',
        'প্ৰতি বছৰে অক্টোবৰ মাহত গোপন ভোটেৰে এঘাৰগৰাকী সদস্য নিৰ্বাচিত হয়।',
      ),
    },
  ],
  STUDENT_GRIEVANCE_CELL: [
    {
      title: text('Student grievance cell', 'শিক্ষাৰ্থী অভিযোগ নিষ্পত্তি কোষ'),
      by: 'welfare',
      files: ['application-form.pdf'],
      body: text(
        'Complaints are answered in writing within ten working days. They may be brought in any language, by word of mouth, on paper or by e-mail, and without a name.\n\n## Three steps\n\n1. Speak with your mentor: most things end here.\n2. Write to the cell: [grievance@example.org](mailto:grievance@example.org), or the box beside the library.\n3. Appeal to the Principal; after that to the ombudsperson of the university.\n\n## Last year\n\n| About | Complaints | Settled |\n| Marks and mark sheets | 31 | 31 |\n| Fees | 12 | 12 |\n| Hostels | 9 | 8 |\n| Other | 14 | 13 |',
        'অভিযোগৰ উত্তৰ দহটা কৰ্মদিনৰ ভিতৰত লিখিতভাৱে দিয়া হয়। নাম প্ৰকাশ নকৰাকৈও অভিযোগ দিব পাৰি।',
      ),
    },
  ],
  SCHOLARSHIP_AND_STIPEN: [
    {
      title: text('Scholarships and stipends'),
      by: 'welfare',
      body: text(
        '| Scholarship | For | Apply in |\n| Post-matric | SC, ST, OBC students | August |\n| Merit | First ten of each stream | September |\n| Alumni fund | Students in sudden need | at any time |\n| Earn while you learn | Library and laboratories | January, July |',
      ),
    },
  ],
  STUDENT_WELFARE: [
    {
      title: text('Student welfare', 'ছাত্ৰ কল্যাণ'),
      by: 'welfare',
      body: text(
        'The Student Welfare Office, Room 12, is open on working days from ten to four. Nobody needs an appointment.\n\n| Help | For whom | How quickly |\n| Group insurance | all students, without asking | from the day of admission |\n| Travel concession | whoever lives more than 10 km away | two days |\n| Emergency grant, up to Rs 5,000 | after illness, flood, death in the family | the same day |\n| Lunch without payment | whoever asks; nobody asks why | at once |\n| Hostel place out of turn | after a decision of three teachers | a week |\n\nConvener: Dr Banani B., [welfare@example.org](mailto:welfare@example.org).',
        '১২ নং কোঠাৰ ছাত্ৰ কল্যাণ শাখা কৰ্মদিনত দহ বজাৰ পৰা চাৰি বজালৈ খোলা থাকে। বীমা, যাতায়াত ৰেহাই, জৰুৰীকালীন সাহায্য আৰু দুপৰীয়াৰ আহাৰৰ ব্যৱস্থা আছে।',
      ),
    },
  ],
  Career_Placement_Cell: [
    {
      title: text('Career and placement cell', 'জীৱিকা আৰু নিযুক্তি কোষ'),
      photos: ['classroom', 'graduates'],
      files: ['annual-report.pdf'],
      body: text(
        'Last year 212 students found work or an apprenticeship through the cell.\n\n| What | When |\n| Mock interviews | every second Friday |\n| Coaching for competitive examinations | July to January |\n| Job fair | February |\n| Visits to workplaces | once a month |\n\n## Where graduates went\n\n- Higher studies: 46 per cent\n- Teaching and public service: 21 per cent\n- Companies and banks: 19 per cent\n- Enterprises of their own: 6 per cent\n- Still looking, with our help: 8 per cent',
      ),
    },
  ],
  STUDENT_CLUBS: [
    {
      title: text('Astronomy club', 'জ্যোতিৰ্বিজ্ঞান গোট'),
      photos: ['college-at-dusk'],
      by: 'welfare',
      body: text(
        'First Friday of the month on the roof of Physics, weather permitting. Members grind a mirror each winter and show Saturn to the neighbourhood.',
      ),
    },
    {
      title: text('Drama circle', 'নাট্য গোট'),
      photos: ['auditorium'],
      by: 'welfare',
      body: text(
        'One play a term, every second one in Assamese. Rehearsals are on Wednesdays at four; whoever comes three times has a part.',
        'প্ৰতি ষাণ্মাসিকত এখন নাটক; তাৰে এখন অসমীয়াত। বুধবাৰে চাৰি বজাত আখৰা।',
      ),
    },
    {
      title: text('Eco club', 'পৰিৱেশ গোট'),
      photos: ['saplings'],
      by: 'welfare',
      body: text('Counts birds, sorts waste, plants trees, and writes down the numbers.'),
    },
    {
      title: text('Coding club'),
      photos: ['computer-laboratory'],
      by: 'welfare',
      body: text('Builds small tools for the offices and clubs of the college.'),
    },
    {
      title: text('Debating society'),
      photos: ['seminar'],
      by: 'welfare',
      body: text(
        'Thursdays at three: a motion, four speakers, a vote. Shy people are heard first.',
      ),
    },
    {
      title: text('Bihu troupe', 'বিহু দল'),
      photos: ['bihu-dance'],
      by: 'welfare',
      body: text(
        'Dhol, pepa, gogona and twelve dancers. New members from November on.',
        'ঢোল, পেঁপা, গগনা আৰু বাৰগৰাকী নাচনী। নৱেম্বৰ মাহৰ পৰা নতুন সদস্য লোৱা হয়।',
      ),
    },
  ],
  COLLEGE_KKHSOU: [
    {
      title: text(
        'Admission to the KKHSOU study centre, {session}',
        'কে.কে.এইচ.এছ.অ’.ইউ.ত নামভৰ্তি, {session}',
      ),
      body: text(
        'Bachelor and master programmes for those who work. Forms are filled in on the portal of the university; the centre helps on Sundays.',
      ),
      link: 'https://kkhsou.example.org/',
    },
    {
      title: text('Counselling classes on Sundays: routine'),
      body: text(
        'From ten to two in Block A. Learners from the river islands may come an hour late.',
      ),
      files: ['class-routine.pdf'],
    },
    {
      title: text('KKHSOU: programmes and fees'),
      files: ['prospectus.pdf', 'syllabus.pdf'],
    },
    { title: text('KKHSOU: form for assignments'), files: ['application-form.pdf'] },
  ],
  COLLEGE_IGNOU: [
    {
      title: text('IGNOU: re-registration for the January cycle', 'ইগনু: জানুৱাৰী চক্ৰৰ পুনৰ পঞ্জীয়ন'),
      body: text(
        'Re-registration is open on the portal of the university until the end of the month.',
      ),
    },
    {
      title: text('IGNOU: induction meeting of new learners'),
      body: text('How to read the books, write assignments and reach a counsellor.'),
      photos: ['seminar'],
    },
    { title: text('IGNOU: term-end examination, date sheet'), files: ['examination-schedule.pdf'] },
    { title: text('IGNOU: application for change of address'), files: ['application-form.pdf'] },
  ],
  COLLEGE_IDOL: [
    {
      title: text('GUCDOE: admission to postgraduate programmes, {session}'),
      body: text(
        'Postgraduate programmes by distance. Study material is given out from Counter 5.',
      ),
      link: 'https://gucdoe.example.org/',
    },
    {
      title: text('GUCDOE: personal contact programme, Saturdays'),
      body: text('Two lessons and one hour for questions in each paper.'),
      files: ['class-routine.pdf'],
    },
    { title: text('GUCDOE: prospectus'), files: ['prospectus.pdf'] },
    { title: text('GUCDOE: results of the {semester} semester'), files: ['result-list.pdf'] },
  ],
  COLLEGE_PUBLICATIONS: [
    {
      title: text('College magazine, {year}', 'মহাবিদ্যালয় আলোচনী, {year}'),
      files: ['annual-report.pdf'],
      photos: ['manuscript-banner'],
      body: text('Poems, essays and reports of the year, in four languages.'),
    },
    {
      title: text('Newsletter, {year}'),
      files: ['notice-sheet.pdf'],
      body: text('Four pages: who came, who left, what was found out, what is next.'),
    },
    {
      title: text('Journal of river studies, volume of {year}'),
      files: ['student-journal.pdf'],
      body: text('Seven papers on banks, boats, fish and songs, each read by two referees.'),
    },
    {
      title: text('Songs of the river islands: a reader', 'চৰ-চাপৰিৰ গীত: এখন সংকলন'),
      body: text(
        'Collected by students of Assamese in eleven villages, with notes and a word list.',
        'অসমীয়া বিভাগৰ শিক্ষাৰ্থীয়ে এঘাৰখন গাঁৱৰ পৰা সংগ্ৰহ কৰা গীতৰ সংকলন।',
      ),
    },
  ],
  COLLEGE_PHOTO_GALLERY: [
    {
      title: text('A year on the campus', 'চৌহদত এটা বছৰ'),
      photos: ['college-gate', 'library-hall', 'sports-ground', 'bihu-dance', 'college-at-dusk'],
    },
    {
      title: text('River, hills and gardens', 'নদী, পাহাৰ আৰু বাগিচা'),
      photos: ['river-in-mist', 'tea-garden-walk', 'one-horned-rhino', 'saplings'],
    },
    {
      title: text('In class and laboratory'),
      photos: ['classroom', 'laboratory', 'computer-laboratory', 'seminar', 'library-hall'],
    },
    {
      title: text('Bihu on the college ground', 'খেলপথাৰত বিহু'),
      photos: ['bihu-dance', 'bihu-instruments', 'auditorium'],
    },
    {
      title: text('Cadets and volunteers'),
      photos: ['parade', 'saplings', 'river-in-mist'],
    },
  ],
  COLLEGE_VIDEO_GALLERY: [
    {
      title: text('A walk through the college', 'মহাবিদ্যালয়খনৰ এটা পাক'),
      photos: ['college-building'],
      body: text('From the gate to the river in seven seconds. The film is silent.'),
      link: '/files/media/college-walk.webm',
    },
    {
      title: text('Foundation Day in two minutes'),
      photos: ['college-at-dusk'],
      body: text('Flag, anthem, exhibition and lamps, on the video channel of the college.'),
      link: 'https://video.example.org/foundation-day',
    },
    {
      title: text('How to borrow a book', 'কেনেকৈ গ্ৰন্থ ল’ব লাগে'),
      photos: ['library-hall'],
      body: text('Made by students for new students, with subtitles in Assamese and English.'),
      link: 'https://video.example.org/library',
    },
  ],
  COLLEGE_DOWNLOADS_GALLERY: [
    {
      title: text('Documents of the college', 'মহাবিদ্যালয়ৰ নথি'),
      files: ['prospectus.pdf', 'annual-report.pdf', 'academic-calendar.pdf'],
    },
    {
      title: text('Forms for students', 'শিক্ষাৰ্থীৰ প্ৰ-পত্ৰ'),
      files: ['application-form.pdf', 'examination-schedule.pdf'],
    },
    {
      title: text('Reports of the quality cell'),
      files: [
        'quality-assurance-report.pdf',
        'minutes-and-action-taken-report-of-the-internal-quality-assurance-cell.pdf',
        'feedback-analysed.pdf',
      ],
    },
    { title: text('Agreements with other institutions'), files: ['memorandum.pdf'] },
  ],
  COLLEGE_F_ALUMNI_SUPPORT: [
    {
      title: text('How alumni can help', 'প্ৰাক্তন শিক্ষাৰ্থীয়ে কেনেকৈ সহায় কৰিব পাৰে'),
      by: 'alumni',
      photos: ['graduates'],
      body: text(
        '- **Mentor** one student for a year: an hour a month, by telephone if you live far away\n- **Give a book** that changed your mind, with a line on why\n- **Add to the fund** for students in sudden need\n- **Come back** and tell how it was\n\nWrite to [alumni@example.org](mailto:alumni@example.org), or [register](/alumni-registration).',
        '- বছৰটোৰ বাবে এগৰাকী শিক্ষাৰ্থীৰ **পৰামৰ্শদাতা হওক**\n- আপোনাক সলনি কৰা **কিতাপ এখন দিয়ক**\n- সংকটত পৰা শিক্ষাৰ্থীৰ **পুঁজিত বৰঙণি দিয়ক**\n- **ঘূৰি আহক** আৰু নিজৰ কথা কওক',
      ),
    },
    {
      title: text('The fund for students in sudden need: accounts of {year}'),
      by: 'alumni',
      files: ['annual-report.pdf'],
      body: text(
        '| What | Rupees |\n| Given by alumni | 4,12,000 |\n| Fees and books of 61 students | 2,90,500 |\n| After the flood | 84,000 |\n| Kept for next year | 37,500 |',
      ),
    },
  ],
};
