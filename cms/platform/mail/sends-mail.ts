import { environment } from '../environment.ts';

export const sendsMail = (): boolean => environment.SMTP_URL !== undefined;
