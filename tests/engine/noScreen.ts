// Charts ask for the look of the page and draw on it; there is no screen here.
globalThis.matchMedia ??= (() => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
/** Takes whatever is asked of it. */
const nothing: unknown = new Proxy(Object, {
  apply: () => nothing,
  construct: () => nothing as object,
  get: (_, key) => (key === Symbol.toPrimitive ? () => 0 : nothing),
  set: () => true,
});
globalThis.Path2D ??= nothing as typeof Path2D;
HTMLCanvasElement.prototype.getContext = () => nothing as never;
