import { text } from '../text.ts';
import type { Series } from './template.ts';

export const announcements: Series = {
  COLLEGE_ACADEMIC_NOTICE: [
    {
      title: text(
        'Commencement of {semester} semester classes, session {session}',
        '{session} বৰ্ষৰ {semester} ষাণ্মাসিকৰ শ্ৰেণী আৰম্ভণিৰ জাননী',
      ),
      body: text(
        'Classes of the {semester} semester begin as shown in the routine. Students collect their identity cards at Counter 2 before the first class.\n\n- Arts: Rooms 101 to 118\n- Science: laboratories first, theory from the second week\n- Commerce: Block C',
        '{semester} ষাণ্মাসিকৰ শ্ৰেণী ৰুটিন অনুসৰি আৰম্ভ হ’ব। প্ৰথম শ্ৰেণীৰ আগতে ২ নং কাউণ্টাৰৰ পৰা পৰিচয় পত্ৰ সংগ্ৰহ কৰিব লাগিব।',
      ),
      files: ['class-routine.pdf'],
    },
    {
      title: text(
        'Filling up of examination forms, {semester} semester, {year}',
        '{semester} ষাণ্মাসিক পৰীক্ষাৰ প্ৰ-পত্ৰ পূৰণ, {year}',
      ),
      body: text(
        'Forms are filled up online on the student portal. The fee can be paid until the last date without a fine and for three more working days with a fine of Rs 100.\n\n| Category | Fee |\n| Regular | Rs 850 |\n| One back paper | Rs 300 |\n| Each further paper | Rs 150 |',
        'পৰীক্ষাৰ প্ৰ-পত্ৰ শিক্ষাৰ্থী পৰ্টেলত অনলাইনত পূৰণ কৰিব লাগিব। শেষ তাৰিখৰ পাছত তিনিটা কৰ্মদিনলৈ ১০০ টকা জৰিমনাসহ গ্ৰহণ কৰা হ’ব।',
      ),
      by: 'examination',
      link: 'https://portal.example.org/student',
    },
    {
      title: text('First sessional examination of the {semester} semester: syllabus and seating'),
      body: text(
        'The sessional examination covers the first two units of each paper. Seats are shown at the entrance of each block on the morning of the examination.',
      ),
      by: 'examination',
      files: ['examination-schedule.pdf', 'notice-sheet.pdf'],
    },
    {
      title: text(
        'Attendance below 75 per cent: students of the {semester} semester meet their mentors',
        'উপস্থিতি শতকৰা ৭৫ ভাগতকৈ কম হোৱা শিক্ষাৰ্থীলৈ জাননী',
      ),
      body: text(
        'Students whose attendance stands below 75 per cent meet their mentor within a week and bring a guardian if they are absent for reasons of health. **Nobody is kept from an examination without having been heard.**',
        'যিসকল শিক্ষাৰ্থীৰ উপস্থিতি শতকৰা ৭৫ ভাগতকৈ কম, তেওঁলোকে এসপ্তাহৰ ভিতৰত নিজৰ পৰামৰ্শদাতা শিক্ষকক লগ কৰিব লাগিব।',
      ),
    },
    {
      title: text('Choice of electives for the {semester} semester'),
      body: text(
        'Preferences are given on the portal in the order of wish. Seats are allotted by grade points of the last semester; the list appears on the notice board and on this page.',
      ),
    },
    {
      title: text(
        'Application for scholarships, session {session}',
        '{session} বৰ্ষৰ জলপানিৰ বাবে আবেদন',
      ),
      body: text(
        'Applications for state and national scholarships are open. The office helps with the online form every afternoon from two to four.\n\n1. Register on the scholarship portal\n2. Upload income certificate and mark sheet\n3. Hand the printed form to the Student Welfare Office',
        'ৰাজ্যিক আৰু ৰাষ্ট্ৰীয় জলপানিৰ বাবে আবেদন গ্ৰহণ কৰা হৈছে। প্ৰতিদিনে আবেলি দুই বজাৰ পৰা চাৰি বজালৈ কাৰ্যালয়ে অনলাইন প্ৰ-পত্ৰ পূৰণত সহায় কৰিব।',
      ),
      by: 'welfare',
    },
    {
      title: text(
        'Orientation of new students under the four-year undergraduate programme, {session}',
        'নৱাগত শিক্ষাৰ্থীৰ দীক্ষাৰম্ভ কাৰ্যসূচী, {session}',
      ),
      body: text(
        'New students and their guardians meet in the auditorium at 9.30 am. Heads of departments explain majors, minors and credits; after lunch there is a walk through library, laboratories and hostels.',
        'নৱাগত শিক্ষাৰ্থী আৰু অভিভাৱকসকলক পুৱা ৯.৩০ বজাত প্ৰেক্ষাগৃহত উপস্থিত থাকিবলৈ অনুৰোধ জনোৱা হ’ল।',
      ),
    },
    {
      title: text('Remedial classes in {dept}'),
      body: text(
        'Remedial classes in {dept} are held on Saturdays from 10 am to noon. Any student may come; no registration is needed.',
      ),
    },
    {
      title: text(
        'Library: return of books before the {semester} semester examination',
        'পৰীক্ষাৰ আগতে গ্ৰন্থাগাৰৰ কিতাপ ঘূৰাই দিয়াৰ জাননী',
      ),
      body: text(
        'All borrowed books come back to the Central Library a week before the examination. Admit cards are given against a clearance slip.',
      ),
      by: 'library',
    },
    {
      title: text('Correction of names and dates of birth in registration records'),
      body: text(
        'Students whose name, photograph or date of birth is printed wrongly apply with their school certificate before the end of the month.',
      ),
      files: ['application-form.pdf'],
    },
    {
      title: text(
        'Notice regarding re-evaluation and re-scrutiny of answer scripts of the {semester} semester examination, {year}, together with the procedure for obtaining photocopies of answer scripts under the rules of the university and the fees payable for each paper',
      ),
      body: text(
        'Applications are accepted for fifteen days after the results. Fees are not returned unless marks change by ten per cent or more.',
      ),
      by: 'examination',
      files: ['application-form.pdf'],
    },
    {
      title: text('Value added course registration: {topic}'),
      body: text(
        'Thirty hours, two credits, forty seats. The course counts towards the skill component. Register with the department of {dept}.',
      ),
    },
    {
      title: text(
        'Bhasha Gaurav Saptah (ভাষা গৌৰৱ সপ্তাহ): essay and handwriting competition',
        'ভাষা গৌৰৱ সপ্তাহ: ৰচনা আৰু হস্তাক্ষৰ প্ৰতিযোগিতা',
      ),
      body: text(
        'The college keeps the week of the classical Assamese language with an essay on **মোৰ ভাষা মোৰ গৌৰৱ**, a handwriting competition and an exhibition of old primers.',
        'ধ্ৰুপদী অসমীয়া ভাষাৰ সপ্তাহ উপলক্ষে “মোৰ ভাষা মোৰ গৌৰৱ” শীৰ্ষক ৰচনা আৰু হস্তাক্ষৰ প্ৰতিযোগিতা অনুষ্ঠিত হ’ব।',
      ),
      on: [11, 3],
    },
    { title: text('Revised class routine, {semester} semester'), files: ['class-routine.pdf'] },
    {
      title: text('Internal assessment marks: last date for uploading'),
      files: ['notice-sheet.pdf'],
      by: 'examination',
    },
  ],
  COLLEGE_ADMIN_NOTICE: [
    {
      title: text('Holiday on account of Rongali Bihu (ৰঙালী বিহু)', 'ৰঙালী বিহু উপলক্ষে বন্ধৰ জাননী'),
      body: text(
        'The college remains closed from 13 to 17 April. The library opens on the 16th for students with examinations.',
        'ৰঙালী বিহু উপলক্ষে ১৩ এপ্ৰিলৰ পৰা ১৭ এপ্ৰিললৈ মহাবিদ্যালয় বন্ধ থাকিব।',
      ),
      by: 'principal',
      on: [4, 8],
    },
    {
      title: text('Meeting of the teaching staff', 'শিক্ষক সভাৰ জাননী'),
      body: text(
        'All teachers meet in the conference room at 3 pm. Agenda: examination duties, mentoring, repairs in Block B, and anything that members bring.',
        'আবেলি ৩ বজাত সন্মিলন কক্ষত শিক্ষক সভা অনুষ্ঠিত হ’ব। সকলো শিক্ষকক উপস্থিত থাকিবলৈ অনুৰোধ জনোৱা হ’ল।',
      ),
      by: 'principal',
    },
    {
      title: text('Reconstitution of committees for the session {session}'),
      body: text(
        'The committees of the college are reconstituted as in the attached order. Conveners call a first meeting within two weeks.',
      ),
      by: 'principal',
      files: ['office-order.pdf', 'notice-sheet.pdf'],
    },
    {
      title: text(
        'Election of the Students’ Union, {session}: schedule and code of conduct',
        'ছাত্ৰ একতা সভাৰ নিৰ্বাচন, {session}: কাৰ্যসূচী আৰু আচৰণ বিধি',
      ),
      body: text(
        '## Schedule\n\n| Step | Day |\n| Voters’ list | Day 1 |\n| Nominations | Days 3 and 4 |\n| Withdrawal | Day 6 |\n| Poll and counting | Day 12 |\n\nPosters are put up on the boards provided, nowhere else. No procession crosses the road.',
        'ছাত্ৰ একতা সভাৰ নিৰ্বাচনৰ কাৰ্যসূচী আৰু আচৰণ বিধি সংলগ্ন কৰা হ’ল। নিৰ্দিষ্ট ফলকৰ বাহিৰে ক’তো প্ৰচাৰ পত্ৰ লগাব নোৱাৰিব।',
      ),
      by: 'principal',
    },
    {
      title: text('Interruption of water supply in the girls’ hostel'),
      body: text(
        'The overhead tanks are cleaned on Sunday from 8 am to 2 pm. Drinking water stands ready at the canteen.',
      ),
      by: 'office',
    },
    {
      title: text('Biometric attendance of office staff'),
      body: text(
        'From the first of next month attendance is recorded at both gates. Staff on outdoor duty write into the movement register.',
      ),
      by: 'office',
      files: ['office-order.pdf'],
    },
    {
      title: text('Walk-in interview for guest lecturer in {dept}'),
      body: text(
        'One post, until the end of the session. Candidates bring originals of all certificates and a short lesson of ten minutes on **{topic}**.',
      ),
      by: 'principal',
    },
    {
      title: text('Parking inside the campus from {year}'),
      body: text(
        'Two-wheelers use the shed behind Block C, cars the yard at the east gate. The path before the library stays free for the fire engine.',
      ),
      by: 'office',
    },
    {
      title: text('Fire and earthquake drill in all blocks', 'অগ্নি আৰু ভূমিকম্প সুৰক্ষা অনুশীলন'),
      body: text(
        'On the long bell everybody leaves the building by the marked stairs and gathers on the football ground. The drill takes twenty minutes.\n\n- Leave bags behind\n- Do not use the lift\n- Help those who cannot walk quickly',
      ),
      by: 'office',
    },
    {
      title: text('Income tax statements of employees for {year}'),
      by: 'accounts',
      files: ['office-order.pdf'],
    },
    {
      title: text(
        'Constitution of the Internal Complaints Committee in accordance with the Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, its members, the confidentiality of proceedings, and how a complaint may be made by any student or employee in writing or orally',
      ),
      body: text(
        'A complaint may be brought to any member, in writing or by word of mouth. Names are kept confidential. The committee answers within seven days.',
      ),
      by: 'principal',
      files: ['office-order.pdf'],
    },
    {
      title: text('Submission of service books for verification'),
      by: 'office',
      files: ['notice-sheet.pdf'],
    },
  ],
  COLLEGE_TENDER: [
    {
      title: text(
        'Tender for the supply of laboratory equipment to the department of {dept}, {session}',
      ),
      body: text(
        'Sealed bids are invited from registered dealers in two covers. Documents are available from the office for Rs 500, or as the file below without charge.\n\n| Lot | Item | Earnest money |\n| 1 | Optical benches and lasers | Rs 5,000 |\n| 2 | Glassware | Rs 2,000 |\n| 3 | Chemicals | Rs 3,000 |',
      ),
      by: 'principal',
      files: ['tender-document.pdf'],
    },
    {
      title: text('Quotation for printing of the prospectus, {session}'),
      body: text(
        '12,000 copies, 64 pages, four colours, recycled paper. Samples are submitted with the bid.',
      ),
      by: 'office',
      files: ['tender-document.pdf'],
    },
    {
      title: text('Lease of the college canteen for two years'),
      body: text(
        'The lessee provides two vegetarian and two other meals a day at prices fixed with the Students’ Union.',
      ),
      by: 'principal',
      files: ['tender-document.pdf', 'application-form.pdf'],
    },
    {
      title: text(
        'Rooftop solar plant of 60 kW: design, supply, installation and maintenance for five years',
      ),
      body: text(
        'A site visit is held on the Monday after publication. Bidders show at least two plants of this size in Assam.',
      ),
      by: 'principal',
      files: ['tender-document.pdf'],
    },
    {
      title: text('Sale of condemned furniture and old newspapers'),
      body: text(
        'Items can be seen on working days from eleven to one behind Block D. Bids are opened in the presence of bidders.',
      ),
      by: 'office',
    },
    {
      title: text('Repair of the boundary wall and drainage at the east gate'),
      files: ['tender-document.pdf'],
      by: 'office',
    },
  ],
  COLLEGE_DOWNLOADS: [
    {
      title: text('Application for bonafide certificate'),
      files: ['application-form.pdf'],
      by: 'office',
    },
    {
      title: text('Syllabus of the four-year undergraduate programme, {session}'),
      files: ['syllabus.pdf'],
      by: 'academic',
    },
    { title: text('Prospectus {session}'), files: ['prospectus.pdf'], by: 'office' },
    { title: text('Form for change of subject'), files: ['application-form.pdf'], by: 'academic' },
    {
      title: text('Merit list for hostel seats, {session}'),
      files: ['merit-list.pdf'],
      by: 'welfare',
    },
    {
      title: text('Guidelines for project reports'),
      files: ['syllabus.pdf', 'application-form.pdf'],
      by: 'academic',
    },
  ],
  COLLEGE_DOWNLOADS_GENERAL: [
    {
      title: text('Leave application for employees'),
      files: ['application-form.pdf'],
      by: 'office',
    },
    {
      title: text('Application under the Right to Information Act'),
      files: ['application-form.pdf'],
      by: 'office',
    },
    {
      title: text('Form for booking the auditorium'),
      files: ['application-form.pdf'],
      by: 'office',
    },
    {
      title: text('Academic calendar {session}'),
      files: ['academic-calendar.pdf'],
      by: 'academic',
    },
  ],
};
