/** Whether two numbers that snapped to the same grid are equal, up to floating point error. */
export const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
