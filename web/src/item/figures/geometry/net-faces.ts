import type { FigureOf } from '@skills-center/contract/figure'
import { type Vector, distance, sidesOf } from './vector.ts'

export type Layout = FigureOf<'net'>['layout']

interface Face {
  name: string
  corners: Vector[]
}

/** A length that can be labeled: an edge of the net, the dashed height of a triangle, or a radius. */
export interface Measure {
  text: string
  from: Vector
  to: Vector
  how: 'edge' | 'height' | 'radius'
}

export interface Net {
  faces: Face[]
  circles: { name: string; center: Vector; radius: number }[]
  measures: Measure[]
}

const at = (x: number, y: number): Vector => ({ x, y })

const rectangle = (name: string, left: number, top: number, width: number, height: number): Face => ({
  name,
  corners: [at(left, top), at(left, top + height), at(left + width, top + height), at(left + width, top)],
})

const measure = (
  text: string | undefined,
  from: Vector,
  to: Vector,
  how: Measure['how'] = 'edge',
): Measure => ({ text: text ?? '', from, to, how })

/** The faces of a net in units, y down, joined as drawn. */
export function netOf(layout: Layout): Net {
  switch (layout.shape) {
    case 'box':
      return boxNet(layout)
    case 'squares':
      return squaresNet(layout)
    case 'triangular-prism':
      return prismNet(layout)
    case 'pyramid':
      return pyramidNet(layout)
    case 'cylinder':
      return cylinderNet(layout)
  }
}

function boxNet({ length, width, height, labels }: Extract<Layout, { shape: 'box' }>): Net {
  return {
    faces: [
      rectangle('left', 0, width, width, height),
      rectangle('front', width, width, length, height),
      rectangle('right', width + length, width, width, height),
      rectangle('back', 2 * width + length, width, length, height),
      rectangle('top', width, 0, length, width),
      rectangle('bottom', width, width + height, length, width),
    ],
    circles: [],
    measures: [
      measure(labels.length, at(width, 2 * width + height), at(width + length, 2 * width + height)),
      measure(labels.width, at(width, 0), at(width, width)),
      measure(labels.height, at(2 * (width + length), width), at(2 * (width + length), width + height)),
    ],
  }
}

function squaresNet({ cells, labels }: Extract<Layout, { shape: 'squares' }>): Net {
  const faces = cells.map(([column, row], index) => rectangle(String(index + 1), column, row, 1, 1))
  const free = edgesOf(faces).find((edge) => !edge.isFold && edge.from.y === edge.to.y)
  return {
    faces,
    circles: [],
    measures: free ? [measure(labels.edge, free.from, free.to)] : [],
  }
}

function prismNet({ sides, width, labels }: Extract<Layout, { shape: 'triangular-prism' }>): Net {
  const [base, right, left] = sides
  const apex = (base ** 2 + left ** 2 - right ** 2) / (2 * base)
  const rise = Math.sqrt(Math.max(0, left ** 2 - apex ** 2))
  const top = rise
  const bottom = rise + width
  const [baseText = '', rightText = '', leftText = ''] = labels.sides ?? []
  return {
    faces: [
      rectangle('left', 0, top, left, width),
      rectangle('middle', left, top, base, width),
      rectangle('right', left + base, top, right, width),
      { name: 'top', corners: [at(left, top), at(left + base, top), at(left + apex, 0)] },
      {
        name: 'bottom',
        corners: [at(left, bottom), at(left + apex, bottom + rise), at(left + base, bottom)],
      },
    ],
    circles: [],
    measures: [
      measure(labels.height, at(left + apex, 0), at(left + apex, top), 'height'),
      measure(baseText, at(left, bottom), at(left + base, bottom)),
      measure(rightText, at(left + base, bottom), at(left + base + right, bottom)),
      measure(leftText, at(0, bottom), at(left, bottom)),
      measure(labels.width, at(left + base + right, top), at(left + base + right, bottom)),
    ],
  }
}

function pyramidNet({ length, width, slants, labels }: Extract<Layout, { shape: 'pyramid' }>): Net {
  const [front, side] = slants
  const left = side
  const right = side + length
  const top = front
  const bottom = front + width
  const across = side + length / 2
  const down = front + width / 2
  const [frontText = '', sideText = ''] = labels.slants ?? []
  return {
    faces: [
      rectangle('base', left, top, length, width),
      { name: 'front', corners: [at(left, bottom), at(across, bottom + front), at(right, bottom)] },
      { name: 'right', corners: [at(right, bottom), at(right + side, down), at(right, top)] },
      { name: 'back', corners: [at(right, top), at(across, 0), at(left, top)] },
      { name: 'left', corners: [at(left, top), at(0, down), at(left, bottom)] },
    ],
    circles: [],
    measures: [
      measure(frontText, at(across, 0), at(across, top), 'height'),
      measure(sideText, at(right + side, down), at(right, down), 'height'),
      measure(labels.length, at(left, bottom), at(right, bottom)),
      measure(labels.width, at(left, top), at(left, bottom)),
    ],
  }
}

function cylinderNet({ radius, height, labels }: Extract<Layout, { shape: 'cylinder' }>): Net {
  const around = 2 * Math.PI * radius
  const across = around / 2
  const top = 2 * radius
  const bottom = top + height
  return {
    faces: [rectangle('side', 0, top, around, height)],
    circles: [
      { name: 'top', center: at(across, radius), radius },
      { name: 'bottom', center: at(across, bottom + radius), radius },
    ],
    measures: [
      measure(labels.radius, at(across, radius), at(across + radius, radius), 'radius'),
      // Beside the lower circle, which touches the edge at its midpoint.
      measure(labels.around, at(0, bottom), at(across - radius, bottom)),
      measure(labels.height, at(0, top), at(0, bottom)),
    ],
  }
}

interface Edge {
  from: Vector
  to: Vector
  /** Two faces share this edge. */
  isFold: boolean
}

const isSame = (a: Vector, b: Vector) => distance(a, b) < 1e-6

/** Each edge once, with folds marked. */
export function edgesOf(faces: readonly Face[]): Edge[] {
  const edges: Edge[] = []
  for (const face of faces) {
    for (const [from, to] of sidesOf(face.corners)) {
      const known = edges.find(
        (edge) =>
          (isSame(edge.from, to) && isSame(edge.to, from)) ||
          (isSame(edge.from, from) && isSame(edge.to, to)),
      )
      if (known) known.isFold = true
      else edges.push({ from, to, isFold: false })
    }
  }
  return edges
}
