import {
  type Body,
  type CellPart,
  chloroplasts,
  lysosomes,
  mitochondria,
  nucleus,
  ribosomes,
  smallVacuoles,
} from './cell-parts.ts'

type Has = (part: CellPart) => boolean

export function AnimalCell({ has }: { has: Has }) {
  return (
    <g>
      <path
        d="M 98 6 C 138 2 176 16 190 52 C 202 86 196 128 172 156 C 148 184 104 190 66 180 C 30 170 6 138 6 98 C 6 54 44 12 98 6 Z"
        className="fill-sunken stroke-ink"
        strokeWidth={3}
      />
      {has('reticulum') && <Reticulum x={84} y={92} radii={[42, 49, 56]} from={-52} to={50} />}
      {has('nucleus') && <Nucleus {...nucleus.animal} hasDna={has('dna')} />}
      {has('vacuole') &&
        smallVacuoles.map(({ x, y, radius }) => (
          <circle key={x} cx={x} cy={y} r={radius} className="fill-math-soft stroke-math" strokeWidth={1.5} />
        ))}
      {has('golgi-body') && <Golgi x={148} y={146} turn={-38} size={1} />}
      {has('lysosomes') &&
        lysosomes.map(({ x, y }) => (
          <g key={x}>
            <circle cx={x} cy={y} r={8} className="fill-warm-vivid stroke-warm" strokeWidth={1.5} />
            <path
              d={`M ${x - 3} ${y - 2} h 0.01 M ${x + 3} ${y - 2} h 0.01 M ${x} ${y + 3} h 0.01`}
              className="stroke-ink"
              strokeWidth={2.5}
              strokeLinecap="round"
            />
          </g>
        ))}
      {has('mitochondria') &&
        mitochondria.animal.map((body) => <Mitochondrion key={body.x} body={body} size={1} />)}
      {has('ribosomes') && <Ribosomes cell="animal" />}
    </g>
  )
}

export function PlantCell({ has }: { has: Has }) {
  return (
    <g>
      {has('wall') && (
        <>
          <rect
            x={3}
            y={3}
            width={194}
            height={184}
            rx={18}
            className="fill-science/40 stroke-science"
            strokeWidth={2}
          />
          <rect
            x={14}
            y={14}
            width={172}
            height={162}
            rx={12}
            className="fill-science-soft stroke-science"
            strokeWidth={1}
          />
        </>
      )}
      <rect
        x={18}
        y={18}
        width={164}
        height={154}
        rx={10}
        className="fill-science-soft stroke-ink"
        strokeWidth={2}
      />
      {has('vacuole') && (
        <path
          d="M 70 64 C 86 48 134 46 148 62 C 157 82 157 122 147 138 C 128 152 88 150 72 136 C 61 116 61 84 70 64 Z"
          className="fill-math-soft stroke-math"
          strokeWidth={2}
        />
      )}
      {has('reticulum') && <Reticulum x={44} y={51} radii={[28, 35]} from={62} to={118} />}
      {has('nucleus') && <Nucleus {...nucleus.plant} hasDna={has('dna')} />}
      {has('golgi-body') && <Golgi x={46} y={156} turn={14} size={0.7} />}
      {has('chloroplasts') && chloroplasts.map((body) => <Chloroplast key={body.x} body={body} />)}
      {has('mitochondria') &&
        mitochondria.plant.map((body) => <Mitochondrion key={body.x} body={body} size={0.72} />)}
      {has('ribosomes') && <Ribosomes cell="plant" />}
    </g>
  )
}

export function BacteriumCell({ has }: { has: Has }) {
  return (
    <>
      {/* Mirrored, because names are on the right on a narrow screen and the tail points toward them. */}
      <g transform="translate(200 0) scale(-1 1)">
        {has('flagellum') && (
          <path
            d="M 48 54 C 42 42 36 44 32 54 C 28 66 24 66 20 54 C 16 44 12 44 8 54 C 6 60 4 61 2 60"
            className="fill-none stroke-ink"
            strokeWidth={2.5}
            strokeLinecap="round"
          />
        )}
        {has('wall') && (
          <rect
            x={46}
            y={7}
            width={151}
            height={94}
            rx={47}
            className="fill-warm/40 stroke-warm"
            strokeWidth={2}
          />
        )}
        <rect x={53} y={14} width={137} height={80} rx={40} className="fill-surface" />
        <rect
          x={56}
          y={17}
          width={131}
          height={74}
          rx={37}
          className="fill-sunken stroke-ink"
          strokeWidth={2}
        />
        {has('dna') && (
          <path
            d="M 104 50 C 98 38 118 34 127 42 C 136 50 124 56 132 60 C 142 66 136 44 146 44 C 158 46 150 62 140 68 C 128 74 118 58 110 64 C 100 70 110 56 104 50 Z"
            className="fill-none stroke-math"
            strokeWidth={2.5}
            strokeLinejoin="round"
          />
        )}
      </g>
      {has('ribosomes') && <Ribosomes cell="bacterium" />}
    </>
  )
}

