'use client';
import { Button, toast, useAuth, useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { editors } from '../../access.ts';
import { typesWithProfile } from '../../content/types-with-profile.ts';
import { post, problemOf } from '../../staff-api/ask.ts';
import { useSay } from '../use-say.ts';

/** Above the list of staff: publishes the ticked profiles. Those that wait for approval are left, because somebody reads them first. */
export function MakePublic() {
  const { user } = useAuth();
  const { selectedIDs } = useSelection();
  const router = useRouter();
  const say = useSay();
  const [busy, setBusy] = useState(false);
  if (!editors({ req: { user } })) return null;
  const count = selectedIDs.length;
  const publish = async () => {
    setBusy(true);
    const query = new URLSearchParams({
      'where[id][in]': selectedIDs.join(','),
      'where[type][in]': typesWithProfile.join(','),
      'where[handed_in_at][exists]': 'false',
      depth: '0',
      limit: String(count),
    });
    try {
      const data = { liveNow: true, _status: 'published' };
      const { docs } = await post<{ docs: object[] }>(`/api/employees?${query}`, data, 'PATCH');
      const others = count - docs.length;
      const sentence = others > 0 ? someArePublic : allArePublic;
      toast.success(say(sentence, { count: docs.length, left: others }));
    } catch (error) {
      toast.error(problemOf(error, say), { duration: Number.POSITIVE_INFINITY });
    }
    setBusy(false);
    router.refresh();
  };
  return (
    <p className="make-public">
      <Button buttonStyle="secondary" disabled={busy || count === 0} onClick={() => void publish()}>
        {say('Make the profile pages public ({{count}})', { count })}
      </Button>
    </p>
  );
}

const allArePublic = '{{count}} profile pages are public.';
const someArePublic =
  '{{count}} profile pages are public. {{left}} were left: they wait for approval, or have no profile page.';
