/** Replaces Next's navigation in tests of screens that are rendered on the server. */

export const REDIRECTED = 'REDIRECTED';

/** Thrown in place of a redirect or a missing page, as Next does. */
const leave = (sentence: string) => Object.assign(new Error(sentence), { code: REDIRECTED });

export const redirect = (address: string): never => {
  throw leave(`redirects to ${address}`);
};
export const notFound = (): never => {
  throw leave('is not found');
};
export const useRouter = () => ({});
export const useSearchParams = () => new URLSearchParams();
