import { text } from '../../text.ts';
import type { PageText } from './page.ts';

export const officePages: readonly PageText[] = [
  {
    page: 'rti',
    title: text('Right to information', 'তথ্য জনাৰ অধিকাৰ'),
    body: text(
      'Under the Right to Information Act, 2005, any citizen may ask a public authority what it knows and how it decides. You need not say why you ask.\n\n## How to ask\n\n1. Write on plain paper or on the form below, in English, Assamese or Hindi. The First Information Officer helps those who cannot write.\n2. Say what you want to know, as precisely as you can, and where the answer should be sent.\n3. Pay the fee and keep the receipt.\n4. You get an answer within thirty days, or within 48 hours where life or liberty is concerned.\n5. If you are not content, you may appeal to the First Appellate Authority within thirty days.\n\n## Fees\n\n| What | Fee |\n| Application | Rs 10 |\n| Copy, each page of A4 or A3 | Rs 2 |\n| Inspection of records, first hour | free |\n| Inspection, each further hour | Rs 5 |\n| Disc | Rs 50 |\n\nThe fee is paid by **postal order, demand draft or banker’s cheque payable to the Principal**. Applicants who are disadvantaged (below the poverty line) are exempt; a copy of the card is enough.\n\nThe officers and their addresses are on the page [Officers](/rti/officers).',
      'তথ্য জনাৰ অধিকাৰ আইন, ২০০৫ অনুসৰি যিকোনো নাগৰিকে ৰাজহুৱা কৰ্তৃপক্ষৰ পৰা তথ্য বিচাৰিব পাৰে। কিয় বিচাৰিছে সেয়া জনোৱাৰ প্ৰয়োজন নাই।\n\n## কেনেকৈ আবেদন কৰিব\n\n1. বগা কাগজত বা তলৰ প্ৰ-পত্ৰত অসমীয়া, ইংৰাজী বা হিন্দীত লিখক।\n2. কি জানিব বিচাৰে আৰু উত্তৰ ক’লৈ পঠাব লাগে স্পষ্টকৈ লিখক।\n3. মাচুল জমা দি ৰচিদখন ৰাখক।\n4. ত্ৰিশ দিনৰ ভিতৰত উত্তৰ পাব।\n5. সন্তুষ্ট নহ’লে ত্ৰিশ দিনৰ ভিতৰত প্ৰথম আপীল কৰ্তৃপক্ষৰ ওচৰত আপীল কৰিব পাৰে।\n\n## মাচুল\n\nমাচুল অধ্যক্ষৰ নামত পোষ্টেল অৰ্ডাৰ, ডিমাণ্ড ড্ৰাফ্ট বা বেংকাৰ্ছ চেকেৰে দিব লাগে। দৰিদ্ৰ সীমাৰেখাৰ তলৰ আবেদনকাৰীয়ে মাচুল দিব নালাগে।',
    ),
    files: ['application-form.pdf'],
  },
  {
    page: 'recruitment',
    title: text('Recruitment', 'নিযুক্তি'),
    body: text(
      'Posts are advertised on this website, in two newspapers and on the recruitment portal on the same day. Applications are taken **on the portal only**; nothing has to be sent on paper.\n\n## Before you apply\n\n- Scan your certificates and a photograph, each below 2 MB\n- Have the names of two referees ready\n- The application fee of Rs 500 is paid online; applicants with disabilities pay nothing\n\n## After you have applied\n\n1. You get a number by e-mail.\n2. The list of those invited is shown in [administrative notices](/notifications/administrative).\n3. Interviews are held on the campus; travel is paid by the candidate.\n4. The result is published within two days of the interview.\n\nThe college never asks for money by telephone, and nobody is appointed without an advertisement.',
      'সকলো পদৰ বিজ্ঞাপন এই ৱেবছাইটত, দুখন বাতৰি কাকতত আৰু নিযুক্তি পৰ্টেলত একে দিনাই প্ৰকাশ কৰা হয়। আবেদন **কেৱল পৰ্টেলতহে** গ্ৰহণ কৰা হয়।\n\nমহাবিদ্যালয়ে কেতিয়াও ফোনযোগে টকা নিবিচাৰে।',
    ),
    cards: [
      {
        title: text('Recruitment portal', 'নিযুক্তি পৰ্টেল'),
        description: text('Open posts, forms and the state of your application'),
        link: 'https://recruitment.example.org/',
      },
    ],
  },
  {
    page: 'certificates',
    title: text('Certificates', 'প্ৰমাণ পত্ৰ'),
    body: text(
      'Certificates are applied for online, on the certificate portal. It takes four steps, and nobody needs to stand in a queue.\n\n## The four steps\n\n1. **Fill in the form** with a valid e-mail address: everything else is sent there.\n2. **Pay the fee** on the payment portal, by card, UPI or net banking.\n3. **A receipt is generated.** Keep its number until you hold the certificate.\n4. **An e-mail tells you** when the certificate is ready, to be collected at Counter 2 or sent by post.\n\n## Fees and times\n\n| Certificate | Fee | Ready within |\n| Bonafide | Rs 50 | 2 working days |\n| Provisional Pass | Rs 100 | 3 working days |\n| Transfer | Rs 150 | 5 working days |\n| Character | Rs 50 | 3 working days |\n\nFor a transfer certificate all library books must have been returned. In urgent cases come to Counter 2 with a letter.',
      'প্ৰমাণ পত্ৰৰ বাবে প্ৰমাণ পত্ৰ পৰ্টেলত অনলাইনত আবেদন কৰিব লাগে। চাৰিটা খোজতে কাম সম্পূৰ্ণ হয়।\n\n## চাৰিটা খোজ\n\n1. বৈধ ই-মেইল ঠিকনাৰে **প্ৰ-পত্ৰ পূৰণ কৰক**।\n2. পেমেণ্ট পৰ্টেলত **মাচুল দিয়ক**।\n3. **ৰচিদ** প্ৰস্তুত হয়। প্ৰমাণ পত্ৰ পোৱালৈকে নম্বৰটো ৰাখক।\n4. প্ৰমাণ পত্ৰ সাজু হ’লে **ই-মেইলযোগে জনোৱা হয়**।',
    ),
    cards: [
      {
        title: text('Bonafide certificate', 'শিক্ষাৰ্থী প্ৰমাণ পত্ৰ'),
        description: text('For scholarships, travel concessions, a bank account'),
        link: 'https://certificates.example.org/bonafide',
      },
      {
        title: text('Provisional Pass certificate', 'অস্থায়ী উত্তীৰ্ণ প্ৰমাণ পত্ৰ'),
        description: text('Until the university has issued your degree'),
        link: 'https://certificates.example.org/provisional-pass',
      },
      {
        title: text('Transfer certificate', 'স্থানান্তৰণ প্ৰমাণ পত্ৰ'),
        description: text('When you leave for another institution'),
        link: 'https://certificates.example.org/transfer',
      },
      {
        title: text('Character certificate', 'চৰিত্ৰৰ প্ৰমাণ পত্ৰ'),
        description: text('For employers and other institutions'),
        link: 'https://certificates.example.org/character',
      },
    ],
  },
  {
    page: 'iqac-coordinator',
    title: text('Coordinator of the IQAC', 'আই.কিউ.এ.চি.ৰ সমন্বয়ক'),
    body: text(
      'In the IQAC room, Block A, first floor, on working days from 2 to 4 pm.',
      'কৰ্মদিনত আবেলি ২ বজাৰ পৰা ৪ বজালৈ, “ক” ভৱনৰ প্ৰথম মহলাৰ আই.কিউ.এ.চি. কোঠাত।',
    ),
    cards: [
      {
        title: text('Dr Gautam K.', 'ড° গৌতম ক.'),
        description: text(
          'Coordinator, Associate Professor of Physics. iqac@example.org, 00000 00000',
          'সমন্বয়ক, পদাৰ্থ বিজ্ঞানৰ সহযোগী অধ্যাপক। iqac@example.org, 00000 00000',
        ),
        link: 'mailto:iqac@example.org',
        picture: 'portrait-13',
      },
    ],
  },
  {
    page: 'iqac/teams',
    title: text('Teams of the IQAC', 'আই.কিউ.এ.চি.ৰ দলসমূহ'),
    body: text(
      'The cell works in small teams, each with a teacher who answers for it and at least one student.\n\n| Team | Answers for | Led by | Students |\n| Curriculum | feedback on courses, outcomes | Dr Gitali G. | 2 |\n| Teaching and learning | mentoring, academic audit | Dr Bhaskar B. | 2 |\n| Research | projects, ethics, publications | Dr Ishani H. | 1 |\n| Infrastructure | energy, water, accessibility | Dr Dhruba C. | 2 |\n| Student support | scholarships, placement, grievances | Dr Banani B. | 3 |\n| Documents | AQAR, NIRF, AISHE, this website | Dr Hemanta L. | 1 |\n\n## How a team works\n\n1. In July it sets three goals with a figure for each.\n2. In January it tells the cell how far it has come.\n3. In May it writes two pages for the annual report.\n\nWhoever would like to join writes to [iqac@example.org](mailto:iqac@example.org).',
      'কোষটোৱে সৰু সৰু দলত কাম কৰে; প্ৰতিটো দলত এগৰাকী দায়িত্বপ্ৰাপ্ত শিক্ষক আৰু অতি কমেও এগৰাকী শিক্ষাৰ্থী থাকে।\n\n| দল | দায়িত্ব |\n| পাঠ্যক্ৰম | পাঠ্যক্ৰমৰ মতামত, ফলাফল |\n| শিক্ষণ-অধ্যয়ন | পৰামৰ্শদান, শৈক্ষিক পৰীক্ষণ |\n| গৱেষণা | প্ৰকল্প, প্ৰকাশন |\n| আন্তঃগাঁথনি | শক্তি, পানী, সুগমতা |\n| শিক্ষাৰ্থী সহায় | জলপানি, নিযুক্তি, অভিযোগ |',
    ),
    picture: 'seminar',
  },
];
