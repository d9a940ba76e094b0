import type { GlobalConfig } from 'payload';
import { anybody, editors, hiddenFrom } from '../../access.ts';
import type { College as StoredCollege } from '../../payload-types.ts';
import { searchedPages } from '../../search/searched.ts';
import { line, linkAdvice, longText, picture, plain, tiles, webAddress } from '../fields.ts';
import { groups } from '../groups.ts';
import { appearanceTab } from './appearance.ts';
import { codesTab } from './codes.ts';
import { applyLanguages, languages } from './languages.ts';

export const College = {
  slug: 'college',
  label: 'The college',
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.home,
    description: 'Name, address and the texts of the home page.',
  },
  access: { read: anybody, update: editors, readVersions: editors },
  custom: searchedPages<StoredCollege>({
    about: ['about'],
    vision: ['motto', 'mission', 'vision'],
    'emblem-meaning': ['emblem_meaning', 'anthem'],
    'principal-message': ['principal_message'],
  }),
  versions: { max: 20 },
  hooks: { afterChange: [applyLanguages] },
  fields: [
    linkAdvice,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Name and address',
          fields: [
            { ...line('name', 'Name'), required: true },
            languages,
            picture('emblem', 'Emblem'),
            line('tagline', 'Tagline'),
            plain('established', 'Established'),
            line('affiliation', 'Affiliation'),
            line('address', 'Postal address'),
            plain('email', 'E-mail'),
            plain('phone', 'Phone'),
            {
              name: 'map',
              type: 'group',
              fields: [
                webAddress('embed', 'Map frame', 'Opens only after a visitor clicks.'),
                webAddress('link', 'Link to the map'),
                picture('image', 'Picture of the map'),
                plain('latitude', 'Latitude'),
                plain('longitude', 'Longitude'),
              ],
            },
          ],
        },
        {
          label: 'Texts',
          fields: [
            longText('about', 'About the college'),
            picture('about_image', 'Picture beside the text'),
            {
              name: 'video_file',
              label: 'Video',
              type: 'upload',
              relationTo: 'media',
              filterOptions: { mimeType: { contains: 'video/' } },
            },
            webAddress(
              'video_link',
              'Or the address of a video on another website',
              'Loads only after a visitor clicks.',
            ),
            picture('video_poster', 'Preview picture of the video'),
            longText('principal_message', "Principal's message"),
            longText('motto', 'Motto'),
            longText('mission', 'Mission'),
            longText('vision', 'Vision'),
            {
              name: 'anthem',
              type: 'group',
              fields: [line('title', 'Title'), longText('html', 'Lyrics')],
            },
            longText('emblem_meaning', 'Meaning of the emblem'),
          ],
        },
        {
          label: 'Links',
          fields: [
            tiles('certificates', 'Certificates'),
            tiles('shortcuts', 'Shortcuts'),
            tiles('accreditation', 'Accreditation'),
            tiles('distance_learning', 'Distance learning'),
            tiles('portals', 'Login links', 'Portals for students, teachers and departments.'),
            tiles('social', 'Social media'),
          ],
        },
        appearanceTab,
        codesTab,
      ],
    },
  ],
} satisfies GlobalConfig;
