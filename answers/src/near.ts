/** Whether two numbers that snapped to the same grid are one number, but for the drift of floating point. */
export const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
