'use client';
import { asRecord } from '@college/contract/as-record';
import {
  EmailField,
  FieldLabel,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  useAuth,
  useField,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { FormState } from 'payload';
import { email } from 'payload/shared';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../use-say.ts';

const empty: FormState = {
  email: { initialValue: undefined, valid: true, value: undefined },
  password: { initialValue: undefined, valid: true, value: undefined },
  code: { initialValue: undefined, valid: true, value: undefined },
};

/** Form for e-mail address and password, then for the code of two-factor sign-in. */
export function LoginForm({ next }: { next: string }) {
  const { t, i18n } = useTranslation();
  const { setUser } = useAuth();
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  const [asksCode, setAsksCode] = useState(false);

  const logIn = async (body: FormData): Promise<Response> => {
    const response = await fetch('/api/users/login', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': i18n.language },
      body,
    });
    const { errors } = await response.clone().json();
    if (errors?.[0]?.data?.code !== 'codeMissing') return response;
    // A missing code is no error but the second step.
    return Response.json({ asks: 'code' });
  };
  const proceed = (answer: unknown) => {
    if (asRecord(answer).asks === 'code') return setAsksCode(true);
    setUser(answer as Parameters<typeof setUser>[0]);
    startRouteTransition(() => router.push(next));
  };

  return (
    <Form
      // Payload reads the returned response, although its type says void.
      action={logIn as unknown as (body: FormData) => Promise<void>}
      className="login__form"
      disableSuccessStatus
      initialState={empty}
      method="POST"
      onSuccess={async (answer) => proceed(answer)}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap" hidden={asksCode}>
        <EmailField
          field={{
            name: 'email',
            admin: { autoComplete: 'email' },
            label: t('general:email'),
            required: true,
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
      </div>
      {asksCode ? (
        <CodeField />
      ) : (
        <Link href="/admin/forgot" prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      )}
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  );
}

/** Field for the code of two-factor sign-in. It takes the focus when it appears. */
function CodeField() {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const { value, setValue } = useField<string>({ path: 'code' });
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="field-type text two-factor__code">
      <FieldLabel htmlFor="field-code" label={say('Code')} required />
      <input
        aria-describedby="field-code-hint"
        autoComplete="one-time-code"
        id="field-code"
        maxLength={20}
        name="code"
        onChange={({ target }) => setValue(target.value)}
        ref={input}
        required
        type="text"
        value={value ?? ''}
      />
      <p id="field-code-hint">
        {say('Enter the six digits from your authenticator app, or one of your recovery codes.')}
      </p>
    </div>
  );
}
