import type { ReactNode } from 'react'
import type { PlantPart } from './plant-parts.ts'
import { Tube } from './tube.tsx'

type Has = (part: PlantPart) => boolean

const green = { outer: 'stroke-science', inner: 'stroke-science-soft' }

export function WholePlant({ has }: { has: Has }) {
  return (
    <g>
      <path
        d="M 6 188 C 40 182 70 190 100 186 C 130 182 160 190 194 186 V 252 H 6 Z"
        className="fill-warm-soft stroke-warm"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {[
        [20, 238],
        [40, 214],
        [52, 244],
        [150, 240],
        [162, 204],
        [184, 218],
        [182, 244],
        [36, 198],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.6} className="fill-warm" />
      ))}
      {[
        'M 100 190 C 100 210 99 230 101 247',
        'M 100 196 C 90 208 78 212 66 232',
        'M 100 198 C 112 206 124 208 136 230',
        'M 82 212 C 74 212 64 214 54 222',
        'M 120 208 C 130 208 140 210 148 218',
        'M 100 214 C 94 224 90 232 84 244',
        'M 100 216 C 106 226 112 232 118 243',
      ].map((way) => (
        <Tube key={way} way={way} width={5.4} outer="stroke-warm" inner="stroke-surface" />
      ))}
      {has('fruit') && (
        <g>
          <Tube way="M 100 108 C 90 96 80 88 70 80" width={5} {...green} />
          <circle cx={63} cy={79} r={11} className="fill-warm-vivid stroke-warm" strokeWidth={2} />
          <path
            d="M 72 74 l -7 -2 M 72 74 l -3 -7 M 72 74 l -2 6"
            className="stroke-science"
            strokeWidth={2}
            strokeLinecap="round"
          />
        </g>
      )}
      <Tube way="M 100 190 C 98 150 102 110 100 50" width={9} {...green} />
      <Leaf x={99} y={144} turn={197} size={1} />
      <Leaf x={100} y={122} turn={-17} size={1.02} />
      <Leaf x={100} y={164} turn={-20} size={0.7} />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <ellipse
          key={turn}
          cx={100}
          cy={18}
          rx={10.5}
          ry={14}
          transform={`rotate(${turn} 100 38)`}
          className="fill-incorrect-soft stroke-incorrect"
          strokeWidth={2}
        />
      ))}
      <circle cx={100} cy={38} r={10} className="fill-warm-vivid stroke-warm" strokeWidth={2} />
    </g>
  )
}

/** The leaf points to the right of its stalk. */
function Leaf({ x, y, turn, size }: { x: number; y: number; turn: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size} ${turn > 90 ? -size : size})`}>
      <path
        d="M 3 0 C 16 -4 20 -20 42 -19 C 58 -18 70 -6 78 2 C 66 12 48 18 32 14 C 20 11 14 4 3 0 Z"
        className="fill-science-soft stroke-science"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path
        d="M 2 0 C 24 -2 48 -2 70 1 M 24 -1 L 34 -12 M 40 -2 L 51 -11 M 30 -1 L 42 10 M 46 -1 L 56 8"
        className="fill-none stroke-science"
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </g>
  )
}

/** A flower cut open lengthwise. */
export function CutFlower({ has }: { has: Has }) {
  return (
    <g>
      <path
        d="M 100 164 C 62 130 62 34 100 14 C 138 34 138 130 100 164 Z"
        className="fill-incorrect-soft/50 stroke-incorrect"
        strokeWidth={1.5}
      />
      <Mirrored>
        <path
          d="M 97 164 C 58 152 14 112 18 50 C 21 28 46 32 58 52 C 76 84 92 130 99 162 Z"
          className="fill-incorrect-soft stroke-incorrect"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      </Mirrored>
      <Tube way="M 100 168 V 200" width={13} {...green} />
      <Mirrored>
        <path
          d="M 98 172 C 78 174 60 164 50 146 C 72 146 90 156 99 164 Z"
          className="fill-science-soft stroke-science"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      </Mirrored>
      <Mirrored>
        <Tube way="M 90 160 C 78 130 70 110 68 84" width={4.5} outer="stroke-warm" inner="stroke-surface" />
        <Tube way="M 93 158 C 88 136 87 122 86 104" width={4.5} outer="stroke-warm" inner="stroke-surface" />
        <Anther x={67} y={74} turn={-8} />
        <Anther x={86} y={95} turn={4} />
      </Mirrored>
      <path
        d="M 82 168 C 76 150 80 122 100 120 C 120 122 124 150 118 168 C 112 174 88 174 82 168 Z"
        className="fill-science-soft stroke-science"
        strokeWidth={2}
      />
      {[
        [94, 135],
        [106, 135],
        [94, 148],
        [106, 148],
        [100, 160],
      ].map(([x, y]) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx={4.4}
          ry={5}
          className="fill-surface stroke-science"
          strokeWidth={1.5}
        />
      ))}
      <Tube way="M 100 122 V 64" width={8} {...green} />
      <path
        d="M 90 62 C 86 54 94 50 100 54 C 106 50 114 54 110 62 C 106 66 94 66 90 62 Z"
        className="fill-science stroke-science"
        strokeWidth={2}
      />
      {has('stamen') && (
        <ellipse
          cx={128.5}
          cy={94}
          rx={13}
          ry={40}
          transform="rotate(12 128.5 94)"
          className="fill-none stroke-ink"
          strokeWidth={1.5}
          strokeDasharray="5 4"
        />
      )}
      {has('pistil') && (
        <path
          d="M 100 46 C 116 46 117 60 109 72 C 107 94 108 108 110 114 C 128 124 128 152 121 173 C 112 180 88 180 79 173 C 72 152 72 124 90 114 C 92 108 93 94 91 72 C 83 60 84 46 100 46 Z"
          className="fill-none stroke-ink"
          strokeWidth={1.5}
          strokeDasharray="5 4"
        />
      )}
    </g>
  )
}

function Mirrored({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="translate(200 0) scale(-1 1)">{children}</g>
    </>
  )
}

/** Two lobes with pollen grains on them. */
function Anther({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse rx={6.5} ry={10} className="fill-warm-vivid stroke-warm" strokeWidth={2} />
      <path d="M 0 -8 V 8" className="stroke-warm" strokeWidth={1.2} />
      {[
        [-4, -12],
        [0, -14],
        [4, -12],
        [8, -8],
        [-8, -8],
      ].map(([dx, dy]) => (
        <circle key={dx} cx={dx} cy={dy} r={1.7} className="fill-warm" />
      ))}
    </g>
  )
}
