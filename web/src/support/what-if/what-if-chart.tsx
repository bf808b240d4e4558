import { useEffect, useRef, useState } from 'react'
import type { WhatIfStep } from '@skills-center/contract/practice'
import { softEdge } from '../../ui/certainty.ts'
import type { Move } from './what-if-events.ts'

/** The current width of an element in CSS pixels; a guess until measured. */
function useWidth<Element extends HTMLElement>(guess: number) {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(guess)
  // Keeps the drawing in step with the available width.
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(200, Math.round(entry.contentRect.width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

interface WhatIfChartProps {
  readonly moves: readonly Move[]
  readonly steps: readonly WhatIfStep[]
}

/* All in CSS pixels. */
const height = 250
const left = 40
const right = 34
const bottom = 36
const top = 14
const widestGap = 46
/** If steps are closer than this, labels below them would run together. */
const gapForSigns = 22

/** A move that lets time pass, without an answer. */
const isTime = (move: Move | undefined): boolean => move === 'day' || move === 'week'

const signs: Readonly<Record<Move, string>> = {
  right: '✓',
  wrong: '✗',
  hint: '✓',
  second: '✓',
  day: '1 d',
  week: '7 d',
}
const signLooks: Readonly<Record<Move, string>> = {
  right: 'fill-correct',
  wrong: 'fill-incorrect',
  hint: 'fill-warm',
  second: 'fill-warm',
  day: 'fill-ink-soft',
  week: 'fill-ink-soft',
}
const looks: Readonly<Record<Move, string>> = {
  right: 'fill-correct stroke-surface',
  hint: 'fill-surface stroke-warm',
  second: 'fill-surface stroke-warm',
  wrong: 'fill-surface stroke-incorrect',
  day: 'fill-ink-soft stroke-surface',
  week: 'fill-ink-soft stroke-surface',
}

const y = (mastery: number) => top + ((100 - mastery) / 100) * (height - top - bottom)

/**
 * Mastery after each step as a line in a soft band, which is wider when mastery is less certain. The same is given as
 * text beside it.
 */
export function WhatIfChart({ moves, steps }: WhatIfChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>(520)
  const end = width - right
  const gap = Math.min(widestGap, (end - left - 24) / Math.max(1, steps.length - 1))
  const x = (at: number) => left + 14 + at * gap
  const radius = gap >= gapForSigns ? 7 : gap >= 12 ? 5 : 3.5
  const points = steps.flatMap(({ mastery, certainty }, at) =>
    mastery === null || certainty === null ? [] : [{ at, mastery, edge: softEdge[certainty] }],
  )
  const band = [
    ...points.map(({ at, mastery, edge }) => `${x(at)},${y(Math.min(100, mastery + edge))}`),
    ...points.toReversed().map(({ at, mastery, edge }) => `${x(at)},${y(Math.max(0, mastery - edge))}`),
  ]
  const last = points.at(-1)
  return (
    <div ref={ref} aria-hidden>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full">
        {[0, 50, 100].map((mark) => (
          <g key={mark}>
            <line className="stroke-line" x1={left} x2={end} y1={y(mark)} y2={y(mark)} strokeWidth="1.5" />
            <text className="fill-ink-soft" x={left - 8} y={y(mark) + 5} textAnchor="end" fontSize="14">
              {mark}
            </text>
          </g>
        ))}
        <line
          className="stroke-science"
          x1={left}
          x2={end}
          y1={y(90)}
          y2={y(90)}
          strokeWidth="1.5"
          strokeDasharray="3 5"
        />
        <text className="fill-science" x={end + 6} y={y(90) + 5} fontSize="14">
          90
        </text>
        {points.length > 1 && <polygon className="fill-math-soft" points={band.join(' ')} />}
        {points.slice(1).map(({ at, mastery }, index) => {
          const from = points[index]
          return (
            from !== undefined && (
              <line
                key={at}
                className="stroke-math"
                x1={x(from.at)}
                y1={y(from.mastery)}
                x2={x(at)}
                y2={y(mastery)}
                strokeWidth="3"
                strokeLinecap="round"
                strokeDasharray={isTime(moves[at]) ? '1 7' : undefined}
              />
            )
          )
        })}
        {moves.map((move, at) => {
          const mastery = steps[at]?.mastery ?? null
          return (
            <g key={at}>
              {mastery !== null && (
                <circle
                  className={looks[move]}
                  cx={x(at)}
                  cy={y(mastery)}
                  r={isTime(move) ? radius * 0.6 : radius}
                  strokeWidth={radius > 5 ? 3 : 2}
                />
              )}
              {gap >= gapForSigns && (
                <text
                  className={signLooks[move]}
                  x={x(at)}
                  y={height - 12}
                  textAnchor="middle"
                  fontSize="13"
                  fontWeight="700"
                >
                  {signs[move]}
                </text>
              )}
            </g>
          )
        })}
        {last !== undefined && (
          <text
            className="fill-ink font-display"
            x={Math.min(x(last.at), end - 14)}
            y={y(last.mastery) + (last.mastery > 70 ? 34 : -16)}
            textAnchor="middle"
            fontSize="20"
            fontWeight="700"
          >
            {Math.round(last.mastery)}
          </text>
        )}
      </svg>
    </div>
  )
}
