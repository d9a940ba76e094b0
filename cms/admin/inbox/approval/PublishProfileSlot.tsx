import { PublishProfile } from './PublishProfile.tsx';

/** Gives the button the server's moment of this page: what changes later its reader has not seen. */
export const PublishProfileSlot = () => <PublishProfile seenAt={new Date().toISOString()} />;
