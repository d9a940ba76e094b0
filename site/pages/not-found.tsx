/** Thrown where an address has no page; with a sentence where there is more to say about it. */
export const notFound = (sentence?: string): Response => new Response(sentence, { status: 404 });

export async function loader(): Promise<never> {
  throw notFound();
}
