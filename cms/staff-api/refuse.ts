/** As Payload refuses: its admin shows the sentence. */
export const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });
