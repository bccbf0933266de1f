/** Measures of every page, in points (1/72 inch) of A4. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 92, bottom: 64 };
export const inner = page.width - page.left - page.right;

/** `#RRGGBB`. */
export type Color = `#${string}`;

export const ink: Color = '#1A1F26';
export const grey: Color = '#5C6673';
export const line: Color = '#CCD4DB';
export const tint: Color = '#F2F5F7';
export const white: Color = '#FFFFFF';

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

/** A tenant's colour; our ink for what is none. */
export const colorOf = (hex: string): Color => (/^#[0-9a-f]{6}$/i.test(hex) ? (hex as Color) : ink);
