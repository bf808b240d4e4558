import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'

export type SymbolName = FigureOf<'picture-graph'>['symbol']

/** Outlines in a 24 by 24 square, each filled as one shape. */
const outlines: Record<SymbolName, string> = {
  circle: 'M 12 2 a 10 10 0 1 1 0 20 a 10 10 0 1 1 0 -20 Z',
  square: 'M 3 3 H 21 V 21 H 3 Z',
  star: 'M 12 1.5 L 15.1 8.6 L 22.8 9.3 L 17 14.4 L 18.7 22 L 12 18 L 5.3 22 L 7 14.4 L 1.2 9.3 L 8.9 8.6 Z',
  heart:
    'M 12 22 C 4 16 1 12 1 8 C 1 4.5 3.6 2 6.8 2 C 9 2 11 3.2 12 5.2 C 13 3.2 15 2 17.2 2 C 20.4 2 23 4.5 23 8 C 23 12 20 16 12 22 Z',
  book: 'M 12 6 C 9 3.6 5 3 1 3.6 V 20 C 5 19.4 9 20 12 22 C 15 20 19 19.4 23 20 V 3.6 C 19 3 15 3.6 12 6 Z',
  apple:
    'M 12 7.5 C 9 5.5 3 6.2 3 13 C 3 18 6.5 22.5 9.3 22.5 C 10.4 22.5 11 22 12 22 C 13 22 13.6 22.5 14.7 22.5 C 17.5 22.5 21 18 21 13 C 21 6.2 15 5.5 12 7.5 Z M 11.2 6.5 C 11 4 12.5 1.5 15.5 1 C 15.6 4 14 6 11.2 6.5 Z',
  fish: 'M 1 12 C 4 6.5 8 5 11.5 5 C 15 5 17.5 7.5 19 10 L 23 6 V 18 L 19 14 C 17.5 16.5 15 19 11.5 19 C 8 19 4 17.5 1 12 Z',
  tree: 'M 12 1 L 18.5 9 H 15.5 L 21 16.5 H 13.6 V 23 H 10.4 V 16.5 H 3 L 8.5 9 H 5.5 Z',
}

/** One symbol of a picture graph, or its left half; `x` and `y` are its center. */
export function PictureSymbol({
  name,
  x,
  y,
  size,
  isHalf = false,
}: {
  name: SymbolName
  x: number
  y: number
  size: number
  isHalf?: boolean
}) {
  const clip = useId()
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      {isHalf && (
        <clipPath id={clip}>
          <rect x={0} y={0} width={12} height={24} />
        </clipPath>
      )}
      <path d={outlines[name]} clipPath={isHalf ? `url(#${clip})` : undefined} className="fill-math" />
    </g>
  )
}
