import type { Box } from './label-placement.ts'
import { tintFill } from './patterns.tsx'

/** A bar. Bars of a second series have a pattern, so that the two series differ in print. */
export function BarRect({ box, series, sheet }: { box: Box; series: number; sheet: string }) {
  const place = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top }
  if (series === 0) return <rect {...place} className="fill-math" />
  return <rect {...place} fill={tintFill(sheet, 'orange')} className="stroke-warm" strokeWidth={2} />
}
