import type { ReactNode } from 'react'

/** Font sizes in a figure, in pixels: figures are drawn at the available width, never scaled. */
export const labelSize = 15
export const tickSize = 14

/** The SVG element of a figure. Its accessible name is the figure's description. */
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
