import { type HomeSection, homeSections, type Motif, motifs } from '@college/contract/codes';
import { defaultColours, nearest, type Role } from '@college/server/palette';
import type { PayloadRequest, Tab, TextField } from 'payload';
import { say } from '../../words/say.ts';
import { plain } from '../fields.ts';

/**
 * True if the colour is empty or passes WCAG AA; otherwise a message with the nearest colour that
 * passes.
 */
export function checkColour(role: Role, colour: unknown, language: string): true | string {
  if (!colour) return true;
  const hex = String(colour).toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(hex)) return say(language, 'Enter a colour, for example #a3161f');
  const readable = nearest[role](hex);
  return (
    readable === hex ||
    say(
      language,
      'Text in this colour is too pale to read. The nearest readable colour is {{colour}}',
      { colour: readable },
    )
  );
}

const colour = (role: Role, label: string, description: string): TextField => ({
  ...plain(role, label),
  admin: {
    description,
    placeholder: defaultColours[role],
    components: { afterInput: ['/admin/fields/Swatch.tsx#Swatch'] },
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    checkColour(role, value, req.i18n.language),
});

export const motifLabels: Record<Motif, string> = {
  gamosa: 'Gamosa border',
  waves: 'Waves',
  diamonds: 'Diamonds',
  none: 'None',
};
const sectionLabels: Record<HomeSection, string> = {
  notices: 'Notices',
  shortcuts: 'Shortcuts',
  about: 'About the college',
  events: 'News and events',
  faculties: 'Faculties',
  student_achievements: 'Achievements of students',
  faculty_achievements: 'Achievements of the faculty',
  highlights: 'Highlights in pictures',
  voices: 'Testimonials, alumni and messages',
  swoc: 'Strengths, weaknesses, opportunities, challenges',
  emblem: 'Emblem, anthem and certificates',
  place: 'Accreditation, distance learning and map',
};

/** The tab with the website's appearance. */
export const appearanceTab: Tab = {
  label: 'Appearance',
  fields: [
    {
      name: 'appearance',
      label: 'Colours',
      type: 'group',
      admin: {
        description: 'All other colours, and those of the dark mode, are made from these two.',
      },
      fields: [
        colour('primary', 'First colour', 'Links, buttons and the border of the header.'),
        colour('accent', 'Second colour', 'Thin lines, small headings and placeholders.'),
        {
          name: 'motif',
          label: 'Below the header',
          type: 'select',
          defaultValue: 'gamosa',
          options: motifs.map((value) => ({ value, label: motifLabels[value] })),
        },
      ],
    },
    {
      name: 'home_sections',
      label: 'Sections of the home page',
      type: 'select',
      hasMany: true,
      defaultValue: [...homeSections],
      options: homeSections.map((value) => ({ value, label: sectionLabels[value] })),
      admin: {
        isSortable: true,
        description:
          'Drag to change the order. Removed sections are hidden. Sections without content are not shown.',
      },
    },
  ],
};
