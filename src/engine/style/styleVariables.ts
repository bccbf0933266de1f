const colour = /^#[0-9a-f]{6}$/i;
const colours = /^--color-(primary|primary-hover|on-primary|accent|tint|focus)$/;

/** The families that a tenant may choose from, with what stands in for them. */
const fonts: Record<string, string> = {
  Inter: "'Inter Variable', system-ui, sans-serif",
  'system-ui': 'system-ui, sans-serif',
  Georgia: 'Georgia, serif',
};

/**
 * The custom properties that a tenant's style sets, light and dark in one value. Anything but a
 * known name with a plain colour, or a known family, is left out.
 * @source specification §2.7 'Styles are applied as named style variables'
 */
export function styleVariables(style: {
  light: Readonly<Record<string, string>>;
  dark?: Readonly<Record<string, string>>;
}): [name: string, value: string][] {
  return Object.entries(style.light).flatMap(([name, light]): [string, string][] => {
    if (name === '--font-sans') return Object.hasOwn(fonts, light) ? [[name, fonts[light]!]] : [];
    if (!colours.test(name) || !colour.test(light)) return [];
    const dark = style.dark?.[name];
    return [[name, dark && colour.test(dark) ? `light-dark(${light}, ${dark})` : light]];
  });
}
