import { alumniMessage } from './alumni-message.ts';
import { alumniRegistration } from './alumni-registration.ts';
import { studentMessage } from './student-message.ts';
import { visitorsNote } from './visitors-note.ts';

/** Every form, by the name of its page. */
export const forms = {
  'visitors-note': visitorsNote,
  'alumni-registration': alumniRegistration,
  'alumni-message': alumniMessage,
  'student-message': studentMessage,
};
export type FormName = keyof typeof forms;
