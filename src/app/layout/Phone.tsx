/** A telephone number that can be called and never breaks over two lines. */
export function Phone({ number }: { number: string }) {
  return (
    <a className="phone" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  );
}
