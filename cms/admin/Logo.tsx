import type { ServerProps } from 'payload';

/** Above the form for signing in: whose admin it is. */
export async function Logo({ payload }: ServerProps) {
  const { name } = await payload.findGlobal({ slug: 'college', select: { name: true }, depth: 0 });
  return (
    <h1 className="logo">
      {name}
      <small>Editing the website</small>
    </h1>
  );
}
