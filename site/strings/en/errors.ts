export const notFound = {
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved when the site was rebuilt.',
  search: 'Search this site',
  searchButton: 'Search',
  suggestions: 'Perhaps you were looking for',
} as const;

export const withdrawn = {
  title: 'This file was withdrawn',
  text: 'The college no longer publishes it. What replaces it may stand among the notices or downloads.',
} as const;

export const tooLarge = {
  title: 'This page is too long to be shown',
  text: 'It has more content than we can send at once. Please search for what you need, or write to the college office.',
} as const;

export const unavailable = {
  title: 'This page cannot be shown just now',
  text: 'The part of the site that keeps its content does not answer. This is our fault, not yours.',
  retry: 'Try again',
} as const;
