import { headPoints } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { wrapped } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, tickSize } from '../svg.tsx'
import { heightOf, widthOf } from './boxes.ts'
import { type Fill, type Look, type Mark, type Scene, textSize } from './scene.ts'
import type { Vector } from './vector.ts'

const fills: Record<Fill, string> = {
  faint: 'fill-math/8',
  soft: 'fill-math/15',
  middle: 'fill-math/25',
  strong: 'fill-math/45',
  ground: 'fill-surface',
  veil: 'fill-surface/70',
  none: 'fill-transparent',
}

const looks: Record<Look, { tone: string; width: number; dash?: string }> = {
  outline: { tone: 'stroke-ink', width: 2 },
  bold: { tone: 'stroke-math', width: 4.5 },
  line: { tone: 'stroke-ink', width: 1.75 },
  dashed: { tone: 'stroke-ink', width: 1.5, dash: '5 4' },
  fold: { tone: 'stroke-ink', width: 1.5, dash: '2 4' },
  axis: { tone: 'stroke-warm', width: 2, dash: '11 4 2 4' },
  mark: { tone: 'stroke-ink', width: 1.5 },
  hatch: { tone: 'stroke-math', width: 1.25 },
  fine: { tone: 'stroke-ink-soft', width: 0.75 },
  grid: { tone: 'stroke-line', width: 1 },
}

/** A scene as SVG, with notes below. */
export function SceneView({
  scene,
  description,
  width,
  notes = [],
}: {
  scene: Scene
  description: string
  /** The available width; notes may use all of it. */
  width: number
  notes?: readonly string[]
}) {
  const lines = notes.filter((note) => note !== '').flatMap((note) => wrapped(note, width, tickSize))
  const drawn = Math.ceil(widthOf(scene.box))
  const full = lines.length > 0 ? Math.max(drawn, Math.min(width, 260)) : drawn
  const height = Math.ceil(heightOf(scene.box))
  const left = (full - drawn) / 2 - scene.box.left
  return (
    <Svg
      width={full}
      height={height + lines.length * 20 + (lines.length > 0 ? 6 : 0)}
      description={description}
    >
      <g transform={`translate(${left} ${-scene.box.top})`}>
        {scene.marks.map((mark, index) => (
          <MarkView key={index} mark={mark} />
        ))}
      </g>
      {lines.map((line, index) => (
        <Label key={line} x={full / 2} y={height + 16 + index * 20} size={tickSize} tone="fill-ink-soft">
          {line}
        </Label>
      ))}
    </Svg>
  )
}

function MarkView({ mark }: { mark: Mark }) {
  switch (mark.type) {
    case 'area':
      return (
        <path
          d={mark.rings.map((ring) => pathOf(ring, true)).join(' ')}
          fillRule="evenodd"
          className={fills[mark.fill]}
        />
      )
    case 'line': {
      const look = looks[mark.look]
      return (
        <path
          d={pathOf(mark.points, mark.isClosed)}
          className={`fill-none ${look.tone}`}
          strokeWidth={look.width}
          strokeDasharray={look.dash}
          strokeLinejoin="round"
          strokeLinecap={mark.look === 'bold' ? 'butt' : 'round'}
        />
      )
    }
    case 'dot':
      return <circle cx={mark.at.x} cy={mark.at.y} r={4} className="fill-ink" />
    case 'head':
      return (
        <polygon points={headPoints(mark.tip, (-mark.degrees * Math.PI) / 180, 11)} className="fill-ink" />
      )
    case 'text':
      return <Writing mark={mark} />
    case 'spot':
      return <Spot id={mark.id} x={mark.at.x} y={mark.at.y} />
  }
}

/** The amount of the subject's color in each tint, as in `fills`. */
const tints: Partial<Record<Fill, number>> = { faint: 0.08, soft: 0.15, middle: 0.25, strong: 0.45 }

/** Text with an outline in the color of the fills below it, so that a line is interrupted where it crosses the text. */
function Writing({ mark }: { mark: Extract<Mark, { type: 'text' }> }) {
  const rim = {
    x: mark.at.x,
    y: mark.at.y,
    dy: '0.35em',
    fontSize: textSize,
    fontWeight: mark.isStrong ? 700 : 400,
    textAnchor: 'middle',
    strokeWidth: 4,
    strokeLinejoin: 'round',
    'aria-hidden': true,
  } as const
  const tinted = mark.ground.filter((fill) => tints[fill] !== undefined)
  const rims = mark.isCrossing ? tinted : []
  return (
    <>
      {rims.length > 0 && (
        <text {...rim} className="fill-none stroke-surface">
          {mark.text}
        </text>
      )}
      {rims.map((fill, index) => (
        <text key={`${fill} ${index}`} {...rim} opacity={tints[fill]} className="fill-none stroke-math">
          {mark.text}
        </text>
      ))}
      <Label
        x={mark.at.x}
        y={mark.at.y}
        size={textSize}
        isStrong={mark.isStrong}
        isBare={tinted.length > 0}
        tone={mark.tone === 'soft' ? 'fill-ink-soft' : 'fill-ink'}
      >
        {mark.text}
      </Label>
    </>
  )
}

const round = (value: number) => Math.round(value * 100) / 100

function pathOf(points: readonly Vector[], isClosed: boolean): string {
  const steps = points.map((place, index) => `${index === 0 ? 'M' : 'L'}${round(place.x)} ${round(place.y)}`)
  return steps.join(' ') + (isClosed ? ' Z' : '')
}
