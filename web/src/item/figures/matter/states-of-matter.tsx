import type { FigureOf } from '@skills-center/contract/figure'
import { useContext, useMemo } from 'react'
import { Arrow } from '../arrow.tsx'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { textWidth, wrapped } from '../scale.ts'
import { Spot, SpotsContext } from '../spot.tsx'
import { Svg, labelSize } from '../svg.tsx'
import {
  type Place,
  type Room,
  gasPlaces,
  liquidPlaces,
  scattered,
  solidInLiquid,
  solidPlaces,
} from './particle-places.ts'

type Container = FigureOf<'states-of-matter'>['containers'][number]
type State = Container['phases'][number]['state']

const radius = 7
const tall = 136
/** Space above the container for a piston rod or a badge. */
const over = 38
/** The same for only a rim or a lid. */
const overLid = 16
const gap = 16
const paces = [0, 8, 14, 21]

export function StatesOfMatter({
  figure,
  width: room,
}: {
  figure: FigureOf<'states-of-matter'>
  width: number
}) {
  const width = Math.min(room, 640)
  const { containers, substances = [] } = figure
  const fitting = Math.max(1, Math.floor((width + gap) / (108 + gap)))
  // Four look better as two by two than as three and one.
  const columns = containers.length === 4 && fitting === 3 ? 2 : Math.min(containers.length, fitting)
  const wide = Math.min((width - gap * (columns - 1)) / columns, 130)
  const rows = Math.ceil(containers.length / columns)
  const hasTags = containers.some((one) => one.temperature !== undefined)
  const letters = useContext(SpotsContext)?.letters
  const heads = Array.from({ length: rows }, (_, row) => {
    const here = containers.slice(row * columns, (row + 1) * columns)
    const nameLines = Math.max(1, ...here.map((one) => wrapped(one.label, wide, labelSize).length))
    // A row without rods and badges needs no space for them.
    const isHigh = here.some(({ id, top }) => top === 'piston' || letters?.has(id) === true)
    return nameLines * 19 + (isHigh ? over : overLid)
  })
  const rowHeights = heads.map((head) => head + tall + (hasTags ? 38 : 12) + 14)
  const topOf = (row: number) => rowHeights.slice(0, row).reduce((sum, height) => sum + height, 0)
  const whole = wide * columns + gap * (columns - 1)
  const keyTop = topOf(rows)
  return (
    <Svg width={whole} height={keyTop + keyHeight(substances, whole)} description={figure.description}>
      {containers.map((container, index) => {
        const inRow = Math.min(columns, containers.length - Math.floor(index / columns) * columns)
        const indent = ((columns - inRow) * (wide + gap)) / 2
        return (
          <Vessel
            key={container.id}
            container={container}
            x={indent + (index % columns) * (wide + gap)}
            y={topOf(Math.floor(index / columns))}
            head={heads[Math.floor(index / columns)] ?? over}
            wide={wide}
          />
        )
      })}
      <Key substances={substances} y={keyTop} width={whole} />
    </Svg>
  )
}

function Vessel({
  container,
  x,
  y,
  head,
  wide,
}: {
  container: Container
  x: number
  y: number
  /** Space for names and whatever is above the container. */
  head: number
  wide: number
}) {
  const top = y + head
  const bottom = top + tall
  const middle = x + wide / 2
  const whole: Room = { left: x + 5, right: x + wide - 5, top: top + 5, bottom: bottom - 3 }
  const lidAt = container.top === 'piston' ? pistonOf(container, whole) : top
  const inside: Room = { ...whole, top: lidAt + 5 }
  return (
    <g>
      {wrapped(withMinus(container.label), wide, labelSize).map((line, index) => (
        <Label key={line} x={middle} y={y + 10 + index * 19} isStrong>
          {line}
        </Label>
      ))}
      <Phases container={container} room={inside} />
      <path
        d={`M ${x + 2} ${top} V ${bottom - 6} Q ${x + 2} ${bottom} ${x + 8} ${bottom} H ${x + wide - 8} Q ${x + wide - 2} ${bottom} ${x + wide - 2} ${bottom - 6} V ${top}`}
        className="fill-none stroke-ink"
        strokeWidth={3}
        strokeLinecap="round"
      />
      {container.top === 'lid' && (
        <rect
          x={x - 3}
          y={top - 7}
          width={wide + 6}
          height={7}
          rx={2}
          className="fill-line-strong stroke-ink"
          strokeWidth={1.5}
        />
      )}
      {container.top === 'piston' && (
        <g className="fill-line-strong stroke-ink" strokeWidth={1.5}>
          <rect x={middle - 4} y={top - 22} width={8} height={lidAt - top + 16} />
          <rect x={middle - 20} y={top - 28} width={40} height={7} rx={2} />
          <rect x={x + 4} y={lidAt - 8} width={wide - 8} height={9} />
        </g>
      )}
      {container.temperature !== undefined && (
        <Thermometer x={middle} y={bottom + 22}>
          {withMinus(container.temperature)}
        </Thermometer>
      )}
      <Spot id={container.id} x={x + 17} y={top - 24} />
    </g>
  )
}

/** The height of a piston: a fraction of the height, or, with no gas to hold it up, on top of the contents. */
function pistonOf(container: Container, room: Room): number {
  const isHeld = container.phases.some(({ state, particles }) => state === 'gas' && particles > 0)
  if (container.pistonAt !== undefined || isHeld) return room.bottom + 3 - tall * (container.pistonAt ?? 1)
  const lying = Object.values(placesOf(container, room)).flat()
  return Math.min(room.bottom - 20, ...lying.map((place) => place.y - radius - 6))
}

