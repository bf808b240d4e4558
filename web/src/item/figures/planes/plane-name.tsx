import type { Position } from '../position.ts'
import { ValueText, valueSize } from '../value-text.tsx'
import type { PlacedName } from './plane-names.ts'

/** The name of a part: with a leader line if it is far away, on a background if the area is striped. */
export function PlaneName({ name: { text, tone, at, leader, hasPlate } }: { name: PlacedName }) {
  const { wide, tall } = valueSize(text)
  return (
    <g>
      {leader && <Leader from={leader} to={at} />}
      {hasPlate && (
        <rect
          x={at.x - wide / 2 - 5}
          y={at.y - tall / 2 - 3}
          width={wide + 10}
          height={tall + 6}
          rx={5}
          className="fill-surface"
        />
      )}
      <ValueText x={at.x} y={at.y} tone={tone} isStrong>
        {text}
      </ValueText>
    </g>
  )
}

/** From a point to its name or badge, which covers the line's end. */
export function Leader({ from, to }: { from: Position; to: Position }) {
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-ink-soft" strokeWidth={1.5} />
}
