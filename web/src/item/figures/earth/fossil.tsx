import type { FigureOf } from '@skills-center/contract/figure'

type Layer = FigureOf<'rock-columns'>['columns'][number]['layers'][number]
export type FossilName = NonNullable<Layer['fossils']>[number]

/** Outlines centered on 0, 0, within a circle of radius 10. */
const outlines: Record<FossilName, { body: string; lines: string }> = {
  shell: {
    body: 'M 0 8 C -6 6 -10 0 -8 -5 C -5 -9 5 -9 8 -5 C 10 0 6 6 0 8 Z',
    lines: 'M 0 8 L -5 -6 M 0 8 L 0 -8 M 0 8 L 5 -6',
  },
  ammonite: {
    body: 'M 9 0 A 9 9 0 1 1 0 -9 A 9 9 0 0 1 9 0 Z',
    lines: 'M 9 0 C 8 7 -6 8 -6 0 C -6 -6 4 -6 4 0 C 4 4 -2 4 -2 0 M -5 5 L -8 7 M 0 6 L 0 9 M -6 -3 L -8 -5',
  },
  trilobite: {
    body: 'M 0 -9 C 7 -9 8 -4 7 -3 C 7 3 4 9 0 9 C -4 9 -7 3 -7 -3 C -8 -4 -7 -9 0 -9 Z',
    lines: 'M -7 -3 H 7 M -6 1 H 6 M -5 5 H 5 M -2 -3 L -1 9 M 2 -3 L 1 9',
  },
  fish: {
    body: 'M -9 0 C -5 -6 2 -6 5 0 L 9 -5 V 5 L 5 0 C 2 6 -5 6 -9 0 Z',
    lines: 'M -6 -0.5 H 5 M -2 -3 V 3 M 1 -3 V 3',
  },
  fern: {
    body: 'M 0 10 L -1 3 L -7 4 L -1 0 L -6 -1 L -1 -4 L -4 -5 L 0 -10 L 4 -5 L 1 -4 L 6 -1 L 1 0 L 7 4 L 1 3 Z',
    lines: 'M 0 10 V -6',
  },
  bone: {
    body: 'M -6 -2.5 A 3.2 3.2 0 1 0 -6 2.5 H 6 A 3.2 3.2 0 1 0 6 -2.5 Z',
    lines: '',
  },
  leaf: {
    body: 'M -9 5 C -8 -5 2 -9 9 -7 C 8 2 1 8 -9 5 Z',
    lines: 'M -9 5 L 7 -6 M -3 1 L -3 -4 M 1 -2 L 5 1 M -4 2 L 0 4',
  },
}

export function Fossil({
  fossil,
  x,
  y,
  turn = 0,
}: {
  fossil: FossilName
  x: number
  y: number
  turn?: number
}) {
  const { body, lines } = outlines[fossil]
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} strokeLinejoin="round" strokeLinecap="round">
      {/* An outline in the ground's color separates it from the pattern. */}
      <path d={body} className="fill-surface stroke-surface" strokeWidth={5} />
      <path d={body} className="fill-surface stroke-ink" strokeWidth={1.5} />
      <path d={lines} className="fill-none stroke-ink" strokeWidth={1.1} />
    </g>
  )
}
