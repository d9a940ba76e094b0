import { type Day, yearOf } from './calendar.ts';
import type { RegistrationPlan } from './types.ts';

/** Alumni registrations that wait for a moderator. */
export function planRegistrations(today: Day): RegistrationPlan[] {
  const year = yearOf(today);
  return [
    {
      name: 'Bhaskar Demo Kalita',
      email: 'bhaskar.kalita@example.org',
      department: 'PHY',
      from: year - 14,
      occupation: 'Scientific officer',
      qualification: 'Ph.D.',
      address: 'Demo Lane 4, Guwahati',
      consent: true,
      photo: 'portrait-2',
      age: 0,
    },
    {
      name: 'Nilakshi Demo Deka',
      email: 'nilakshi.deka@example.org',
      department: 'ENG',
      from: year - 8,
      occupation: 'Journalist',
      qualification: 'M.A.',
      address: 'Demo Lane 11, Tezpur',
      consent: false,
      photo: 'portrait-4',
      age: 1,
    },
    {
      name: 'প্ৰাঞ্জল ডেমো গগৈ',
      email: 'pranjal.gogoi@example.org',
      department: 'ASM',
      from: year - 21,
      occupation: 'শিক্ষক',
      qualification: 'M.A., B.Ed.',
      address: 'ডেমো পথ ৭, যোৰহাট',
      consent: false,
      photo: 'portrait-6',
      age: 3,
    },
    {
      name: 'Ruksana Demo Begum',
      email: 'ruksana.begum@example.org',
      department: 'BOT',
      from: year - 5,
      occupation: 'Doctoral student',
      qualification: 'M.Sc.',
      address: 'Demo Road 2, Silchar',
      consent: true,
      photo: 'portrait-20',
      age: 6,
    },
  ];
}
