import { alumniRegistration } from '../forms/alumni-registration/definition.ts';
import { VerifiedForm, type VerifiedFormProps } from '../forms/verified/VerifiedForm.tsx';

export const AlumniRegistrationForm = (props: VerifiedFormProps) => (
  <VerifiedForm definition={alumniRegistration} {...props} />
);
