/** Thrown where an address has no page. */
export const notFound = (): Response => new Response(null, { status: 404 });

export async function loader(): Promise<never> {
  throw notFound();
}
