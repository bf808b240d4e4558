import { useRef } from 'react'

export interface Line {
  /** Heights at both ends, in percent. */
  from: number
  to: number
  look: 'given' | 'asking' | 'right' | 'wrong'
}

const strokes: Record<Line['look'], string> = {
  given: 'stroke-ink',
  asking: 'stroke-action',
  right: 'stroke-correct',
  wrong: 'stroke-incorrect',
}

/** Lines from sources to targets between the two columns; `pull` is the line that follows the pointer. */
export function Lines({
  pairs,
  pull = null,
}: {
  pairs: readonly Line[]
  pull?: { from: number; x: number; y: number } | null
}) {
  const drawing = useRef<SVGSVGElement>(null)
  // The position on screen is needed only during a drag.
  const box = pull === null ? undefined : drawing.current?.getBoundingClientRect()
  return (
    <svg
      ref={drawing}
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`pointer-events-none relative hidden size-full overflow-visible sm:block print:block ${pull === null ? '' : 'z-20'}`}
    >
      {pairs.map(({ from, to, look }) => (
        <path
          key={`${from} ${to} ${look}`}
          d={`M0,${from} C45,${from} 55,${to} 100,${to}`}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth={look === 'asking' ? 4 : 2.5}
          strokeDasharray={look === 'wrong' ? '7 6' : undefined}
          className={strokes[look]}
        />
      ))}
      {pull !== null && box !== undefined && (
        <line
          x1={0}
          y1={pull.from}
          x2={((pull.x - box.x) / box.width) * 100}
          y2={((pull.y - box.y) / box.height) * 100}
          vectorEffect="non-scaling-stroke"
          strokeWidth={4}
          className="stroke-action"
        />
      )}
    </svg>
  )
}
