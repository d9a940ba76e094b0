import { text } from '../../text.ts';
import type { PageText } from './page.ts';

/** Facilities without a type of notice. */
export const facilityPages: readonly PageText[] = [
  {
    page: 'facility/girlshostel',
    title: text('Girls’ hostels', 'ছাত্ৰী নিবাস'),
    picture: 'college-at-dusk',
    body: text(
      'Two hostels on the campus, 210 places in rooms of two and three. A warden and a night guard live in each house.\n\n## What there is\n\n- Reading room, open all night in the weeks of examinations\n- Mess with three meals; the menu is made by the residents\n- Solar hot water, a sick room, a small gymnasium\n- Wi-fi in the common rooms\n\n## Fees\n\n| What | A semester |\n| Room | Rs 6,000 |\n| Mess (at cost, about) | Rs 13,500 |\n| Deposit, returned | Rs 2,000 |\n\n## How to apply\n\nApply together with admission, or at the beginning of each session with the form below. Half of the places go by distance from home, half by merit; the list is published under [downloads](/students/downloads).',
      'চৌহদৰ ভিতৰত দুটা ছাত্ৰী নিবাসত ২১০ খন আসন আছে। প্ৰতিটো নিবাসতে এগৰাকী তত্ত্বাৱধায়িকা আৰু নৈশ প্ৰহৰী থাকে।\n\n- পৰীক্ষাৰ সময়ত গোটেই ৰাতি মুকলি থকা পঠন কক্ষ\n- তিনিসাঁজৰ আহাৰ\n- সৌৰ শক্তিৰে গৰম পানী\n\nনামভৰ্তিৰ সৈতে একেলগে বা বৰ্ষৰ আৰম্ভণিতে আবেদন কৰিব পাৰি।',
    ),
    files: ['application-form.pdf', 'merit-list.pdf'],
  },
  {
    page: 'facility/guest_house',
    title: text('Guest house', 'অতিথিশালা'),
    picture: 'river-in-mist',
    body: text(
      'Six rooms above the river for examiners, speakers and parents of students. Breakfast is served from seven.\n\n| Guest | Single | Double |\n| On duty for the college | free | free |\n| Alumni and parents | Rs 400 | Rs 600 |\n| Others | Rs 700 | Rs 1,000 |\n\nOne room on the ground floor is fit for a wheelchair. Book a week ahead: [guesthouse@example.org](mailto:guesthouse@example.org).',
      'নদীৰ পাৰত ছটা কোঠাৰ অতিথিশালা: পৰীক্ষক, বক্তা আৰু অভিভাৱকৰ বাবে। এসপ্তাহ আগতে সংৰক্ষণ কৰিব লাগে।',
    ),
  },
];