/** The particle positions of each phase; gas is above whatever is below it. */
function placesOf(container: Container, room: Room): Partial<Record<State, Place[]>> {
  const count = (state: State) => container.phases.find((phase) => phase.state === state)?.particles ?? 0
  const [solids, liquids, gases] = [count('solid'), count('liquid'), count('gas')]
  const isFloating = container.phases.some((phase) => phase.floats === true)
  const dense: Partial<Record<State, Place[]>> =
    solids > 0 && liquids > 0
      ? solidInLiquid(solids, liquids, room, radius, isFloating)
      : solids > 0
        ? { solid: solidPlaces(solids, room, radius) }
        : liquids > 0
          ? { liquid: liquidPlaces(liquids, room, radius) }
          : {}
  const lying = Object.values(dense).flat()
  const floor = lying.length === 0 ? room.bottom : Math.min(...lying.map((place) => place.y)) - radius - 6
  return { ...dense, ...(gases > 0 ? { gas: gasPlaces(gases, { ...room, bottom: floor }, radius) } : {}) }
}

function Phases({ container, room }: { container: Container; room: Room }) {
  const { left, right, top, bottom } = room
  const places = useMemo(
    () => placesOf(container, { left, right, top, bottom }),
    [container, left, right, top, bottom],
  )
  return container.phases.map((phase) => {
    const every = phase.particles / Math.max(1, phase.others ?? 0)
    return places[phase.state]?.map((place, index) => {
      const isOther = (phase.others ?? 0) > 0 && Math.floor((index + 0.5) % every) === 0
      return (
        <g key={`${phase.state} ${index}`}>
          <Particle at={place} isOther={isOther} />
          <Motion
            at={place}
            index={index}
            state={phase.state}
            motion={container.motion}
            isOther={isOther}
            room={room}
          />
        </g>
      )
    })
  })
}

function Particle({ at, isOther }: { at: Place; isOther: boolean }) {
  return (
    <circle
      cx={at.x}
      cy={at.y}
      r={radius - 0.75}
      className={isOther ? 'fill-ink stroke-ink' : 'fill-math-soft stroke-math'}
      strokeWidth={1.5}
    />
  )
}

/** In a solid, a particle vibrates in place; otherwise it moves in a direction. */
function Motion({
  at,
  index,
  state,
  motion,
  isOther,
  room,
}: {
  at: Place
  index: number
  state: State
  motion: number
  isOther: boolean
  room: Room
}) {
  const pace = paces[motion] ?? 0
  if (pace === 0) return null
  const angle = scattered(index, 7) * 2 * Math.PI
  const way = { x: Math.cos(angle), y: Math.sin(angle) }
  if (state === 'solid') {
    const half = 2.2 + motion * 2
    return (
      <line
        x1={at.x - way.x * half}
        y1={at.y - way.y * half}
        x2={at.x + way.x * half}
        y2={at.y + way.y * half}
        className={isOther ? 'stroke-surface' : 'stroke-ink'}
        strokeWidth={2}
      />
    )
  }
  const reach = radius * 0.4 + pace * (0.8 + 0.4 * scattered(index, 11))
  // Away from a wall that the arrow would hit.
  if (at.x + way.x * reach < room.left || at.x + way.x * reach > room.right) way.x = -way.x
  if (at.y + way.y * reach < room.top || at.y + way.y * reach > room.bottom) way.y = -way.y
  return (
    <Arrow
      from={{ x: at.x + way.x * radius * 0.4, y: at.y + way.y * radius * 0.4 }}
      to={{ x: at.x + way.x * reach, y: at.y + way.y * reach }}
      thickness={1.25}
      head={5.5}
    />
  )
}

function Thermometer({ x, y, children }: { x: number; y: number; children: string }) {
  const left = x - (textWidth(children, labelSize) + 20) / 2
  return (
    <g>
      <path
        d={`M ${left + 3} ${y - 10} a 3 3 0 0 1 6 0 v 12 a 5.5 5.5 0 1 1 -6 0 z`}
        className="fill-surface stroke-ink"
        strokeWidth={1.5}
      />
      <path
        d={`M ${left + 6} ${y - 4} V ${y + 6}`}
        className="stroke-incorrect"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
      <circle cx={left + 6} cy={y + 6} r={3.2} className="fill-incorrect" />
      <Label x={left + 18} y={y} anchor="start">
        {children}
      </Label>
    </g>
  )
}

const stacked = (substances: readonly string[], width: number) =>
  substances.reduce((sum, name) => sum + textWidth(name, labelSize) + 44, 0) > width

function keyHeight(substances: readonly string[], width: number): number {
  if (substances.length === 0) return 0
  return stacked(substances, width) ? substances.length * 24 + 4 : 28
}

function Key({ substances, y, width }: { substances: readonly string[]; y: number; width: number }) {
  const isStacked = stacked(substances, width)
  const widths = substances.map((name) => textWidth(name, labelSize) + 44)
  const all = isStacked ? Math.max(0, ...widths) : widths.reduce((sum, wide) => sum + wide, 0)
  let x = (width - all + 22) / 2
  return substances.map((name, index) => {
    const at = { x: x + radius, y: y + 12 + (isStacked ? index * 24 : 0) }
    if (!isStacked) x += widths[index] ?? 0
    return (
      <g key={name}>
        <Particle at={at} isOther={index === 1} />
        <Label x={at.x + 14} y={at.y} anchor="start">
          {name}
        </Label>
      </g>
    )
  })
}
