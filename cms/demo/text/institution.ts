import { text } from '../text.ts';
import type { Series } from './template.ts';

/** Strengths and challenges, the student wings and the standing pages of the quality cell. */
export const institution: Series = {
  COLLEGE_SWOC_S: [
    {
      title: text('Strengths', 'সামৰ্থ্য'),
      by: 'iqac',
      body: text(
        '- Seven decades of trust in the city and the villages around\n- Twenty-two departments and centres under one roof\n- Laboratories and a library that stay open in the evening\n- Teachers who live near the campus',
        '- সাতটা দশকজোৰা ৰাইজৰ বিশ্বাস\n- এখন ছাদৰ তলত বাইশটা বিভাগ আৰু কেন্দ্ৰ',
      ),
    },
  ],
  COLLEGE_SWOC_W: [
    {
      title: text('Weaknesses', 'দুৰ্বলতা'),
      by: 'iqac',
      body: text(
        '- Little ground left to build on\n- Too few hostel places for men\n- Old wiring in Block B',
      ),
    },
  ],
  COLLEGE_SWOC_O: [
    {
      title: text('Opportunities', 'সুযোগ'),
      by: 'iqac',
      body: text(
        '- Credit transfer under the new education policy\n- Alumni on four continents\n- River and wetlands as open-air laboratories',
      ),
    },
  ],
  COLLEGE_SWOC_C: [
    {
      title: text('Challenges', 'প্ৰত্যাহ্বান'),
      by: 'iqac',
      body: text(
        '- Students who travel two hours each way\n- Floods in the months of admission\n- Keeping good teachers when others pay more',
      ),
    },
  ],
  COLLEGE_NSS: [
    {
      title: text('National Service Scheme', 'ৰাষ্ট্ৰীয় সেৱা আঁচনি'),
      by: 'nss',
      photos: ['saplings'],
      body: text(
        'Two units of a hundred volunteers each. Every volunteer gives 120 hours a year and learns more than can be written here.\n\n## What the units do\n\n- Evening classes for children of two adopted villages\n- Blood donation twice a year\n- Saplings, counted and watered for three years\n- Help at the ferry ghat in the weeks of flood',
      ),
    },
    {
      title: text('Enrolment of volunteers, {session}', 'স্বেচ্ছাসেৱক পঞ্জীয়ন, {session}'),
      by: 'nss',
      files: ['application-form.pdf'],
      body: text(
        'First- and third-semester students enrol in August at the stall under the banyan tree.',
      ),
    },
  ],
  NSS_HOME: [
    {
      title: text('Not me but you', 'মই নহয়, আপুনি'),
      by: 'nss',
      photos: ['saplings'],
      body: text(
        'The NSS of the college has adopted two villages on the north bank. Evening classes, health camps and a small library are run by volunteers throughout the year.\n\n| What | This year | Since the beginning |\n| Volunteers | 200 | 6,400 |\n| Hours given | 24,100 | 7,60,000 |\n| Units of blood | 168 | 3,920 |\n| Saplings alive after three years | 412 | 2,870 |\n\nProgramme officers: Dr Anamika A. and Dr Chandan C., [nss@example.org](mailto:nss@example.org).',
        'এন.এছ.এছ.-এ উত্তৰ পাৰৰ দুখন গাঁও তুলি লৈছে। স্বেচ্ছাসেৱকসকলে বছৰজুৰি সান্ধ্য শ্ৰেণী, স্বাস্থ্য শিবিৰ আৰু এটা সৰু পুথিভঁৰাল চলায়।',
      ),
    },
  ],
  NCC_HOME: [
    {
      title: text('Unity and discipline', 'একতা আৰু অনুশাসন'),
      by: 'ncc',
      photos: ['parade'],
      body: text(
        'Army, naval, air and girls’ wings parade on the college ground every Sunday. B and C certificate holders get preference in many services.\n\n| Wing | Cadets | Since | In charge |\n| [Army](/ncc/ncc_army) | 104 | 1956 | Lt Bhaskar B. |\n| [Naval](/ncc/ncc_navy) | 50 | 1971 | Lt Diganta D. |\n| [Air](/ncc/ncc_air) | 50 | 1983 | Fg Offr Hemanta L. |\n| [Girls](/ncc/ncc_girl) | 52 | 1965 | Lt Gitali G. |\n\nOffice: [ncc@example.org](mailto:ncc@example.org), Sundays before the parade.',
        'স্থল, নৌ, বিমান আৰু ছোৱালী শাখাৰ কেডেটসকলে প্ৰতি দেওবাৰে মহাবিদ্যালয়ৰ খেলপথাৰত কুচকাৱাজ কৰে।',
      ),
    },
  ],
  COLLEGE_NCC_ARMY: [
    {
      title: text('NCC Army wing', 'এন.চি.চি. স্থল শাখা'),
      by: 'ncc',
      photos: ['parade', 'sports-ground'],
      body: text(
        'One company of 104 cadets. Drill, map reading, weapon training and adventure camps.\n\n| Training | Where | When |\n| Drill and turnout | college ground | Sundays, 7 am |\n| Map reading | hills behind the city | twice a semester |\n| Firing | range of the battalion | January |\n| Annual camp, ten days | in turn | December |\n\nEnrolment is in the first week of August; boots and uniform are lent.',
      ),
    },
    {
      title: text('NCC Army wing: selection for the annual camp, {year}'),
      by: 'ncc',
      files: ['notice-sheet.pdf'],
      body: text(
        'Cadets named in the list report with kit and medical certificate at six in the morning.',
      ),
    },
  ],
  COLLEGE_NCC_NAVY: [
    {
      title: text('NCC Naval wing', 'এন.চি.চি. নৌ শাখা'),
      by: 'ncc',
      photos: ['river-in-mist', 'bridge-at-dusk'],
      body: text(
        'Boat pulling on the Brahmaputra, ship modelling and seamanship for fifty cadets.\n\n| Training | Where | When |\n| Boat pulling | college ghat | Sundays, 7 am, not in flood |\n| Ship modelling | workshop | Wednesdays |\n| Swimming test | pool of the city | September |\n| Sea camp | attached to a naval base | summer |\n\nEnrolment is in the first week of August; boots and uniform are lent.',
      ),
    },
    {
      title: text('NCC Naval wing: selection for the annual camp, {year}'),
      by: 'ncc',
      files: ['notice-sheet.pdf'],
      body: text(
        'Cadets named in the list report with kit and medical certificate at six in the morning.',
      ),
    },
  ],
  COLLEGE_NCC_AIR: [
    {
      title: text('NCC Air wing', 'এন.চি.চি. বিমান শাখা'),
      by: 'ncc',
      photos: ['parade', 'college-at-dusk'],
      body: text(
        'Aero-modelling, basics of flight and a visit to the air field every year.\n\n| Training | Where | When |\n| Drill | college ground | Sundays, 7 am |\n| Aero-modelling | Physics workshop | Saturdays |\n| Principles of flight | Room B 9 | Thursdays |\n| Microlight flying | air field | February |\n\nEnrolment is in the first week of August; boots and uniform are lent.',
      ),
    },
    {
      title: text('NCC Air wing: selection for the annual camp, {year}'),
      by: 'ncc',
      files: ['notice-sheet.pdf'],
      body: text(
        'Cadets named in the list report with kit and medical certificate at six in the morning.',
      ),
    },
  ],
  COLLEGE_NCC_GIRL: [
    {
      title: text('NCC Girls’ wing', 'এন.চি.চি. ছোৱালী শাখা'),
      by: 'ncc',
      photos: ['parade', 'college-building'],
      body: text(
        'Fifty-two cadets, founded in 1965, and the loudest words of command on the ground.\n\n| Training | Where | When |\n| Drill | college ground | Sundays, 7 am |\n| First aid and home nursing | health centre | Tuesdays |\n| Self-defence | yoga hall | Fridays |\n| Trekking camp | in the hills | October |\n\nEnrolment is in the first week of August; boots and uniform are lent.',
      ),
    },
    {
      title: text('NCC Girls’ wing: selection for the annual camp, {year}'),
      by: 'ncc',
      files: ['notice-sheet.pdf'],
      body: text(
        'Cadets named in the list report with kit and medical certificate at six in the morning.',
      ),
    },
  ],
  COLLEGE_SCOUTE: [
    {
      title: text('Scouts and Guides', 'স্কাউট আৰু গাইড'),
      by: 'welfare',
      photos: ['tea-garden-walk'],
      body: text(
        'Rovers and Rangers meet on Saturdays at three and camp twice a year.\n\n## Badges of last year\n\n- Eleven state awards\n- Two national awards\n- One ambulance badge for the whole crew\n\nWhoever can tie three knots, or wants to learn them, is welcome.',
        'ৰোভাৰ আৰু ৰেঞ্জাৰসকলে প্ৰতি শনিবাৰে তিনি বজাত লগ হয় আৰু বছৰি দুবাৰ শিবিৰ পাতে।',
      ),
    },
  ],
  COLLEGE_REDCROSS: [
    {
      title: text('Youth Red Cross', 'যুৱ ৰেডক্ৰছ'),
      by: 'welfare',
      photos: ['auditorium'],
      body: text(
        'First aid courses, blood groups of all students on file, and a relief team in the months of flood.\n\n1. First aid: eight hours, a certificate for three years\n2. Blood: a donor of every group can be reached within an hour\n3. Relief: boats, dry food and clean water, with the district administration',
        'প্ৰাথমিক চিকিৎসাৰ প্ৰশিক্ষণ, সকলো শিক্ষাৰ্থীৰ তেজৰ গ্ৰুপৰ তথ্য আৰু বানপানীৰ সময়ত সাহায্য দল।',
      ),
    },
  ],
  IQAC_ABOUT: [
    {
      title: text('About the IQAC', 'আই.কিউ.এ.চি.ৰ বিষয়ে'),
      by: 'iqac',
      photos: ['seminar'],
      body: text(
        'The Internal Quality Assurance Cell was formed in 2004. It plans, measures and reports: what is taught and learnt, what is found out, and what the college does for its neighbours.\n\n## What it does\n\n- Annual report and academic audit\n- Feedback of students, parents, alumni and staff, and an answer to it\n- Training of teachers and office staff\n- Data for NAAC, NIRF and AISHE\n\n## How it is made up\n\n| Members | Number |\n| Principal, as chairperson | 1 |\n| Teachers | 8 |\n| Office staff | 2 |\n| Students and alumni | 3 |\n| Employer, local society | 2 |\n| Management | 1 |\n\nThe cell meets four times a year; its [minutes](/iqac/minutes) and the [action taken on them](/iqac/atr) are public.',
        'আভ্যন্তৰীণ গুণগত মান নিশ্চিতকৰণ কোষ ২০০৪ চনত গঠন কৰা হয়। কোষে পৰিকল্পনা কৰে, জোখে আৰু প্ৰতিবেদন দিয়ে: কি শিকোৱা হৈছে, কি আৱিষ্কৃত হৈছে আৰু ওচৰ-চুবুৰীয়াৰ বাবে মহাবিদ্যালয়ে কি কৰিছে।\n\n- বাৰ্ষিক প্ৰতিবেদন আৰু শৈক্ষিক পৰীক্ষণ\n- শিক্ষাৰ্থী, অভিভাৱক আৰু প্ৰাক্তন শিক্ষাৰ্থীৰ মতামত\n- শিক্ষক-কৰ্মচাৰীৰ প্ৰশিক্ষণ',
      ),
    },
  ],
  IQAC_STRATEGIES: [
    {
      title: text('Strategic plan 2024 to 2030'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
      body: text(
        'Ten goals with a figure and a year for each.\n\n| Goal | Now | By 2030 |\n| Running research projects | 41 | 80 |\n| Classrooms with a projector | 38 | 62 |\n| Graduates who complete in time, per cent | 83 | 92 |\n| Electricity from our own roof, per cent | 22 | 60 |\n| Books read for each student and year | 6 | 10 |',
      ),
    },
  ],
  IQAC_CORE_COMMITTEES: [
    {
      title: text('Core committee'),
      by: 'iqac',
      body: text(
        '| Name | Role |\n| Dr Nirupama S. | Chairperson |\n| Dr Gautam K. | Coordinator |\n| Dr Gitali G. | Member |\n| Two students | Members |\n| One alumna, one employer | External members |',
      ),
    },
  ],
  IQAC_AISHE_DATA_C: [
    { title: text('AISHE certificate'), by: 'iqac', files: ['annual-report.pdf'] },
  ],
  IQAC_MOUS_AND_COLLABORATIONS: [
    {
      title: text('MoU with the Demo Institute of Technology'),
      by: 'iqac',
      files: ['memorandum.pdf'],
      body: text('Exchange of teachers and shared use of instruments, for five years.'),
    },
    {
      title: text('MoU with the Demo State Museum'),
      by: 'iqac',
      files: ['memorandum.pdf'],
      body: text('Students of History and Assamese catalogue the museum’s manuscripts.'),
    },
    {
      title: text('MoU with Demo University of the Hills'),
      by: 'iqac',
      files: ['memorandum.pdf'],
      body: text('Joint supervision of doctoral students.'),
    },
    {
      title: text('Collaboration with the Demo Tea Research Station'),
      by: 'iqac',
      files: ['memorandum.pdf'],
      body: text('Field work of Botany and Zoology, twice a year.'),
    },
    {
      title: text('MoU with the Demo River Trust'),
      by: 'iqac',
      files: ['memorandum.pdf'],
      body: text('Yearly survey of the bank line, published for everybody.'),
    },
  ],
  IQAC_HANDBOOK: [
    { title: text('Handbook for teachers and students'), by: 'iqac', files: ['prospectus.pdf'] },
    { title: text('Handbook of mentoring'), by: 'iqac', files: ['notice-sheet.pdf'] },
  ],
  IQAC_DAC: [
    { title: text('Department advisory committees'), by: 'iqac', files: ['office-order.pdf'] },
    {
      title: text('Advisory committees: minutes of the joint meeting'),
      by: 'iqac',
      files: ['minutes-of-meeting.pdf'],
    },
  ],
  IQAC_IIQA: [
    {
      title: text('Institutional information for quality assessment'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_SDF: [
    { title: text('Standard data format'), by: 'iqac', files: ['quality-assurance-report.pdf'] },
  ],
  IQAC_FEEDBACK_FORM: [
    {
      title: text('Feedback form for students', 'শিক্ষাৰ্থীৰ মতামতৰ প্ৰ-পত্ৰ'),
      by: 'iqac',
      files: ['application-form.pdf'],
      link: 'https://portal.example.org/feedback/students',
    },
    {
      title: text('Feedback form for alumni', 'প্ৰাক্তন শিক্ষাৰ্থীৰ মতামতৰ প্ৰ-পত্ৰ'),
      by: 'iqac',
      files: ['application-form.pdf'],
      link: 'https://portal.example.org/feedback/alumni',
    },
    {
      title: text('Feedback form for parents', 'অভিভাৱকৰ মতামতৰ প্ৰ-পত্ৰ'),
      by: 'iqac',
      files: ['application-form.pdf'],
      link: 'https://portal.example.org/feedback/parents',
    },
    {
      title: text('Feedback form for teachers and office staff', 'শিক্ষক-কৰ্মচাৰীৰ মতামতৰ প্ৰ-পত্ৰ'),
      by: 'iqac',
      files: ['application-form.pdf'],
      link: 'https://portal.example.org/feedback/staff',
    },
  ],
  IQAC_BEST_PRACTICE: [
    {
      title: text('Best practice: water from forty wells', 'উত্তম পন্থা: চল্লিশটা কুঁৱাৰ পানী'),
      by: 'iqac',
      photos: ['laboratory'],
      files: ['annual-report.pdf'],
      body: text(
        'Chemistry students test the wells of the neighbourhood every year and explain the result at each door.\n\n## Why\n\nArsenic and iron vary from lane to lane. Families drank what looked clear.\n\n## How\n\n1. Second-year students take samples in March and in October.\n2. Each well is measured twice, by different groups.\n3. The result is brought to the door, in Assamese, with what to do.\n\n## What became of it\n\n| What | 2016 | 2025 |\n| Wells measured | 12 | 40 |\n| Wells above the limit | 7 | 11 |\n| Families with a filter | 4 | 63 |',
        'ৰসায়ন বিভাগৰ শিক্ষাৰ্থীয়ে প্ৰতি বছৰে ওচৰ-চুবুৰীয়াৰ কুঁৱাৰ পানী পৰীক্ষা কৰি ঘৰে ঘৰে ফলাফল বুজাই দিয়ে।',
      ),
    },
    {
      title: text('Best practice: mentors for four years', 'উত্তম পন্থা: চাৰি বছৰৰ পৰামৰ্শদাতা'),
      by: 'iqac',
      photos: ['classroom'],
      files: ['minutes-of-meeting.pdf'],
      body: text(
        'Twelve students, one teacher, four years, a cup of tea every month.\n\n- The mentor knows names, families and worries, and writes none of it down\n- Whoever stays away for a week is called\n- The share of students who leave without a degree fell from 19 to 8 per cent',
      ),
    },
  ],
  IQAC_INSTITUTIONAL_DISTINGTIVENESS: [
    {
      title: text('A college that keeps its doors open', 'মুকলি দুৱাৰৰ মহাবিদ্যালয়'),
      by: 'iqac',
      photos: ['college-at-dusk'],
      files: ['annual-report.pdf'],
      body: text(
        'Observatory, library, garden and workshop are open to the town at fixed hours. Nineteen thousand visitors came last year.\n\n| What | When | Visitors last year |\n| Observatory | first Friday of the month | 2,140 |\n| Reading hall | daily from four | 11,300 |\n| Garden of ferns and orchids | Saturday mornings | 3,860 |\n| Workshop: repair together | last Sunday of the month | 1,720 |',
        'মানমন্দিৰ, গ্ৰন্থাগাৰ, উদ্যান আৰু কৰ্মশালা নিৰ্দিষ্ট সময়ত ৰাইজৰ বাবে মুকলি।',
      ),
    },
  ],
  IQAC_ORGANOGRAM: [{ title: text('Organogram'), by: 'iqac', files: ['office-order.pdf'] }],
  IQAC_SSR: [
    {
      title: text('Self study report, third cycle', 'আত্মঅধ্যয়ন প্ৰতিবেদন, তৃতীয় চক্ৰ'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf', 'annual-report.pdf'],
      body: text(
        'As submitted; its evidence can be walked through in the [SSR browser](/iqac/ssrmatrix).',
      ),
    },
    {
      title: text('Self study report, second cycle'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_DVV: [
    {
      title: text('DVV clarification: criterion 1'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
    { title: text('DVV clarification: criterion 2'), by: 'iqac', files: ['feedback-analysed.pdf'] },
    { title: text('DVV clarification: criterion 3'), by: 'iqac', files: ['annual-report.pdf'] },
    {
      title: text('DVV clarification: criterion 4'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
    { title: text('DVV clarification: criterion 5'), by: 'iqac', files: ['result-list.pdf'] },
    { title: text('DVV clarification: criterion 6'), by: 'iqac', files: ['office-order.pdf'] },
    {
      title: text('DVV clarification: criterion 7'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_DVV_ARCHIVE: [
    {
      title: text('DVV archive, second cycle'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_CGC: [
    {
      title: text('Career guidance cell: yearly report'),
      by: 'iqac',
      files: ['annual-report.pdf'],
    },
    {
      title: text('Career guidance cell: talks and workshops, {session}'),
      by: 'iqac',
      files: ['notice-sheet.pdf'],
      body: text('Nine talks, four workshops and one day in a bank.'),
    },
  ],
  IQAC_AUDIT: [
    { title: text('Green and energy audit'), by: 'iqac', files: ['quality-assurance-report.pdf'] },
    {
      title: text('Academic and administrative audit'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
};
