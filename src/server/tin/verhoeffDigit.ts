/** The group of ten that the check is computed in: rotations of the pentagon, then its reflections. */
const product = (left: number, right: number): number => {
  const turn = (right % 5) * (left < 5 ? 1 : -1);
  return (((((left % 5) + turn) % 5) + 5) % 5) + (left < 5 === right < 5 ? 0 : 5);
};

const permuted = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const permute = (digit: number, times: number): number =>
  times === 0 ? digit : permute(permuted[digit]!, times - 1);

/** The check digit that Verhoeff's algorithm puts behind some digits. */
export function verhoeffDigit(digits: string): number {
  const check = [...digits]
    .reverse()
    .reduce((sum, each, at) => product(sum, permute(Number(each), (at + 1) % 8)), 0);
  return check < 5 ? (5 - check) % 5 : check;
}
