/** What became of invitations; read aloud when it comes. */
export const Outcomes = ({ lines }: { lines: readonly string[] }) => (
  <ul aria-live="polite">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
