/** What a chart draws: numbers for the pen, and how each is told. */
export interface Points {
  /** The x of each row as it stands in the answer and as it is told. */
  x: { raw: unknown; told: string }[];
  series: {
    label: string;
    values: { number: number; told: string }[];
    /** A number of the axis in the format of the series. */
    tell(number: number): string;
  }[];
}
