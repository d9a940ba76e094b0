import { redirect } from 'next/navigation';
import type { AdminViewServerProps, TypedUser } from 'payload';

/** Who has this screen open; whoever is not signed in is led to do so, and back to where they were. */
export function signedIn(view: AdminViewServerProps): TypedUser {
  const { user } = view.initPageResult.req;
  if (user) return user;
  const segments = [view.params?.segments ?? []].flat();
  const asked = Object.entries(view.searchParams ?? {}).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/${segments.join('/')}${search}`)}`);
}