function Nucleus({ x, y, radius, hasDna }: { x: number; y: number; radius: number; hasDna: boolean }) {
  const r = radius
  return (
    <g>
      <circle cx={x} cy={y} r={r} className="fill-warm-soft stroke-warm" strokeWidth={2.5} />
      <circle
        cx={x - r * 0.22}
        cy={y - r * 0.2}
        r={r * 0.24}
        className="fill-warm stroke-warm"
        strokeWidth={1}
      />
      {hasDna && (
        <path
          d={`M ${x + r * 0.2} ${y - r * 0.5} q ${r * 0.3} ${r * 0.1} ${r * 0.2} ${r * 0.3} t ${r * 0.1} ${r * 0.3} M ${x - r * 0.5} ${y + r * 0.3} q ${r * 0.2} ${-r * 0.2} ${r * 0.35} 0 t ${r * 0.35} 0 t ${r * 0.3} ${-r * 0.05} M ${x - r * 0.2} ${y + r * 0.6} q ${r * 0.2} ${-r * 0.2} ${r * 0.35} 0 t ${r * 0.2} ${-r * 0.1}`}
          className="fill-none stroke-ink"
          strokeWidth={2}
          strokeLinecap="round"
        />
      )}
    </g>
  )
}

/** Inner folds inside an outer membrane. */
function Mitochondrion({ body, size }: { body: Body; size: number }) {
  return (
    <g transform={`translate(${body.x} ${body.y}) rotate(${body.turn}) scale(${size})`}>
      <rect
        x={-18}
        y={-9.5}
        width={36}
        height={19}
        rx={9.5}
        className="fill-incorrect-soft stroke-incorrect"
        strokeWidth={2}
      />
      <path
        d="M -13 0 C -12 -7 -9 -7 -8.5 0 S -4.5 7 -4 0 S -0.5 -7 0.5 0 S 4.5 7 5 0 S 9 -7 9.5 0 S 12 4 13 1"
        className="fill-none stroke-incorrect"
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </g>
  )
}

/** Stacks of disks inside a smooth membrane. */
function Chloroplast({ body }: { body: Body }) {
  return (
    <g transform={`translate(${body.x} ${body.y}) rotate(${body.turn})`}>
      <ellipse rx={16} ry={9.5} className="fill-science stroke-science" strokeWidth={1.5} />
      <path
        d="M -10 -3 h 5 M -10 0 h 5 M -10 3 h 5 M -2.5 -5 h 5 M -2.5 -2 h 5 M -2.5 1 h 5 M -2.5 4 h 5 M 5 -3 h 5 M 5 0 h 5 M 5 3 h 5"
        className="stroke-surface"
        strokeWidth={1.5}
      />
    </g>
  )
}

/** Flat sacs, nested around the nucleus. */
function Reticulum({
  x,
  y,
  radii,
  from,
  to,
}: {
  x: number
  y: number
  radii: readonly number[]
  from: number
  to: number
}) {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees / 180) * Math.PI
    return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`
  }
  const way = radii
    .map((radius, index) => {
      const [start, end] = index % 2 === 0 ? [from, to] : [to, from]
      const turnIn = index === 0 ? `M ${at(radius, start)}` : `L ${at(radius, start)}`
      return `${turnIn} A ${radius} ${radius} 0 0 ${index % 2 === 0 ? 1 : 0} ${at(radius, end)}`
    })
    .join(' ')
  return (
    <g className="fill-none" strokeLinecap="round" strokeLinejoin="round">
      <path d={way} className="stroke-ink-soft" strokeWidth={5.5} />
      <path d={way} className="stroke-surface" strokeWidth={2.5} />
    </g>
  )
}

function Golgi({ x, y, turn, size }: { x: number; y: number; turn: number; size: number }) {
  const sacs = 'M -15 -10 Q 0 -3 15 -10 M -18 -3 Q 0 4 18 -3 M -16 4 Q 0 11 16 4 M -10 11 Q 0 16 10 11'
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      className="fill-none"
      strokeLinecap="round"
    >
      <path d={sacs} className="stroke-math" strokeWidth={5} />
      <path d={sacs} className="stroke-math-soft" strokeWidth={2} />
      <circle cx={23} cy={3} r={3} className="fill-math-soft stroke-math" strokeWidth={1.5} />
      <circle cx={-22} cy={6} r={2.6} className="fill-math-soft stroke-math" strokeWidth={1.5} />
      <circle cx={17} cy={14} r={2.4} className="fill-math-soft stroke-math" strokeWidth={1.5} />
    </g>
  )
}

function Ribosomes({ cell }: { cell: keyof typeof ribosomes }) {
  return ribosomes[cell].map(({ x, y }) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={2} className="fill-ink" />
  ))
}
