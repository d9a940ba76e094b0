import { text } from '../../text.ts';
import type { PageText } from './page.ts';

export const studyPages: readonly PageText[] = [
  {
    page: 'nptel',
    title: text('NPTEL local chapter', 'এন.পি.টি.ই.এল. স্থানীয় শাখা'),
    picture: 'computer-laboratory',
    body: text(
      'The college has been a partner of NPTEL, the National Programme on Technology Enhanced Learning, **since 12-10-2023**. Its local chapter helps students and teachers to choose a course, to hold on to it for twelve weeks and to sit the examination.\n\n## How it works\n\n1. Courses are free: enrol on the portal of NPTEL with your college e-mail address.\n2. A mentor of the chapter meets all learners of a course every second week.\n3. Only the examination costs a fee; the alumni fund pays it for those who cannot.\n4. Credits are transferred to your mark sheet, up to eight a year.\n\n## Whom to ask\n\nSingle point of contact: Dr Dhruba C., Computer Science, [nptel@example.org](mailto:nptel@example.org).',
      'মহাবিদ্যালয়খন **১২-১০-২০২৩ৰ পৰা** এন.পি.টি.ই.এল.ৰ অংশীদাৰ। স্থানীয় শাখাই পাঠ্যক্ৰম বাছনি কৰা, বাৰ সপ্তাহ অধ্যয়ন চলাই নিয়া আৰু পৰীক্ষাত অৱতীৰ্ণ হোৱাত সহায় কৰে।\n\n1. পাঠ্যক্ৰমসমূহ বিনামূলীয়া।\n2. প্ৰতি দ্বিতীয় সপ্তাহত এগৰাকী পৰামৰ্শদাতাক লগ পোৱা যায়।\n3. কেৱল পৰীক্ষাৰহে মাচুল লাগে।',
    ),
  },
  {
    page: 'gucdoe',
    title: text('University distance education (GUCDOE)', 'বিশ্ববিদ্যালয়ৰ দূৰ শিক্ষা (GUCDOE)'),
    body: text(
      'The study centre of the university’s Centre for Distance and Online Education lets those who work, bring up children or live far away take a master’s degree of the university.\n\n| Programme | Length | Classes here |\n| M.A. in Assamese, English, Economics, Political Science | 2 years | second and fourth Saturday |\n| M.Com. | 2 years | Sundays |\n| M.A. / M.Sc. in Mathematics | 2 years | Sundays |\n\nBooks come by post and as files; examinations are written in this building. Office: Room 5, Saturdays from ten to four, [gucdoe@example.org](mailto:gucdoe@example.org).',
      'চাকৰি কৰা বা দূৰত থকা শিক্ষাৰ্থীয়েও বিশ্ববিদ্যালয়ৰ স্নাতকোত্তৰ ডিগ্ৰী ল’ব পৰাকৈ এই অধ্যয়ন কেন্দ্ৰ স্থাপন কৰা হৈছে। পৰীক্ষা এই মহাবিদ্যালয়তে অনুষ্ঠিত হয়।',
    ),
  },
  {
    page: 'kkhsou',
    title: text('KKHSOU study centre', 'কে.কে.এইচ.এছ.অ’.ইউ. অধ্যয়ন কেন্দ্ৰ'),
    body: text(
      'A study centre of the state open university, **for those whom a timetable keeps out**. There is no upper age, and whoever has no school certificate may begin with the preparatory programme.\n\n## Programmes\n\n- Bachelor’s preparatory programme, six months\n- B.A. and B.Com., in Assamese or English\n- M.A. in Assamese and in Education\n- Diploma in journalism, one year\n\nCounselling is on Sundays from ten to two. Learners from the river islands get their books at the ferry ghat.',
      'ৰাজ্যিক মুক্ত বিশ্ববিদ্যালয়ৰ অধ্যয়ন কেন্দ্ৰ। বয়সৰ কোনো ঊৰ্ধ্বসীমা নাই; বিদ্যালয়ৰ প্ৰমাণ পত্ৰ নথকাসকলে প্ৰস্তুতি পাঠ্যক্ৰমেৰে আৰম্ভ কৰিব পাৰে। প্ৰতি দেওবাৰে পৰামৰ্শ শ্ৰেণী অনুষ্ঠিত হয়।',
    ),
  },
  {
    page: 'ignou',
    title: text('IGNOU study centre', 'ইগনু অধ্যয়ন কেন্দ্ৰ'),
    body: text(
      'A study centre of the central open university **since 1992**, one of the oldest of the valley. About nine hundred learners are on its rolls.\n\n| Level | Programmes |\n| Bachelor | B.A., B.Com., B.Sc., social work |\n| Master | English, history, rural development, public administration |\n| Certificate | functional English, food and nutrition, disaster management |\n\nAdmission is twice a year, in January and in July, on the portal of the university. Counselling is on Saturdays and Sundays from ten to four.',
      '১৯৯২ চনৰে পৰা কেন্দ্ৰীয় মুক্ত বিশ্ববিদ্যালয়ৰ অধ্যয়ন কেন্দ্ৰ। জানুৱাৰী আৰু জুলাই মাহত নামভৰ্তি হয়; শনিবাৰ আৰু দেওবাৰে পৰামৰ্শ শ্ৰেণী।',
    ),
  },
  {
    page: 'research',
    title: text('Research', 'গৱেষণা'),
    picture: 'laboratory',
    body: text(
      'Research here begins at the door: water of the neighbourhood’s wells, bank lines of the river, words of the island dialects, prices in the weekly market. Eleven departments guide doctoral students; forty-one projects were running last year.\n\n## In figures\n\n| What | Five years ago | Last year |\n| Running projects | 19 | 41 |\n| Sanctioned, in lakh | 86 | 214 |\n| Papers in refereed journals | 52 | 87 |\n| Doctoral students | 23 | 48 |\n\n## Support\n\n- Seed money of up to Rs 50,000 for a teacher’s first project\n- An ethics committee that answers within three weeks\n- The [central instrumentation facility](/facility/central_instrumentation_facility), free for students\n\nThe menu lists the projects and publications of each department.',
      'ইয়াত গৱেষণা দুৱাৰমুখৰ পৰাই আৰম্ভ হয়: ওচৰ-চুবুৰীয়াৰ কুঁৱাৰ পানী, নদীৰ পাৰ, চৰ অঞ্চলৰ উপভাষা, সাপ্তাহিক বজাৰৰ দাম। এঘাৰটা বিভাগত ডক্টৰেট গৱেষণাৰ সুবিধা আছে।',
    ),
  },
  {
    page: 'publications',
    title: text('Publications', 'প্ৰকাশন'),
    picture: 'library-hall',
    body: text(
      'What the college prints and puts on the net: the yearly magazine in four languages, two refereed journals, a newsletter every three months, and the wall magazines of the departments.\n\n- **College magazine**, since 1956, edited by students\n- **Journal of river studies**, twice a year, open to authors from everywhere\n- **Newsletter**, four pages, January, April, July and October\n- [Wall magazines](/wallmagazines), one for each department and season\n\nManuscripts are welcome in Assamese, Bodo, Hindi and English: [editors@example.org](mailto:editors@example.org).',
      'চাৰিটা ভাষাত বছৰেকীয়া আলোচনী, দুখন গৱেষণা পত্ৰিকা, তিনিমহীয়া বাতৰি পত্ৰ আৰু বিভাগসমূহৰ প্ৰাচীৰ পত্ৰিকা। লেখা পঠোৱাৰ ঠিকনা: [editors@example.org](mailto:editors@example.org)।',
    ),
  },
  {
    page: 'research-notifications',
    title: text('Research notifications', 'গৱেষণা সম্পৰ্কীয় জাননী'),
    body: text(
      'Calls and dates for those who do research here, or would like to begin.\n\n| What | Open | Ask |\n| Ph.D. entrance test | January and July | [research@example.org](mailto:research@example.org) |\n| Seed money for first projects | all year, decided every three months | research cell |\n| Travel to a conference | a month before the journey | research cell |\n| Ethics clearance | all year, answered within three weeks | ethics committee |\n\n## For doctoral students\n\n1. Progress is presented before the research committee in June and in December.\n2. A thesis is checked for similarity in the library before it is handed in.\n3. The public defence is announced a week ahead among the [academic notices](/notifications/academic).',
      'গৱেষণা আৰম্ভ কৰিব বিচৰা বা গৱেষণাত নিয়োজিতসকলৰ বাবে জাননী আৰু তাৰিখ।\n\n| বিষয় | সময় |\n| পিএইচ.ডি. প্ৰৱেশ পৰীক্ষা | জানুৱাৰী আৰু জুলাই |\n| প্ৰথম প্ৰকল্পৰ বীজ ধন | বছৰজুৰি |\n| সন্মিলনলৈ ভ্ৰমণ | এমাহ আগতে |\n| নৈতিকতা অনুমোদন | বছৰজুৰি |',
    ),
    files: ['application-form.pdf', 'notice-sheet.pdf'],
  },
  {
    page: 'newsletter',
    title: text('Newsletter', 'বাতৰি পত্ৰ'),
    picture: 'college-gate',
    body: text(
      'Four pages, four times a year: who came, who left, what was found out, what is next. Written by students of Assamese and English, printed on both sides of one sheet, and pinned up at the ferry ghat.\n\n- **January:** College Week and the harvest festival\n- **April:** Bihu, convocation, first results\n- **July:** admission, rain, summer projects\n- **October:** elections, the puja holidays, the alumni meet\n\nTo get it by e-mail, or to write for it: [newsletter@example.org](mailto:newsletter@example.org).',
      'বছৰি চাৰিবাৰ প্ৰকাশিত চাৰি পৃষ্ঠাৰ বাতৰি পত্ৰ: কোন আহিল, কোন গ’ল, কি আৱিষ্কৃত হ’ল, আগলৈ কি আছে। অসমীয়া আৰু ইংৰাজী বিভাগৰ শিক্ষাৰ্থীয়ে লিখে।',
    ),
    files: ['notice-sheet.pdf', 'student-journal.pdf'],
  },
];
