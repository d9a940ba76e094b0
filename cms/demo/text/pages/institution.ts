import { text } from '../../text.ts';
import type { PageText } from './page.ts';

export const institutionPages: readonly PageText[] = [
  {
    page: 'emblem',
    title: text('The emblem', 'মহাবিদ্যালয়ৰ প্ৰতীক'),
    picture: 'emblem',
    body: text(
      'The emblem was drawn in 1955 by a student of the second batch, in a competition whose prize was a fountain pen. It has been used unchanged ever since: on certificates, on the flag, and above the gate.\n\n## What it shows\n\n- **The lamp** (চাকি) is knowledge: it grows when it is shared.\n- **The open book** has no title. Every generation writes its own.\n- **The red ring** is the border of a gamosa, the cloth with which Assam honours a guest.\n- **The wavy line** below is the Brahmaputra, by whose bank the college stands.\n\n## How it may be used\n\nDepartments, the Students’ Union and the alumni association may use the emblem on letters, posters and programmes of the college, in its own colours or in one dark colour. It is neither stretched nor turned, and nothing is written across it. Anybody else asks the office first: [office@example.org](mailto:office@example.org).',
      '১৯৫৫ চনত দ্বিতীয় বৰ্ষৰ এগৰাকী শিক্ষাৰ্থীয়ে এই প্ৰতীকটো অংকন কৰিছিল। তেতিয়াৰ পৰা আজিলৈকে প্ৰমাণ পত্ৰ, পতাকা আৰু তোৰণত ইয়াকে ব্যৱহাৰ কৰি অহা হৈছে।\n\n## প্ৰতীকৰ অৰ্থ\n\n- **চাকিগছি** হ’ল জ্ঞান: বিলালে বাঢ়ে।\n- **মুকলি কিতাপ**খনৰ কোনো নাম নাই। প্ৰতিটো প্ৰজন্মই নিজৰ নাম লিখে।\n- **ৰঙা বৃত্ত**টো গামোচাৰ আঁচু, যিখন কাপোৰেৰে অসমে অতিথিক আদৰে।\n- তলৰ **ঢৌৰ ৰেখা**ডাল ব্ৰহ্মপুত্ৰ।\n\n## ব্যৱহাৰ\n\nবিভাগ, ছাত্ৰ একতা সভা আৰু প্ৰাক্তন শিক্ষাৰ্থী সন্থাই মহাবিদ্যালয়ৰ কামত প্ৰতীকটো ব্যৱহাৰ কৰিব পাৰে। আন সকলোৱে আগতীয়াকৈ কাৰ্যালয়ৰ অনুমতি ল’ব লাগে।',
    ),
  },
  {
    page: 'organogram',
    title: text('Organogram', 'সাংগঠনিক গাঁথনি'),
    body: text(
      'Who answers to whom, from the governing body to the office. The same in words, so that it can be read aloud and printed.\n\n| Office | Answers to | Responsible for |\n| Governing Body | the State Government and the University | policy, budget, appointments |\n| Principal | Governing Body | everything that happens on the campus |\n| Vice-Principal | Principal | admission, routines, discipline |\n| Internal Quality Assurance Cell | Principal | planning, feedback, reports |\n| Heads of departments | Vice-Principal | teaching, laboratories, mentoring |\n| Controller of examinations | Principal | sessional and end-semester examinations |\n| Librarian | Principal | Central Library and reading hall |\n| Head assistant | Principal | establishment, accounts, records |\n| Hostel superintendents | Vice-Principal | three hostels and their mess |\n| Programme officers | Principal | NCC, NSS, Scouts and Guides, Red Cross |\n\n## Committees\n\nMost decisions are prepared in [committees](/committees) of teachers, office staff and students. Each meets at least twice a session; their minutes are public.',
      'পৰিচালনা সমিতিৰ পৰা কাৰ্যালয়লৈকে কোন কাৰ ওচৰত দায়বদ্ধ।\n\n| কাৰ্যালয় | কাৰ ওচৰত দায়বদ্ধ | দায়িত্ব |\n| পৰিচালনা সমিতি | ৰাজ্য চৰকাৰ আৰু বিশ্ববিদ্যালয় | নীতি, বাজেট, নিযুক্তি |\n| অধ্যক্ষ | পৰিচালনা সমিতি | চৌহদৰ সকলো কাম |\n| উপাধ্যক্ষ | অধ্যক্ষ | নামভৰ্তি, ৰুটিন, শৃংখলা |\n| আভ্যন্তৰীণ গুণগত মান নিশ্চিতকৰণ কোষ | অধ্যক্ষ | পৰিকল্পনা, মতামত, প্ৰতিবেদন |\n| বিভাগীয় মুৰব্বী | উপাধ্যক্ষ | পাঠদান আৰু পৰীক্ষাগাৰ |\n| গ্ৰন্থাগাৰিক | অধ্যক্ষ | কেন্দ্ৰীয় গ্ৰন্থাগাৰ |',
    ),
    files: ['office-order.pdf'],
  },
  {
    page: 'contact',
    title: text('Contact', 'যোগাযোগ'),
    body: text(
      '## Office hours\n\n| Counter | Days | Hours |\n| Admission, certificates | Monday to Friday | 10 am to 4 pm |\n| Fees and scholarships | Monday to Friday | 10 am to 2 pm |\n| Everything else | Saturday | 10 am to 1 pm |\n\nThe office is closed on Sundays, on the second and fourth Saturday and on the holidays of the State.\n\n## How to reach us\n\n- **By bus:** every city bus along the river road stops at the college gate.\n- **By train:** fifteen minutes on foot from the station, or three stops by bus.\n- **By ferry:** the ghat is at the end of Demo Road; boats to the north bank leave every half hour.\n- **With a wheelchair:** the ramp is at the east gate; the guard opens the lift.\n\n## Who answers what\n\n| Question | Write to |\n| Admission | [admission@example.org](mailto:admission@example.org) |\n| Examinations | [examination@example.org](mailto:examination@example.org) |\n| Library | [library@example.org](mailto:library@example.org) |\n| This website | [website@example.org](mailto:website@example.org) |',
      '## কাৰ্যালয়ৰ সময়\n\n| কাউণ্টাৰ | দিন | সময় |\n| নামভৰ্তি, প্ৰমাণ পত্ৰ | সোমবাৰৰ পৰা শুকুৰবাৰলৈ | ১০ – ৪ বজা |\n| মাচুল আৰু জলপানি | সোমবাৰৰ পৰা শুকুৰবাৰলৈ | ১০ – ২ বজা |\n| অন্যান্য | শনিবাৰ | ১০ – ১ বজা |\n\n## কেনেকৈ আহিব\n\n- **বাছেৰে:** নদীৰ পাৰৰ পথেৰে যোৱা সকলো নগৰ বাছ মহাবিদ্যালয়ৰ তোৰণত ৰয়।\n- **ৰেলেৰে:** ষ্টেচনৰ পৰা খোজকাঢ়ি পোন্ধৰ মিনিট।\n- **ফেৰীৰে:** ডেমো পথৰ শেষতে ঘাট।',
    ),
  },
  {
    page: 'privacy',
    title: text('Privacy', 'গোপনীয়তা'),
    body: text(
      'This website can be read without telling anybody who you are. It sets no advertising cookies and asks no other company for anything until you click on a map or a film.\n\n## What is shown\n\nName, batch and profession of alumni are public after verification. E-mail and telephone number are shown only to those who ticked the box for it.\n\n## Your rights\n\nWrite to [privacy@example.org](mailto:privacy@example.org) and we tell you what we hold about you, correct it or delete it within fifteen days.',
      'আপুনি কোন সেয়া নজনোৱাকৈয়ে এই ৱেবছাইটখন পঢ়িব পাৰে। মানচিত্ৰ বা ভিডিঅ’ত ক্লিক নকৰালৈকে আন কোনো প্ৰতিষ্ঠানৰ সৈতে সংযোগ কৰা নহয়।\n\n## আপোনাৰ অধিকাৰ\n\n[privacy@example.org](mailto:privacy@example.org) লৈ লিখিলে পোন্ধৰ দিনৰ ভিতৰত আপোনাৰ তথ্য জনোৱা, শুধৰোৱা বা মচি দিয়া হ’ব।',
    ),
  },
  {
    page: 'accessibility',
    title: text('Accessibility', 'সকলোৰে বাবে সুগম'),
    body: text(
      'This website is for everybody: with a keyboard or a screen reader, on an old telephone, on a slow line, with large letters, in sunlight and at night.\n\n## What you can expect\n\n- Every page works without a mouse and without JavaScript.\n- Every picture says what it shows; films have no sound that is needed to understand them.\n- Text can be enlarged to 400 per cent without sideways scrolling.\n- Colours follow your device: light or dark, with or without motion.\n- Every page exists in English; pages with অসমীয়া beside the menu exist in Assamese, too.\n\n## What does not work well yet\n\nOlder notices are scanned papers without text. Ask for one of them and you get it in words within three working days.\n\n## Tell us\n\nWrite to [accessibility@example.org](mailto:accessibility@example.org) or call 00000 00000 on working days. We answer within three days and put right what we can.',
      'এই ৱেবছাইট সকলোৰে বাবে: কিবৰ্ড বা স্ক্ৰীন ৰীডাৰেৰে, পুৰণি ফোনত, লেহেমীয়া ইণ্টাৰনেটত, ডাঙৰ আখৰেৰে।\n\n- মাউছ আৰু জাভাস্ক্ৰিপ্ট নোহোৱাকৈয়ে সকলো পৃষ্ঠা ব্যৱহাৰ কৰিব পাৰি।\n- প্ৰতিখন ছবিৰ বৰ্ণনা দিয়া আছে।\n- আখৰ ৪০০ শতাংশলৈকে ডাঙৰ কৰিব পাৰি।\n\nপুৰণি জাননীসমূহ স্কেন কৰা কাগজ। বিচাৰিলে তিনিটা কৰ্মদিনৰ ভিতৰত লিখিত ৰূপ দিয়া হ’ব।',
    ),
  },
];
