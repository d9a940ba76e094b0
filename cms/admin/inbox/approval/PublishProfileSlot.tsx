import { PublishProfile } from './PublishProfile.tsx';

/** Passes the server time of the page to the button, because later changes have not been seen. */
export const PublishProfileSlot = () => <PublishProfile seenAt={new Date().toISOString()} />;
