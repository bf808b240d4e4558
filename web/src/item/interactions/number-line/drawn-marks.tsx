import type { InteractionOf } from '@skills-center/contract/interaction'
import { headPoints } from '../../figures/arrow.tsx'
import type { Scale } from '../../figures/scale.ts'
import { Dot } from '../drawing/dot.tsx'
import { type Tone, tones } from '../drawing/tones.ts'
import type { LineDraft } from './line-draft.ts'

/** The drawing at the height `y`; an arrow ends at `left` or `right`. */
export function DrawnMarks({
  draws,
  draft: { ats, closed, towards },
  tone,
  toneAt = () => tone,
  x,
  y,
  left,
  right,
}: {
  draws: InteractionOf<'number-line'>['draws']
  draft: LineDraft
  tone: Tone
  /** For single points, which may be right or wrong separately. */
  toneAt?: (at: number) => Tone
  x: Scale
  y: number
  left: number
  right: number
}) {
  if (draws === 'points') return ats.map((at) => <Dot key={at} at={{ x: x(at), y }} tone={toneAt(at)} />)
  const [first = 0, second = first] = ats
  return (
    <g>
      {draws === 'interval' && <Stretch from={x(first)} to={x(second)} y={y} tone={tone} />}
      {draws === 'ray' && towards !== null && ats.length > 0 && (
        <g>
          <Stretch from={x(first)} to={towards === 'left' ? left + 10 : right - 10} y={y} tone={tone} />
          <polygon
            points={headPoints(
              { x: towards === 'left' ? left : right, y },
              towards === 'left' ? Math.PI : 0,
              17,
            )}
            className={tones[tone].fill}
          />
        </g>
      )}
      {ats.map((at, index) => (
        <End
          key={at}
          x={x(at)}
          y={y}
          tone={tone}
          isClosed={(draws === 'interval' && ats.length < 2 ? null : closed[index]) ?? null}
        />
      ))}
    </g>
  )
}

function Stretch({ from, to, y, tone }: { from: number; to: number; y: number; tone: Tone }) {
  const { stroke, isDashed } = tones[tone]
  return (
    <line
      x1={from}
      x2={to}
      y1={y}
      y2={y}
      strokeWidth={6}
      strokeDasharray={isDashed ? '9 5' : undefined}
      className={stroke}
    />
  )
}

/** A filled circle, an open circle, or one not chosen yet. */
function End({ x, y, tone, isClosed }: { x: number; y: number; tone: Tone; isClosed: boolean | null }) {
  const { fill, stroke } = tones[tone]
  if (isClosed === true)
    return <circle cx={x} cy={y} r={8} strokeWidth={1.5} className={`${fill} stroke-surface`} />
  return (
    <circle
      cx={x}
      cy={y}
      r={7}
      strokeWidth={isClosed === null ? 2 : 3}
      strokeDasharray={isClosed === null ? '3.2 2.3' : undefined}
      className={`fill-surface ${stroke}`}
    />
  )
}
