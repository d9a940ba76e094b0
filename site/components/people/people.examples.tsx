import { Employee } from '@college/contract/entities';
import type { Examples } from '../../testing/examples.tsx';
import { PersonCard } from './PersonCard.tsx';

const person = (fields: object) =>
  Employee.parse({ id: '7', name: 'Rina Das', type: 'FACULTY', ...fields });
const cv = [{ fileType: 'PDF', url: '/files/media/cv.pdf', ext: 'pdf', size: 84_000 }];
const pages = { profile: '/profile', report: '/report' };

export const examples: Examples = {
  'a name alone': <PersonCard person={person({})} />,
  'under a heading': <PersonCard person={person({})} level="h3" />,
  'with a photo': <PersonCard person={person({ dpurl: ['/files/media/rina.jpg'] })} />,
  'with a designation': <PersonCard person={person({ designation: 'Professor' })} />,
  'with an address': <PersonCard person={person({ email: 'rina@example.org' })} />,
  'with a phone': <PersonCard person={person({ phone: '+91 00000 00000' })} />,
  'with the same phone twice': (
    <PersonCard person={person({ phone: '112', mobile: '112', experience: '2 years' })} />
  ),
  'with two phones': <PersonCard person={person({ phone: '112', mobile: '98640 00001' })} />,
  'with experience': <PersonCard person={person({ experience: '12 years' })} />,
  'who came': <PersonCard person={person({ date_of_joining: '01-07-2010' })} />,
  'who left': <PersonCard person={person({ date_of_leaving: '30-06-2020' })} />,
  'who came and left': (
    <PersonCard person={person({ date_of_joining: '01-07-2010', date_of_leaving: '30-06-2020' })} />
  ),
  'of whom something is told': <PersonCard person={person({ about: '<p>Teaches optics.</p>' })} />,
  'with a CV': <PersonCard person={person({ cv })} />,
  'with pages': <PersonCard person={person({ liveNow: 1 })} pages={pages} />,
  'whose pages are off': (
    <PersonCard person={person({ liveNow: 0, designation: 'Reader' })} pages={pages} />
  ),
  'with a CV and pages': <PersonCard person={person({ cv, liveNow: 1 })} pages={pages} />,
};
