import type { Position } from '../../figures/position.ts'
import { type Tone, tones } from './tones.ts'

const signs: Partial<Record<Tone, string>> = {
  right: 'M -3.5 0.2 L -1 2.8 L 3.6 -2.6',
  wrong: 'M -2.8 -2.8 L 2.8 2.8 M 2.8 -2.8 L -2.8 2.8',
}

/** A point, with a check or a cross once its verdict is known. */
export function Dot({ at, tone }: { at: Position; tone: Tone }) {
  const sign = signs[tone]
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle
        r={sign === undefined ? 7.5 : 8.5}
        strokeWidth={1.5}
        className={`${tones[tone].fill} stroke-surface`}
      />
      {sign !== undefined && (
        <path d={sign} strokeWidth={2} strokeLinecap="round" className="fill-none stroke-surface" />
      )}
    </g>
  )
}
