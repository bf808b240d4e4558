import type { Faced } from './surfaces.ts'

/** Edges of a solid whose face areas are added. */
export interface FacesSum {
  a: number
  b: number
  c: number
  kind: Faced['shape'] | 'open'
}
const by = (...factors: number[]): string => factors.join(String.raw` \times `)

/** Products for pairs of faces, their areas, and the last area with only one face counted. */
export const facesSum = ({ a, b, c, kind }: FacesSum) =>
  ({
    box: {
      start: [by(2, a, b), by(2, a, c), by(2, b, c)],
      areas: [2 * a * b, 2 * a * c, 2 * b * c],
      wrong: b * c,
    },
    open: {
      start: [by(a, b), by(2, a, c), by(2, b, c)],
      areas: [a * b, 2 * a * c, 2 * b * c],
      wrong: b * c,
    },
    pyramid: { start: [by(a, a), by(2, a, c)], areas: [a * a, 2 * a * c], wrong: a * c },
    prism: { start: [], areas: [], wrong: 0 },
  })[kind]
