import type { AdminViewServerProps } from 'payload';

/** The account that reads a screen of the admin, with the backend to read from. */
export type Viewer = Pick<AdminViewServerProps, 'payload' | 'user'>;
