import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { Spot } from '../spot.tsx'
import { type CircuitPart, type Placed, halfOf } from './circuit-layout.ts'

const drawn = 'fill-none stroke-ink'

/** A part's standard symbol on a horizontal wire, with its text above and its letter below. */
export function CircuitSymbol({ part, x, y }: Placed) {
  const glow = part.part === 'bulb' ? (part.glow ?? 0) : 0
  const isNamedInside = part.part === 'object'
  return (
    <g>
      <Shape part={part} x={x} y={y} />
      {!isNamedInside && part.label !== '' && (
        <Label x={x} y={y - (glow > 0 ? 40 : 30)} isStrong>
          {withMinus(part.label)}
        </Label>
      )}
      <Spot id={part.id} x={x} y={part.part === 'wire' ? y : y + (glow > 0 ? 38 : 32)} />
    </g>
  )
}

function Shape({ part, x, y }: { part: CircuitPart; x: number; y: number }) {
  switch (part.part) {
    case 'bulb':
      return <Bulb x={x} y={y} glow={part.glow} />
    case 'ammeter':
      return <Lettered x={x} y={y} letter="A" />
    case 'voltmeter':
      return <Lettered x={x} y={y} letter="V" />
    case 'motor':
      return <Lettered x={x} y={y} letter="M" />
    case 'resistor':
      return (
        <path
          d={`M ${x - 21} ${y} l 3.5 -9 l 7 18 l 7 -18 l 7 18 l 7 -18 l 7 18 l 3.5 -9`}
          className={drawn}
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
      )
    case 'switch':
      return (
        <g>
          <path
            d={part.isOpen ? `M ${x - 16} ${y} L ${x + 13} ${y - 18}` : `M ${x - 16} ${y} H ${x + 16}`}
            className={drawn}
            strokeWidth={2.5}
            strokeLinecap="round"
          />
          <Terminals x={x} y={y} />
        </g>
      )
    case 'gap':
      return <Terminals x={x} y={y} />
    case 'object': {
      const half = halfOf(part)
      return (
        <g>
          <rect
            x={x - half}
            y={y - 15}
            width={half * 2}
            height={30}
            rx={4}
            className="fill-sunken stroke-ink"
            strokeWidth={2}
          />
          <Label x={x} y={y} isBare>
            {part.label}
          </Label>
        </g>
      )
    }
    case 'wire':
      return null
  }
}

function Terminals({ x, y }: { x: number; y: number }) {
  return (
    <g className="fill-surface stroke-ink" strokeWidth={2}>
      <circle cx={x - 17} cy={y} r={4} />
      <circle cx={x + 17} cy={y} r={4} />
    </g>
  )
}

function Lettered({ x, y, letter }: { x: number; y: number; letter: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r={16} className={drawn} strokeWidth={2.5} />
      <Label x={x} y={y} size={17} isStrong isBare>
        {letter}
      </Label>
    </g>
  )
}

/** Directions of the rays by brightness, in degrees; never along the wire. */
const rays = [
  [],
  [-130, -90, -50, 50, 130],
  [-140, -115, -90, -65, -40, 40, 65, 115, 140],
  [-145, -123, -101, -79, -57, -35, 35, 57, 79, 101, 123, 145],
]

/** A lit bulb has rays, so that it shows in print; more and longer rays are brighter. */
function Bulb({ x, y, glow = 0 }: { x: number; y: number; glow: number | undefined }) {
  const corner = 16 * Math.SQRT1_2
  const reach = 21 + 3.5 * glow
  return (
    <g>
      {rays[glow]?.map((degrees) => {
        const angle = (degrees / 180) * Math.PI
        return (
          <line
            key={degrees}
            x1={x + 20 * Math.cos(angle)}
            y1={y + 20 * Math.sin(angle)}
            x2={x + reach * Math.cos(angle)}
            y2={y + reach * Math.sin(angle)}
            className="stroke-warm"
            strokeWidth={glow === 3 ? 3 : 2}
            strokeLinecap="round"
          />
        )
      })}
      <circle
        cx={x}
        cy={y}
        r={16}
        className={`${glow > 0 ? 'fill-warm-soft' : 'fill-none'} stroke-ink`}
        strokeWidth={2.5}
      />
      <path
        d={`M ${x - corner} ${y - corner} L ${x + corner} ${y + corner} M ${x - corner} ${y + corner} L ${x + corner} ${y - corner}`}
        className={drawn}
        strokeWidth={2.5}
      />
    </g>
  )
}
