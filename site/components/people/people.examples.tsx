import { Employee } from '@college/contract/entities';
import type { Examples } from '../../testing/examples.tsx';
import { PersonCard } from './PersonCard.tsx';

const person = (fields: object) =>
  Employee.parse({ id: '7', name: 'Rina Das', type: 'FACULTY', ...fields });
const cv = [{ fileType: 'PDF', url: '/files/media/cv.pdf', ext: 'pdf', size: 84_000 }];
const pages = { profile: '/profile', report: '/report' };

export const examples: Examples = {
  'a name alone': { example: <PersonCard person={person({})} />, shows: ['RD', '## Rina Das'] },
  'under a heading': {
    example: <PersonCard person={person({})} level="h3" />,
    shows: ['RD', '### Rina Das'],
  },
  'with a photo': {
    example: <PersonCard person={person({ dpurl: ['/files/media/rina.jpg'] })} />,
    shows: ['![](/files/media/rina.jpg)', '## Rina Das'],
  },
  'with a designation': {
    example: <PersonCard person={person({ designation: 'Professor' })} />,
    shows: ['RD', '## Rina Das', 'Professor'],
  },
  'with an address': {
    example: <PersonCard person={person({ email: 'rina@example.org' })} />,
    shows: ['RD', '## Rina Das', 'Email:', '[rina@example.org](mailto:rina@example.org)'],
  },
  'with a phone': {
    example: <PersonCard person={person({ phone: '+91 00000 00000' })} />,
    shows: ['RD', '## Rina Das', 'Phone:', '[+91 00000 00000](tel:+910000000000)'],
  },
  'with the same phone twice': {
    example: <PersonCard person={person({ phone: '112', mobile: '112', experience: '2 years' })} />,
    shows: ['RD', '## Rina Das', 'Phone:', '[112](tel:112)', 'Experience:', '2 years'],
  },
  'with two phones': {
    example: <PersonCard person={person({ phone: '112', mobile: '98640 00001' })} />,
    shows: [
      'RD',
      '## Rina Das',
      'Phone:',
      '[112](tel:112)',
      'Phone:',
      '[98640 00001](tel:9864000001)',
    ],
  },
  'with experience': {
    example: <PersonCard person={person({ experience: '12 years' })} />,
    shows: ['RD', '## Rina Das', 'Experience:', '12 years'],
  },
  'who came': {
    example: <PersonCard person={person({ date_of_joining: '01-07-2010' })} />,
    shows: ['RD', '## Rina Das', 'Joined:', '1 Jul 2010'],
  },
  'who left': {
    example: <PersonCard person={person({ date_of_leaving: '30-06-2020' })} />,
    shows: ['RD', '## Rina Das', 'Left:', '30 Jun 2020'],
  },
  'who came and left': {
    example: (
      <PersonCard
        person={person({ date_of_joining: '01-07-2010', date_of_leaving: '30-06-2020' })}
      />
    ),
    shows: ['RD', '## Rina Das', 'Service period:', '1 Jul 2010 – 30 Jun 2020'],
  },
  'of whom something is told': {
    example: <PersonCard person={person({ about: '<p>Teaches optics.</p>' })} />,
    shows: ['RD', '## Rina Das', 'div “About Rina Das”', 'Teaches optics.'],
  },
  'with a CV': {
    example: <PersonCard person={person({ cv })} />,
    shows: [
      'RD',
      '## Rina Das',
      '[Download CV : Rina Das PDF · 82 KB](/files/media/cv.pdf?cv, download)',
    ],
  },
  'with pages': {
    example: <PersonCard person={person({ liveNow: 1 })} pages={pages} />,
    shows: [
      'RD',
      '## Rina Das',
      '[Visit Faculty Page : Rina Das](/profile) [View Quarterly Report : Rina Das](/report)',
    ],
  },
  'whose pages are off': {
    example: <PersonCard person={person({ liveNow: 0, designation: 'Reader' })} pages={pages} />,
    shows: ['RD', '## Rina Das', 'Reader'],
  },
  'with a CV and pages': {
    example: <PersonCard person={person({ cv, liveNow: 1 })} pages={pages} />,
    shows: [
      'RD',
      '## Rina Das',
      '[Download CV : Rina Das PDF · 82 KB](/files/media/cv.pdf?cv, download) [Visit Faculty Page : Rina Das](/profile) [View Quarterly Report : Rina Das](/report)',
    ],
  },
};
