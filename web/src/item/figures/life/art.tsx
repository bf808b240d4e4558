import type { ReactNode } from 'react'

/** A drawing in its own units. Outlines keep their width in pixels at any scale; tubes scale with it. */
export function Art({ x, y, scale, children }: { x: number; y: number; scale: number; children: ReactNode }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      className="[&_*:not(.tube)]:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </g>
  )
}
