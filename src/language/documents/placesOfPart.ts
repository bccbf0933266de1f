/** Where the questions of a part stand on its page: as it says, or all of them in the order of their data. */
export const placesOfPart = ({
  step,
  properties = {},
}: {
  step?: { fields?: Readonly<Record<string, number>> };
  properties?: object;
}): Readonly<Record<string, number>> =>
  step?.fields ??
  Object.fromEntries(Object.keys(properties).map((name, index) => [name, (index + 1) * 10]));
