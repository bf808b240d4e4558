import { Sun } from './sphere.tsx'
import { waterTable as table } from './water-places.ts'

/** The landscape of the water cycle. Points are fractions of the width and the height. */
export function Landscape({ width, height }: { width: number; height: number }) {
  const at = (x: number, y: number) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`
  const floor = `L ${at(1, 0.9)} L ${at(0.82, 0.88)} L ${at(0.7, 0.78)} L ${at(0.63, 0.7)}`
  const land = `M ${at(0, 0.56)} L ${at(0.07, 0.43)} L ${at(0.11, 0.45)} L ${at(0.17, 0.34)} L ${at(0.23, 0.44)} L ${at(0.27, 0.48)} Q ${at(0.36, 0.57)} ${at(0.42, 0.605)} L ${at(0.52, 0.615)} Q ${at(0.58, 0.66)} ${at(0.63, 0.7)}`
  const [start, rise, plain, shore, fall, sea] = table.map(([x, y]) => at(x, y))
  const waterTable = `M ${start} Q ${rise} ${plain} L ${shore} Q ${fall} ${sea}`
  return (
    <g strokeLinejoin="round">
      <path
        d={`${land} L ${at(0.7, 0.78)} L ${at(0.82, 0.88)} L ${at(1, 0.9)} L ${at(1, 1)} L ${at(0, 1)} Z`}
        className="fill-warm-soft stroke-ink-soft"
        strokeWidth={1.5}
      />
      {/* Groundwater. The water table follows the land: high inland, and down to the lake and the sea. */}
      <path
        d={`${waterTable} L ${at(0.7, 0.78)} L ${at(0.82, 0.88)} L ${at(1, 0.9)} L ${at(1, 0.95)} L ${at(0, 0.95)} Z`}
        className="fill-math-soft opacity-60"
      />
      <path d={waterTable} className="fill-none stroke-math" strokeWidth={1.5} strokeDasharray="6 4" />
      <path d={`M ${at(0, 0.95)} H ${width}`} className="stroke-ink-soft" strokeWidth={1.5} />
      <path d={`M ${at(0.63, 0.7)} L ${at(1, 0.7)} ${floor} Z`} className="fill-surface" />
      <path
        d={`M ${at(0.63, 0.7)} L ${at(1, 0.7)} ${floor} Z`}
        className="fill-math-soft stroke-math"
        strokeWidth={2.5}
      />
      <path
        d={`M ${at(0.07, 0.43)} L ${at(0.11, 0.45)} L ${at(0.17, 0.34)} L ${at(0.23, 0.44)} L ${at(0.2, 0.43)} L ${at(0.18, 0.47)} L ${at(0.15, 0.44)} L ${at(0.12, 0.49)} L ${at(0.09, 0.46)} L ${at(0.05, 0.48)} Z`}
        className="fill-surface stroke-ink-soft"
        strokeWidth={1.5}
      />
      <path
        d={`M ${at(0.42, 0.605)} H ${0.52 * width} Q ${at(0.5, 0.65)} ${at(0.47, 0.65)} Q ${at(0.44, 0.65)} ${at(0.42, 0.605)} Z`}
        className="fill-math-soft stroke-math"
        strokeWidth={1.5}
      />
      <path
        d={[0.745, 0.79].map((y) => `M ${at(0.72 + (y - 0.745) * 2, y)} q 5 -5 10 0 t 10 0 t 10 0`).join(' ')}
        className="fill-none stroke-math"
        strokeWidth={1.5}
      />
      {[0.325, 0.365, 0.4].map((x, index) => (
        <Tree key={x} x={x * width} y={(0.53 + index * 0.026) * height} />
      ))}
      <Cloud x={0.2 * width} y={0.15 * height} />
      <Cloud x={0.7 * width} y={0.13 * height} />
      <Sun x={width - 24} y={26} radius={14} />
    </g>
  )
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <line x1={x} x2={x} y1={y} y2={y - 10} className="stroke-ink-soft" strokeWidth={2.5} />
      <path
        d={`M ${x} ${y - 28} L ${x + 8} ${y - 7} H ${x - 8} Z`}
        className="fill-science-soft stroke-science"
        strokeWidth={1.5}
      />
    </g>
  )
}

function Cloud({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M ${x - 34} ${y + 14} a 13 13 0 0 1 3 -25 a 19 19 0 0 1 34 -7 a 15 15 0 0 1 26 10 a 11.5 11.5 0 0 1 4 22 Z`}
      className="fill-sunken stroke-ink-soft"
      strokeWidth={1.75}
    />
  )
}
