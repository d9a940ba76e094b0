'use client';
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { mayEndSessions } from '../../access.ts';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

interface Session {
  id: string;
  browser: string;
  /** Moments in the college's time zone. */
  since: string;
  used: string;
  /** True for the session in which the page is open. */
  isOwn: boolean;
}

/** The sessions of an account. Each can be ended, and all others at once. */
export function Sessions({ account, sessions }: { account: number; sessions: Session[] }) {
  const say = useSay();
  const { t } = useTranslation();
  const [open, setOpen] = useState(sessions);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const end = async (session?: string) => {
    setBusy(true);
    try {
      await post('/api/sessions/end', { account, session });
      setOpen(open.filter(({ id, isOwn }) => (session ? id !== session : isOwn)));
      setResult(say('Ended.'));
    } catch (error) {
      setResult(problemOf(error, say));
    }
    setBusy(false);
    // The pressed button is gone.
    status.current?.focus();
  };
  return (
    <>
      {open.length === 0 && <p>{say('Nobody is signed in with this account.')}</p>}
      <ul className="sessions">
        {open.map(({ id, browser, since, used, isOwn }) => (
          <li key={id}>
            <strong>{browser}</strong>
            {isOwn && <em> {say('This session')}</em>}
            <span>{say('Signed in: {{moment}}', { moment: since })}</span>
            <span>{say('Last used: {{moment}}', { moment: used })}</span>
            {isOwn ? (
              <a href="/admin/logout">{t('authentication:logOut')}</a>
            ) : (
              <Button
                aria-label={say('End session: {{browser}}, signed in {{moment}}', {
                  browser,
                  moment: since,
                })}
                buttonStyle="secondary"
                disabled={busy}
                onClick={() => void end(id)}
                size="small"
              >
                {say('End session')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open.some(({ isOwn }) => !isOwn) && (
        <Button disabled={busy} onClick={() => void end()}>
          {open.some(({ isOwn }) => isOwn)
            ? say('End all other sessions')
            : say('End all sessions')}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {result}
      </p>
    </>
  );
}

/** Link to the sessions in the form of an account, for the person and for administrators. */
export function SessionsLink() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const say = useSay();
  const isOwn = id === user?.id;
  if (id === undefined || !mayEndSessions({ user }, Number(id))) return null;
  return (
    <p className="field-type two-factor__account">
      <a href={isOwn ? '/admin/sessions' : `/admin/sessions?account=${id}`}>
        {isOwn ? say('Where you are signed in') : say('Where this account is signed in')}
      </a>
    </p>
  );
}
