import { text } from '../text.ts';
import type { Series } from './template.ts';

/** Texts that stand for years: one page each. */
export const facilities: Series = {
  COLLEGE_F_LIBRARY: [
    {
      title: text('Central Library', 'কেন্দ্ৰীয় গ্ৰন্থাগাৰ'),
      by: 'library',
      photos: ['library-hall'],
      body: text(
        'The Central Library holds 92,000 volumes, forty journals and a reading hall of 160 seats. The catalogue can be searched from any telephone on the campus.\n\n## Opening hours\n\n| Days | Reading hall | Lending desk |\n| Monday to Friday | 8 am to 8 pm | 10 am to 4 pm |\n| Saturday | 8 am to 4 pm | 10 am to 1 pm |\n| Examination weeks | 7 am to 10 pm | 10 am to 5 pm |\n\n## Lending\n\n- Undergraduates: three books for two weeks\n- Postgraduates: five books for three weeks\n- Readers with low vision: no limit, and a reader on request',
        'কেন্দ্ৰীয় গ্ৰন্থাগাৰত ৯২,০০০ খন গ্ৰন্থ, চল্লিশখন আলোচনী আৰু ১৬০ খন আসনৰ পঠন কক্ষ আছে।',
      ),
    },
  ],
  ICT_CLASSROOM: [
    {
      title: text('ICT enabled classrooms'),
      photos: ['computer-laboratory', 'classroom'],
      body: text(
        'Thirty-eight of sixty-two classrooms have a projector, loudspeakers and a wired connection; four are equipped for recording. Teachers borrow a key and a cable from the desk at each block.',
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
      title: text('Research laboratories'),
      photos: ['laboratory'],
      body: text(
        'Six departments keep research laboratories for doctoral students. Undergraduates join from their fifth semester after a safety course of one afternoon.',
      ),
    },
  ],
  HEALTHCARE_FACILITY: [
    {
      title: text('Health centre'),
      body: text(
        'A nurse is present on all working days, a doctor on Tuesdays and Fridays from 11 am to 1 pm. First aid boxes hang in every block; an ambulance can be called at the gate.\n\n**Counselling** is confidential and free: write to [counselling@example.org](mailto:counselling@example.org).',
      ),
    },
  ],
  SPORTS_FACILITY: [
    {
      title: text('Sports'),
      photos: ['sports-ground'],
      body: text(
        '- Football ground with a 400 m track\n- Indoor hall for badminton and table tennis\n- Gymnasium, with separate hours for women\n- Yoga hall\n\nCoaching takes place every morning from six to eight.',
      ),
    },
  ],
  DISABILITY_SUPPORT: [
    {
      title: text('Support for students with disabilities'),
      body: text(
        'Ramps lead to every ground floor and lifts to Blocks A and C. The library has screen readers and a Braille printer. Scribes, extra time and accessible question papers are arranged by the Examination Branch; one letter is enough.',
      ),
    },
  ],
  COLLEGE_HERITAGE_CORNER: [
    {
      title: text('Heritage corner', 'ঐতিহ্য চ’ৰা'),
      photos: ['bihu-instruments'],
      body: text(
        'Looms, fishing traps, masks and instruments collected by students, with the names of those who gave them. The xorai (শৰাই) at the entrance was turned in the bell-metal town of Sarthebari.',
        'শিক্ষাৰ্থীয়ে সংগ্ৰহ কৰা তাঁতশাল, জাকৈ, খালৈ, মুখা আৰু বাদ্যযন্ত্ৰ ইয়াত সংৰক্ষিত হৈছে।',
      ),
    },
  ],
  COLLEGE_CANTEEN: [
    {
      title: text('Canteen'),
      body: text(
        'Open from 8 am to 6 pm. A vegetarian meal costs Rs 45; tea is Rs 7 in one’s own cup. The menu is agreed with the Students’ Union each term.',
      ),
    },
  ],
  COLLEGE_PARKING: [
    {
      title: text('Parking'),
      body: text(
        'Two hundred bicycles and 140 two-wheelers under a solar roof at the west gate. Cars by permit only. The rest of the campus belongs to pedestrians.',
      ),
    },
  ],
  OTHER_FACILITY: [
    {
      title: text('Hostels, bank and post'),
      body: text(
        'Two hostels for women (210 places) and one for men (120). A bank counter opens from ten to two; the post box is emptied at four.',
      ),
    },
    {
      title: text('Auditorium'),
      photos: ['auditorium'],
      body: text(
        'Six hundred seats, a stage of ten metres and an induction loop for hearing aids.',
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
      body: text(
        'Eleven members, elected every October by secret ballot. The union runs the College Week, the magazine and the canteen committee, and publishes its accounts twice a year.',
      ),
    },
  ],
  STUDENT_GRIEVANCE_CELL: [
    {
      title: text('Student grievance cell'),
      by: 'welfare',
      body: text(
        'Complaints are answered in writing within ten working days.\n\n1. Speak with the mentor\n2. Write to the cell\n3. Appeal to the Principal',
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
      title: text('Student welfare'),
      by: 'welfare',
      body: text(
        'Group insurance, travel concessions, hostel places and small emergency grants are arranged by the Student Welfare Office, Room 12.',
      ),
    },
  ],
  Career_Placement_Cell: [
    {
      title: text('Career and placement cell'),
      photos: ['classroom'],
      body: text(
        'Mock interviews every second Friday, a job fair in February, and a reading shelf for competitive examinations. Last year 212 students found work or an apprenticeship through the cell.',
      ),
    },
  ],
  STUDENT_CLUBS: [
    {
      title: text('Astronomy club'),
      photos: ['college-at-dusk'],
      body: text('First Friday of the month on the roof of Physics, weather permitting.'),
    },
    {
      title: text('Drama circle'),
      photos: ['auditorium'],
      body: text('One play a term, every second one in Assamese.'),
    },
    {
      title: text('Eco club'),
      photos: ['saplings'],
      body: text('Counts birds, sorts waste, plants trees, and writes down the numbers.'),
    },
    {
      title: text('Coding club'),
      photos: ['computer-laboratory'],
      body: text('Builds small tools for the offices and clubs of the college.'),
    },
  ],
  ADMISSION_PROCEDURE: [
    {
      title: text('Admission procedure', 'নামভৰ্তিৰ পদ্ধতি'),
      by: 'academic',
      files: ['prospectus.pdf', 'application-form.pdf'],
      body: text(
        'Admission to all programmes is online and by merit.\n\n## Steps\n\n1. Register on the [admission portal](https://admission.example.org/) with an e-mail address and a telephone number\n2. Fill in marks and choices; documents are uploaded as photographs\n3. Pay the application fee of Rs 200\n4. See the merit list on this website\n5. Bring originals on the day of admission\n\n## Documents\n\n- Mark sheet and pass certificate of the last examination\n- Caste certificate, if any\n- Gap certificate, if any\n- Two photographs\n\n| Programme | Least marks |\n| Arts | 45 per cent |\n| Science | 50 per cent |\n| Commerce | 45 per cent |',
        'সকলো পাঠ্যক্ৰমৰ নামভৰ্তি অনলাইন আৰু যোগ্যতাৰ ভিত্তিত হয়। [নামভৰ্তি পৰ্টেলত](https://admission.example.org/) পঞ্জীয়ন কৰি প্ৰ-পত্ৰ পূৰণ কৰিব লাগিব।',
      ),
    },
  ],
  ADMISSION_HELPDESK: [
    {
      title: text('Admission helpdesk'),
      by: 'academic',
      body: text(
        'Monday to Saturday, 10 am to 5 pm, Room 3 beside the gate.\n\nPhone: 00000 00000\nE-mail: [admission@example.org](mailto:admission@example.org)\n\nVolunteers of the NSS help with the form in Assamese, Bodo, Hindi and English.',
      ),
    },
  ],
  EXAMINATION: [
    {
      title: text('Examinations'),
      by: 'examination',
      body: text(
        'Each paper carries 100 marks: 40 internal, 60 in the end-semester examination. A student who falls ill sits the paper again with the next batch.\n\n- Two sessional examinations, the better one counts\n- Attendance of 75 per cent\n- Answer scripts can be seen for fifteen days after the results',
      ),
    },
  ],
  RULES_AND_REGULATIONS: [
    {
      title: text('Rules and regulations'),
      by: 'principal',
      files: ['office-order.pdf'],
      body: text(
        '1. Identity cards are worn on the campus.\n2. Classes begin on time; doors stay open for ten minutes.\n3. Smoking, tobacco and ragging are forbidden.\n4. Telephones are silent in class and library.\n5. Damage is reported by whoever caused it.\n6. Complaints are welcome and never held against anybody.',
      ),
    },
  ],
  COLLEGE_KKHSOU: [
    {
      title: text('KKHSOU study centre'),
      body: text(
        'Study centre of the state open university: bachelor and master programmes for those who work. Counselling on Sundays.',
      ),
      link: 'https://kkhsou.example.org/',
      files: ['syllabus.pdf'],
    },
  ],
  COLLEGE_IGNOU: [
    {
      title: text('IGNOU study centre'),
      body: text(
        'Study centre of the central open university since 1992. Counselling on Saturdays and Sundays from ten to four.',
      ),
      files: ['application-form.pdf'],
    },
  ],
  COLLEGE_IDOL: [
    {
      title: text('University distance education (GUCDOE)'),
      body: text(
        'Postgraduate programmes by distance. Study material is given out from Counter 5.',
      ),
      files: ['prospectus.pdf'],
    },
  ],
  COLLEGE_PUBLICATIONS: [
    {
      title: text('College magazine, {year}'),
      files: ['annual-report.pdf'],
      body: text('Poems, essays and reports of the year, in four languages.'),
    },
    { title: text('Newsletter, {year}'), files: ['notice-sheet.pdf'] },
  ],
  COLLEGE_PHOTO_GALLERY: [
    {
      title: text('A year on the campus'),
      photos: ['college-gate', 'library-hall', 'sports-ground', 'bihu-dance', 'college-at-dusk'],
    },
    {
      title: text('River, hills and gardens'),
      photos: ['river-in-mist', 'tea-garden-walk', 'one-horned-rhino', 'saplings'],
    },
  ],
  COLLEGE_VIDEO_GALLERY: [
    {
      title: text('A walk through the college'),
      photos: ['college-building'],
      body: text('From the gate to the river in seven seconds.'),
      link: '/files/media/college-walk.webm',
    },
  ],
  COLLEGE_DOWNLOADS_GALLERY: [
    {
      title: text('Documents of the college'),
      files: ['prospectus.pdf', 'annual-report.pdf', 'academic-calendar.pdf'],
    },
  ],
  COLLEGE_F_ALUMNI_SUPPORT: [
    {
      title: text('How alumni can help'),
      by: 'alumni',
      body: text(
        '- Mentor one student for a year\n- Give a book that changed your mind\n- Add to the fund for students in sudden need\n- Come back and tell how it was',
      ),
    },
  ],
};
