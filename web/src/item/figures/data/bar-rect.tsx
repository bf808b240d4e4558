import type { Box } from './placing.ts'
import { tintFill } from './patterns.tsx'

/** A bar; those of a second series are woven, so that the two print apart. */
export function BarRect({ box, series, sheet }: { box: Box; series: number; sheet: string }) {
  const place = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top }
  if (series === 0) return <rect {...place} className="fill-math" />
  return <rect {...place} fill={tintFill(sheet, 'orange')} className="stroke-warm" strokeWidth={2} />
}
