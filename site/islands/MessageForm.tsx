import { type MessageFormType, messageForms } from '../forms/message/definition.ts';
import { VerifiedForm, type VerifiedFormProps } from '../forms/verified/VerifiedForm.tsx';

export const MessageForm = ({ type, ...props }: VerifiedFormProps & { type: MessageFormType }) => (
  <VerifiedForm definition={messageForms[type]} {...props} />
);
