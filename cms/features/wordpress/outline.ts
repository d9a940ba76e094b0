import type { Outline } from '../../feature.ts';
import { sentences } from './words/say.ts';

const administrators = 'x - - - - - - -';

export const outline = {
  slug: 'wordpress',
  screens: {
    wordpress: {
      Component: '/features/wordpress/screen/WordPressView.tsx#WordPressView',
      path: '/wordpress',
    },
  },
  handbookParts: [
    {
      task: 'old-website',
      folder: 'features/wordpress/handbook',
      otherWords: 'wordpress',
      picture: '/wordpress',
    },
  ],
  sentences,
  rights: {
    'post /wordpress/imports': { allowed: administrators },
    'get /wordpress/imports/:id': { allowed: administrators, input: { id: 1 } },
    'post /wordpress/imports/:id/files/:part': {
      allowed: administrators,
      input: { id: 1, part: 'export' },
    },
    'post /wordpress/imports/:id/:step': {
      allowed: administrators,
      input: { id: 1, step: 'undoing' },
    },
  },
} satisfies Outline;
