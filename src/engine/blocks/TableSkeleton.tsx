/** A table that is on its way: of a usual size, so that little moves when it comes. */
export function TableSkeleton() {
  return (
    <div className="card table-card" aria-hidden="true">
      <div className="bone bone--head" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="bone bone--row" />
      ))}
    </div>
  );
}
