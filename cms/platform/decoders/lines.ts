/** Splits at line feeds only. `readline` would also split at other characters within a text. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
