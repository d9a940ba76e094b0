/** An e-mail address to write to; where a narrow card has to break it, it breaks before the @. */
export function MailLink({ to }: { to: string }) {
  const at = to.lastIndexOf('@');
  return (
    <a href={`mailto:${to}`}>
      {/* One element: the parts of a link that is a flex box would stand beside one another. */}
      <span>
        {to.slice(0, at)}
        <wbr />
        {to.slice(at)}
      </span>
    </a>
  );
}
