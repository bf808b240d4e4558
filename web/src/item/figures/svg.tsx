import type { ReactNode } from 'react'

/** Sizes of writing in a figure, in pixels: figures are drawn at the width they have, never scaled. */
export const labelSize = 15
export const tickSize = 14

/** The sheet a figure is drawn on. Its accessible name is the figure's own description. */
export function Svg({
  width,
  height,
  description,
  children,
}: {
  width: number
  height: number
  description: string
  children: ReactNode
}) {
  return (
    <svg
      role="img"
      aria-label={description}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="mx-auto block h-auto max-w-full overflow-visible font-sans"
    >
      {children}
    </svg>
  )
}
