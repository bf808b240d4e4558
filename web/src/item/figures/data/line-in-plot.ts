import type { Position } from '../position.ts'
import type { Box } from './label-placement.ts'

/** The part of the line through two points that is inside the box; undefined if it misses the box. */
export function lineInPlot(
  a: Position,
  b: Position,
  { left, right, top, bottom }: Box,
): [Position, Position] | undefined {
  const dx = b.x - a.x
  const dy = b.y - a.y
  let enters = -Infinity
  let leaves = Infinity
  for (const [step, low, high] of [
    [dx, left - a.x, right - a.x],
    [dy, top - a.y, bottom - a.y],
  ] as const) {
    if (step === 0) {
      if (low > 0 || high < 0) return undefined
      continue
    }
    enters = Math.max(enters, Math.min(low / step, high / step))
    leaves = Math.min(leaves, Math.max(low / step, high / step))
  }
  if (!(leaves > enters)) return undefined
  const at = (along: number) => ({ x: a.x + dx * along, y: a.y + dy * along })
  const ends = [at(enters), at(leaves)] as const
  return dx < 0 ? [ends[1], ends[0]] : [ends[0], ends[1]]
}
