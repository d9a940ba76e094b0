import { sendsMail } from '../../staff-api/set-up/facts.ts';
import { SendAnswer } from './SendAnswer.tsx';

/** Below the answer to a sender. */
export const Answer = () => <SendAnswer sendsMail={sendsMail()} />;
