/** Results of invitations. Screen readers announce them. */
export const Outcomes = ({ lines }: { lines: readonly string[] }) => (
  <ul aria-live="polite">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
