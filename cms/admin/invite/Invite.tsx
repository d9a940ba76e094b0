import { sendsMail } from '../../platform/mail/sends-mail.ts';
import { InvitePeople } from './InvitePeople.tsx';
import { InviteStaff } from './InviteStaff.tsx';

/** Invitations above the list of accounts. */
export const InviteAboveAccounts = () => <InvitePeople sendsMail={sendsMail()} />;

/** Invitations above the list of staff. */
export const InviteAboveStaff = () => <InviteStaff sendsMail={sendsMail()} />;
