import { type Faced, facesOf, surfaceOf } from '../../solids/surfaces.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A solid, shown as a net or as a picture. */
export interface SeenFaced extends Faced {
  seen: 'net' | 'solid'
}

// Worked by hand: a box of 5 by 4 by 2 has faces of 20, 10, and 8; a pyramid with base 6 and slant height 5 has a base
// of 36 and triangles of 15.
const box: SeenFaced = { shape: 'box', a: 5, b: 4, c: 2, sides: [0, 0], high: 0, unit: 'inch', seen: 'solid' }
const pyramid: SeenFaced = { ...box, shape: 'pyramid', a: 6, b: 6, c: 5, high: 4 }

const oneOfEach = bug<SeenFaced>({
  id: 'surface.one-of-each',
  answer: (its) => (its.seen === 'net' ? null : facesOf(its).reduce((sum, [, area]) => sum + area, 0)),
  feedback: ({ shape }) => say(`one-of-each.${shape}`),
  example: [box, 38],
})
const volumeForSurface = bug<SeenFaced>({
  id: 'surface.volume',
  answer: ({ shape, a, b, c }) => ({ box: a * b * c, prism: (a * b * c) / 2, pyramid: a * b * c })[shape],
  feedback: ({ shape }) => say(`volume.${shape}`),
  example: [box, 40],
})
const leavesOutFaces = bug<SeenFaced>({
  id: 'surface.leaves-out-faces',
  answer(its) {
    const [[count, area] = [0, 0]] = facesOf(its)
    return surfaceOf(its) - count * area
  },
  feedback: ({ shape }) => say(`leaves-out.${shape}`),
  example: [box, 36],
})
const noHalf = bug<SeenFaced>({
  id: 'area.no-half',
  answer: (its) => {
    const { shape, a, c } = its
    return shape === 'box' ? null : surfaceOf(its) + (shape === 'prism' ? a * c : 2 * a * c)
  },
  feedback: () => say('no-half'),
  example: [pyramid, 156],
})
const heightForSlant = bug<SeenFaced>({
  id: 'surface.height-for-slant',
  answer: ({ shape, seen, a, high }) =>
    shape === 'pyramid' && seen === 'solid' ? a * a + 2 * a * high : null,
  feedback: () => say('height-for-slant'),
  example: [pyramid, 84],
})
export const surfaceBugs = [oneOfEach, volumeForSurface, leavesOutFaces, noHalf, heightForSlant]

/**
 * Asks for an edge, given the surface area: of a cube, the height of a box with a square base, the slant height of a
 * pyramid.
 */
export interface FromSurface {
  kind: 'cube' | 'box' | 'pyramid'
  base: number
  key: number
  unit: Faced['unit']
}
export const surfaceTotal = ({ kind, base, key }: FromSurface): number =>
  ({ cube: 6 * key * key, box: 2 * base * base + 4 * base * key, pyramid: base * base + 2 * base * key })[
    kind
  ]

// Worked by hand: a box with base 4 by 4 and height 5 has 32 + 80 = 112; a pyramid with base 6 and slant 5 has 96.
const known: FromSurface = { kind: 'box', base: 4, key: 5, unit: 'foot' }
const slanted: FromSurface = { ...known, kind: 'pyramid', base: 6 }

export const fromSurfaceBugs = [
  bug<FromSurface>({
    id: 'surface.face-for-edge',
    answer: ({ kind, base, key }) => ({ cube: key * key, box: base * key, pyramid: (base * key) / 2 })[kind],
    feedback: ({ kind }) => say(`face-for-edge.${kind}`),
    example: [known, 20],
  }),
  bug<FromSurface>({
    id: 'circle.halves-for-root',
    answer: ({ kind, key }) => (kind === 'cube' ? (key * key) / 2 : null),
    feedback: () => say('halves'),
    example: [{ ...known, kind: 'cube', key: 3 }, 4.5],
  }),
  bug<FromSurface>({
    id: 'surface.leaves-out-faces',
    answer: (its) => (its.kind === 'box' ? [surfaceTotal(its) - its.base ** 2, 4 * its.base] : null),
    feedback: () => say('one-base'),
    example: [known, [96, 16]],
  }),
  bug<FromSurface>({
    id: 'area.no-half',
    answer: ({ kind, key }) => (kind === 'pyramid' ? key / 2 : null),
    feedback: () => say('no-half-back'),
    example: [slanted, 2.5],
  }),
]
