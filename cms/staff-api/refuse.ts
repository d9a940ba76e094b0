/** A refusal in the format of Payload, whose admin shows the sentence. */
export const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });
