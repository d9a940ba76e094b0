/** Decodes the percent codes of an address. Undefined if they are not valid UTF-8. */
export function decodeAddress(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
