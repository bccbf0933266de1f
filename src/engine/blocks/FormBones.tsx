/** Until a form is here: bones of its fields. */
export function FormBones() {
  return (
    <div className="bones bone--part" aria-hidden="true">
      <span className="bone bone--label" />
      <span className="bone bone--control" />
      <span className="bone bone--label" />
      <span className="bone bone--control" />
      <span className="bone bone--control bone--button" />
    </div>
  );
}
