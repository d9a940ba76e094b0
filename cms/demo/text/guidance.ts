import { text } from '../text.ts';
import type { Series } from './template.ts';

/** The pages that are one text: admission, examination, rules. */
export const guidance: Series = {
  ADMISSION_PROCEDURE: [
    {
      title: text('Admission procedure', 'নামভৰ্তিৰ পদ্ধতি'),
      by: 'academic',
      files: ['prospectus.pdf', 'application-form.pdf'],
      body: text(
        'Admission to all programmes is online and by merit. Nobody needs to come to the college before the day of admission, and nobody needs to pay an agent.\n\n## In five steps\n\n1. **Register** on the [admission portal](https://admission.example.org/) with an e-mail address and a telephone number.\n2. **Fill in** marks and choices. Documents are uploaded as photographs; a telephone is enough.\n3. **Pay** the application fee of Rs 200 by card, UPI or at Counter 1.\n4. **See the merit list** among the [academic notices](/notifications/academic).\n5. **Bring the originals** on the day of admission. Classes begin a week later.\n\n## Who can apply\n\n| Programme | Last examination | Least marks | Seats |\n| B.A. | Higher Secondary, any stream | 45 per cent | 480 |\n| B.Sc. | Higher Secondary, science | 50 per cent | 420 |\n| B.Com. | Higher Secondary, commerce | 45 per cent | 180 |\n| M.A., M.Sc. | Bachelor with the subject | entrance test | 210 |\n| Certificate courses | Class 10 | first come, first served | 120 |\n\nSeats are reserved as the State prescribes. Three seats of each programme are kept for students with disabilities, two for outstanding players, one for a child of a martyr.\n\n## Documents\n\n- Mark sheet and pass certificate of the last examination\n- Caste, income or disability certificate, if a seat or freeship is claimed\n- Gap certificate, if a year lies between\n- Two photographs and an identity card\n\n## Fees\n\n| Programme | Admission | A semester |\n| Arts | Rs 1,400 | Rs 3,900 |\n| Science | Rs 1,600 | Rs 4,600 |\n| Commerce | Rs 1,500 | Rs 4,200 |\n\nStudents whose families earn less than two lakh rupees a year are admitted free of tuition fees. The form for it is part of the application.\n\n## If something goes wrong\n\nThe [helpdesk](/admission-helpdesk) answers on working days from ten to five, also in Assamese, Bodo and Hindi.',
        'সকলো পাঠ্যক্ৰমৰ নামভৰ্তি অনলাইন আৰু যোগ্যতাৰ ভিত্তিত হয়। নামভৰ্তিৰ দিনৰ আগতে মহাবিদ্যালয়লৈ অহাৰ প্ৰয়োজন নাই; কোনো দালালক টকা দিব নালাগে।\n\n## পাঁচটা খোজ\n\n1. [নামভৰ্তি পৰ্টেলত](https://admission.example.org/) ই-মেইল ঠিকনা আৰু ফোন নম্বৰেৰে **পঞ্জীয়ন কৰক**।\n2. নম্বৰ আৰু পছন্দ **পূৰণ কৰক**। নথিপত্ৰৰ ফটো আপলোড কৰিলেই হ’ব।\n3. ২০০ টকা আবেদন মাচুল **জমা দিয়ক**।\n4. [শৈক্ষিক জাননীত](/notifications/academic) **যোগ্যতা তালিকা চাওক**।\n5. নামভৰ্তিৰ দিনা **মূল নথিপত্ৰ লৈ আহক**।\n\n## কোনে আবেদন কৰিব পাৰে\n\n| পাঠ্যক্ৰম | ন্যূনতম নম্বৰ | আসন |\n| কলা স্নাতক | ৪৫ শতাংশ | ৪৮০ |\n| বিজ্ঞান স্নাতক | ৫০ শতাংশ | ৪২০ |\n| বাণিজ্য স্নাতক | ৪৫ শতাংশ | ১৮০ |\n| স্নাতকোত্তৰ | প্ৰৱেশ পৰীক্ষা | ২১০ |\n\n## নথিপত্ৰ\n\n- শেষ পৰীক্ষাৰ নম্বৰ পত্ৰ আৰু উত্তীৰ্ণ প্ৰমাণ পত্ৰ\n- প্ৰয়োজন হ’লে জাতি, আয় বা দিব্যাংগ প্ৰমাণ পত্ৰ\n- দুখন ফটো আৰু পৰিচয় পত্ৰ\n\nবছৰি দুই লাখ টকাতকৈ কম আয়ৰ পৰিয়ালৰ শিক্ষাৰ্থীৰ পাঠদান মাচুল ৰেহাই দিয়া হয়।',
      ),
    },
  ],
  ADMISSION_HELPDESK: [
    {
      title: text('Admission helpdesk', 'নামভৰ্তি সহায় কেন্দ্ৰ'),
      by: 'academic',
      photos: ['college-gate'],
      body: text(
        'Room 3, beside the gate, Monday to Saturday from 10 am to 5 pm, from the day the portal opens until a week after classes have begun. Volunteers of the NSS sit there with three computers and help with the form in Assamese, Bodo, Hindi and English.\n\n## Ask without coming\n\n| Question about | Telephone | E-mail |\n| the portal and the form | 00000 00001 | [admission@example.org](mailto:admission@example.org) |\n| fees and payment | 00000 00002 | [accounts@example.org](mailto:accounts@example.org) |\n| reservation and freeships | 00000 00003 | [welfare@example.org](mailto:welfare@example.org) |\n| hostels | 00000 00004 | [hostels@example.org](mailto:hostels@example.org) |\n\n## Asked again and again\n\n**I have paid twice.** The second payment comes back within seven working days; write to the accounts branch if it does not.\n\n**I chose the wrong subject.** Choices can be changed on the portal until the last day, without a fee.\n\n**My board uses grades.** The portal converts them; upload the conversion sheet of your board.\n\n**I have no scanner.** A clear photograph of the paper will do. The helpdesk makes one for you, free of charge.\n\n## For students with disabilities\n\nThe helpdesk is on the ground floor, with a ramp. Somebody comes to the gate if you call; the form is filled in by dictation.',
        'তোৰণৰ কাষৰ ৩ নং কোঠা, সোমবাৰৰ পৰা শনিবাৰলৈ পুৱা ১০ বজাৰ পৰা আবেলি ৫ বজালৈ। এন.এছ.এছ.ৰ স্বেচ্ছাসেৱকসকলে অসমীয়া, বড়ো, হিন্দী আৰু ইংৰাজীত প্ৰ-পত্ৰ পূৰণত সহায় কৰে।\n\n## সঘনাই সোধা প্ৰশ্ন\n\n**মই দুবাৰ মাচুল দিলোঁ।** দ্বিতীয়বাৰৰ টকা সাতটা কৰ্মদিনৰ ভিতৰত ঘূৰি আহিব।\n\n**মই ভুল বিষয় বাছিলোঁ।** শেষ দিনলৈকে পৰ্টেলত বিনামূলীয়াকৈ সলাব পাৰি।\n\n**মোৰ স্কেনাৰ নাই।** ফোনেৰে তোলা স্পষ্ট ফটো এখনেই যথেষ্ট।',
      ),
    },
  ],
  EXAMINATION: [
    {
      title: text('Examinations', 'পৰীক্ষা'),
      by: 'examination',
      files: ['examination-schedule.pdf', 'application-form.pdf'],
      body: text(
        'Each paper carries 100 marks: 40 are earned during the semester, 60 in the end-semester examination.\n\n## How marks are earned\n\n| Part | Marks | When |\n| First sessional examination | 10 | seventh week |\n| Second sessional examination | 10 | thirteenth week |\n| Assignment, seminar or project | 10 | by the fourteenth week |\n| Attendance and class work | 10 | throughout |\n| End-semester examination | 60 | December, June |\n\nOf the two sessional examinations the better one counts twice for whoever was ill on the day of the other.\n\n## Before the examination\n\n1. Attendance of 75 per cent; nobody is kept away without having been heard.\n2. Fill up the form on the [student portal](https://portal.example.org/student) within the dates announced under [examination schedule](/students/exam-schedule).\n3. Return library books and collect the admit card at Counter 3.\n\n## In the hall\n\n- Be seated fifteen minutes before time; nobody is admitted after thirty minutes.\n- Bring admit card and identity card. Telephones and watches that speak stay outside.\n- Water may be brought in a clear bottle.\n- Candidates with disabilities get a scribe, twenty minutes more for each hour, and a room on the ground floor: one letter a month before is enough.\n\n## After the examination\n\n| What | Within | Fee |\n| See your answer script | 15 days | free |\n| Re-scrutiny of a paper | 15 days | Rs 200 |\n| Re-evaluation of a paper | 15 days | Rs 500 |\n| Duplicate mark sheet | at any time | Rs 300 |\n\nResults are published under [results](/students/results). Complaints go to the Controller of Examinations and are answered within ten working days.',
        'প্ৰতিখন কাকতৰ মুঠ নম্বৰ ১০০: ৪০ নম্বৰ ষাণ্মাসিকৰ ভিতৰত, ৬০ নম্বৰ শেষৰ পৰীক্ষাত।\n\n| ভাগ | নম্বৰ |\n| প্ৰথম অভ্যন্তৰীণ পৰীক্ষা | ১০ |\n| দ্বিতীয় অভ্যন্তৰীণ পৰীক্ষা | ১০ |\n| গৃহ কাম, আলোচনা বা প্ৰকল্প | ১০ |\n| উপস্থিতি | ১০ |\n| ষাণ্মাসিক শেষৰ পৰীক্ষা | ৬০ |\n\n## পৰীক্ষাৰ আগতে\n\n1. শতকৰা ৭৫ ভাগ উপস্থিতি লাগিব।\n2. [শিক্ষাৰ্থী পৰ্টেলত](https://portal.example.org/student) প্ৰ-পত্ৰ পূৰণ কৰক।\n3. ৩ নং কাউণ্টাৰৰ পৰা প্ৰৱেশ পত্ৰ লওক।\n\n## পৰীক্ষাৰ পাছত\n\nফলাফল ঘোষণাৰ পোন্ধৰ দিনৰ ভিতৰত উত্তৰ বহী চাব পাৰি আৰু পুনৰ মূল্যায়নৰ বাবে আবেদন কৰিব পাৰি।',
      ),
    },
  ],
  RULES_AND_REGULATIONS: [
    {
      title: text('Rules and regulations', 'নীতি-নিয়ম'),
      by: 'principal',
      files: ['office-order.pdf'],
      body: text(
        'Rules are few, and each has a reason. They are made by a committee on which students sit, and read aloud at every orientation.\n\n## On the campus\n\n1. Identity cards are worn; visitors sign at the gate.\n2. Smoking, tobacco, alcohol and drugs are forbidden within a hundred yards of the gate.\n3. **Ragging is a crime.** Whoever rags is expelled; whoever sees it [reports it](/facility/antiragging).\n4. Bicycles and two-wheelers stand in the shed; the paths belong to pedestrians.\n5. Posters are put up on the boards provided and taken down by whoever put them up.\n\n## In class\n\n1. Classes begin on time; doors stay open for ten minutes.\n2. Telephones are silent. They may be used when the teacher asks for it.\n3. Attendance of 75 per cent is needed for the examination.\n4. Work that is handed in is one’s own; what was taken from others, or from a machine, is named.\n\n## Library and laboratories\n\n- Bags stay on the shelf; books come back in time, or cost a rupee a day.\n- In laboratories an apron is worn and long hair is tied.\n- Damage is reported by whoever caused it. An accident is never punished, silence is.\n\n## When a rule is broken\n\n| Step | Who decides | What may follow |\n| Talk | mentor | nothing is written down |\n| Hearing | disciplinary committee | warning, service to the college |\n| Decision | Principal | fine up to Rs 1,000, suspension up to 15 days |\n| Appeal | Governing Body | within thirty days, in writing |\n\nNobody is punished without having been heard, with a friend or a parent if they wish. Complaints are welcome and never held against anybody.',
        'নিয়ম কম, কিন্তু প্ৰতিটোৰে কাৰণ আছে। শিক্ষাৰ্থীকো অন্তৰ্ভুক্ত কৰি গঠিত এখন সমিতিয়ে নিয়মসমূহ প্ৰস্তুত কৰে।\n\n## চৌহদত\n\n1. পৰিচয় পত্ৰ পৰিধান কৰিব লাগে।\n2. ধূমপান, ধঁপাত, সুৰা আৰু নিচাযুক্ত দ্ৰব্য নিষিদ্ধ।\n3. **ৰেগিং এক অপৰাধ।** কোনোবাই দেখিলে [জনাব লাগে](/facility/antiragging)।\n\n## শ্ৰেণীকোঠাত\n\n1. শ্ৰেণী সময়মতে আৰম্ভ হয়; দহ মিনিটলৈ দুৱাৰ মুকলি থাকে।\n2. ফোন নীৰৱ কৰি ৰাখিব লাগে।\n3. পৰীক্ষাৰ বাবে শতকৰা ৭৫ ভাগ উপস্থিতি লাগে।\n\nনিজৰ কথা ক’বলৈ সুযোগ নিদিয়াকৈ কাকো শাস্তি দিয়া নহয়।',
      ),
    },
  ],
};
