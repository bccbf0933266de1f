/** Heads the cards of a month, on a phone. */
export function MonthRow({ month, columns }: { month: string; columns: number }) {
  return (
    <tr role="row" className="month-row">
      <th role="rowheader" colSpan={columns} scope="colgroup">
        {month}
      </th>
    </tr>
  );
}
