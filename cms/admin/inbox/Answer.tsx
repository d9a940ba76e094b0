import { sendsMail } from '../../platform/mail/sends-mail.ts';
import { SendAnswer } from './SendAnswer.tsx';

/** Below the answer to a sender. */
export const Answer = () => <SendAnswer sendsMail={sendsMail()} />;
