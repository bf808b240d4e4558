/** A curly brace above `left`..`right`, its point up at `y`. */
export function bracePath(left: number, right: number, y: number): string {
  const middle = (left + right) / 2
  const r = Math.min(8, (right - left) / 4)
  return [
    `M ${left} ${y + 2 * r}`,
    `Q ${left} ${y + r} ${left + r} ${y + r}`,
    `H ${middle - r}`,
    `Q ${middle} ${y + r} ${middle} ${y}`,
    `Q ${middle} ${y + r} ${middle + r} ${y + r}`,
    `H ${right - r}`,
    `Q ${right} ${y + r} ${right} ${y + 2 * r}`,
  ].join(' ')
}

/** A curly brace to the left of `top`..`bottom`, its point to the left at `x`. */
export function uprightBracePath(top: number, bottom: number, x: number): string {
  const middle = (top + bottom) / 2
  const r = Math.min(8, (bottom - top) / 4)
  return [
    `M ${x + 2 * r} ${top}`,
    `Q ${x + r} ${top} ${x + r} ${top + r}`,
    `V ${middle - r}`,
    `Q ${x + r} ${middle} ${x} ${middle}`,
    `Q ${x + r} ${middle} ${x + r} ${middle + r}`,
    `V ${bottom - r}`,
    `Q ${x + r} ${bottom} ${x + 2 * r} ${bottom}`,
  ].join(' ')
}
