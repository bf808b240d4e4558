import type { FigureOf } from '@skills-center/contract/figure'
import { useContentTranslation } from '../../../language/content.ts'
import { Arrow, headPoints } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth, wrapped } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize } from '../svg.tsx'
import { moonLight } from './lit-sphere.ts'
import { NotToScale, noteRoom } from './small-print.tsx'
import { Sphere } from './sphere.tsx'
import { Tag } from './tag.tsx'

type Figure = FigureOf<'moon-phases'>

const seenRadius = 21

export function MoonPhases({ figure, width: room }: { figure: Figure; width: number }) {
  const t = useContentTranslation()
  const width = Math.min(room, 500)
  const hasBoth = figure.orbit.length > 0 && figure.seen.length > 0
  const orbitTop = hasBoth ? 24 : 0
  const orbitHeight = figure.orbit.length > 0 ? orbitSize(figure, width).height : 0
  const note = figure.orbit.length > 0 ? noteRoom(figure.notToScale) : 0
  const seenTop = orbitTop + orbitHeight + note + (hasBoth ? 40 : 0)
  const rows = seenRows(figure, width)
  const height = figure.seen.length > 0 ? seenTop + rows.height : seenTop
  return (
    <Svg width={width} height={height} description={figure.description}>
      {hasBoth && (
        <>
          <Label x={0} y={11} anchor="start" isStrong>
            {t('item/from-above-the-north-pole')}
          </Label>
          <Label x={0} y={seenTop - 18} anchor="start" isStrong>
            {t('item/as-seen-from-earth')}
          </Label>
        </>
      )}
      {figure.orbit.length > 0 && <MoonOrbit figure={figure} width={width} top={orbitTop} />}
      {note > 0 && <NotToScale x={width} y={orbitTop + orbitHeight + 10} />}
      {rows.cells.map(({ moon, x, y, lines }) => (
        <g key={moon.id}>
          <Sphere x={x} y={seenTop + y} radius={seenRadius} light={moonLight(moon.phase)} body="moon" />
          {lines.map((line, index) => (
            <Label key={line} x={x} y={seenTop + y + seenRadius + 15 + index * 18}>
              {line}
            </Label>
          ))}
          <Spot id={moon.id} x={x} y={seenTop + y + seenRadius + 19} />
        </g>
      ))}
    </Svg>
  )
}

function orbitSize(figure: Figure, width: number) {
  const isNarrow = width < 330
  const beams = isNarrow ? 42 : 56
  const moon = isNarrow ? 11 : 13
  const names = Math.max(26, ...figure.orbit.map((one) => textWidth(one.label, labelSize) + 10))
  const beside = moon + 4 + names
  const orbit = Math.min(112, Math.max(48, (width - beams) / 2 - beside))
  const half = orbit + moon + 32
  return { beams, moon, earth: orbit < 75 ? 15 : 21, beside, orbit, half, height: half * 2 }
}

/** The half of each ball that faces the Sun is lit, wherever the Moon is. */
function MoonOrbit({ figure, width, top }: { figure: Figure; width: number; top: number }) {
  const t = useContentTranslation()
  const { beams, moon: moonRadius, earth, beside, orbit, half } = orbitSize(figure, width)
  const toSun = figure.sunOn === 'right' ? 1 : -1
  const whole = beams + 2 * (orbit + beside)
  const spare = Math.max(0, (width - whole) / 2)
  const middle = spare + orbit + beside
  const centre = { x: toSun > 0 ? middle : width - middle, y: top + half }
  const edge = toSun > 0 ? width - 2 : 2
  const light = { x: toSun, y: 0, z: 0 }
  const angleOf = (phase: number) => (toSun > 0 ? 0 : Math.PI) + (phase / 8) * 2 * Math.PI
  const at = (angle: number, far: number) => ({
    x: centre.x + far * Math.cos(angle),
    y: centre.y - far * Math.sin(angle),
  })
  return (
    <g>
      {[-0.8, -0.27, 0.27, 0.8].map((share) => {
        const y = centre.y + share * orbit
        return (
          <Arrow
            key={share}
            from={{ x: edge, y }}
            to={{ x: edge - toSun * (beams - 8), y }}
            tone="stroke-warm fill-warm"
            thickness={2.5}
          />
        )
      })}
      <Label x={edge} y={centre.y - orbit - 16} anchor={toSun > 0 ? 'end' : 'start'} tone="fill-ink-soft">
        {t('item/sunlight')}
      </Label>
      <circle
        cx={centre.x}
        cy={centre.y}
        r={orbit}
        className="fill-none stroke-line-strong"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      {figure.hasDirection &&
        [1.5, 5.5].map((phase) => {
          const angle = angleOf(phase)
          // Counterclockwise: perpendicular to the radius, with y downward.
          const way = Math.atan2(-Math.cos(angle), -Math.sin(angle))
          return (
            <polygon key={phase} points={headPoints(at(angle + 0.06, orbit), way, 13)} className="fill-ink" />
          )
        })}
      <Sphere x={centre.x} y={centre.y} radius={earth} light={light} body="earth" />
      <Label x={centre.x} y={centre.y + earth + 13}>
        {t('item/earth')}
      </Label>
      {figure.orbit.map((moon) => {
        const angle = angleOf(moon.phase)
        const spot = at(angle, orbit)
        const label = withMinus(moon.label)
        const reach = label === '' ? 15 : textWidth(label, labelSize) / 2 + 6
        return (
          <g key={moon.id}>
            <Sphere x={spot.x} y={spot.y} radius={moonRadius} light={light} body="moon" />
            <Tag
              id={moon.id}
              label={label}
              x={spot.x + Math.cos(angle) * (moonRadius + 3 + reach)}
              y={spot.y - Math.sin(angle) * (moonRadius + 16)}
              isPlain
            />
          </g>
        )
      })}
    </g>
  )
}

/** The phases in rows, each with its name or letter below. */
function seenRows(figure: Figure, width: number) {
  const { seen } = figure
  if (seen.length === 0) return { cells: [], height: 0 }
  const widest = Math.max(
    0,
    ...seen.map((moon) => Math.max(...moon.label.split(' ').map((word) => textWidth(word, labelSize)))),
  )
  const min = Math.max(seenRadius * 2 + 14, widest + 10)
  const max = Math.max(1, Math.floor(width / min))
  const rowCount = Math.ceil(seen.length / max)
  // Rows of equal length look better than a full row and a short one.
  const perRow = Math.ceil(seen.length / rowCount)
  const cell = Math.min(width / perRow, Math.max(min, 110))
  const left = (width - cell * perRow) / 2
  const lines = seen.map((moon) =>
    moon.label === '' ? [] : wrapped(withMinus(moon.label), cell - 8, labelSize),
  )
  const rowHeight = seenRadius * 2 + 12 + Math.max(32, Math.max(...lines.map((one) => one.length)) * 18 + 12)
  const cells = seen.map((moon, index) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, seen.length - row * perRow)
    return {
      moon,
      lines: lines[index] ?? [],
      x: left + ((perRow - inRow) * cell) / 2 + ((index % perRow) + 0.5) * cell,
      y: row * rowHeight + seenRadius + 4,
    }
  })
  return { cells, height: rowCount * rowHeight }
}
