/** Written by site/serve/served-addresses.test.ts: where the servers answer, beside pages of the site map and calls. */
export const served = {
  /** First parts of addresses, with all below them. */
  roots: [
    '.well-known',
    '404',
    '410',
    '_next',
    'admin',
    'api',
    'assets',
    'files',
    'health',
    'healthz',
    'initialisation',
    'metrics',
    'readyz',
    'settings',
    'site-map.json',
    'speculation-rules.json',
  ],
  /** Pages of the website, with all below them. */
  parents: [
    '/department',
    '/departments',
    '/events',
    '/guides',
    '/notifications',
    '/preview',
    '/publications',
    '/research',
    '/research-journal',
    '/research-projects',
    '/search/suggestions',
    '/singleevent',
    '/text',
    '/wallmagazines',
  ],
} as const;
