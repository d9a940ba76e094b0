/**
 * Memory limits of both processes, which must fit on a server with 1 GB. Without them V8 uses most of a large machine's
 * memory (MB) before it collects garbage, and glibc keeps a heap per thread (bytes). The backend's heap also holds what
 * an import keeps while it runs.
 */
export const memory = {
  site: ['--max-old-space-size=128', '--max-semi-space-size=4'],
  backend: ['--max-old-space-size=256', '--max-semi-space-size=4'],
  variables: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
};
