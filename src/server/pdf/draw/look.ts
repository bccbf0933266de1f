/** Measures of every page, in points (1/72 inch) of A4. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 92, bottom: 64 };
export const inner = page.width - page.left - page.right;

export type Color = readonly [red: number, green: number, blue: number];

export const ink: Color = [0.1, 0.12, 0.15];
export const grey: Color = [0.36, 0.4, 0.45];
export const line: Color = [0.8, 0.83, 0.86];
export const tint: Color = [0.95, 0.96, 0.97];
export const white: Color = [1, 1, 1];

/** How a text looks; `leading` is the distance of its lines. */
export interface Look {
  size: number;
  leading: number;
  isBold?: boolean;
  color: Color;
}

export const looks = {
  title: { size: 19, leading: 24, isBold: true, color: ink },
  heading: { size: 12.5, leading: 17, isBold: true, color: ink },
  text: { size: 9.5, leading: 14, color: ink },
  strong: { size: 9.5, leading: 14, isBold: true, color: ink },
  small: { size: 8, leading: 11.5, color: grey },
  cell: { size: 8.5, leading: 12, color: ink },
  cellStrong: { size: 8.5, leading: 12, isBold: true, color: ink },
  cellHead: { size: 8, leading: 11, isBold: true, color: grey },
} as const satisfies Record<string, Look>;

/** `#RRGGBB` as parts of one; our ink for what is none. */
export function colorOf(hex: string): Color {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  return match ? [part(match[1]!), part(match[2]!), part(match[3]!)] : ink;
}

const part = (hex: string) => parseInt(hex, 16) / 255;
