import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../random.ts'
import type { Faced } from './surfaces.ts'

/** Boxes to compare, by their edges. */
export interface Boxes {
  boxes: [number, number, number][]
  unit: Faced['unit']
  shuffle: number
}
export type Edges = Boxes['boxes'][number]
export const productOf = ([a, b, c]: Edges): number => a * b * c
export const areaOf = ([a, b, c]: Edges): number => 2 * (a * b + a * c + b * c)
export const heightOf = ([, , c]: Edges): number => c
/** All boxes with whole edges and this volume, longest edge first. */
const boxesOf = (volume: number): Edges[] =>
  Array.from({ length: volume }, (_, at) => at + 1).flatMap((c) =>
    Array.from({ length: volume }, (_, at) => at + 1).flatMap((b): Edges[] => {
      const a = volume / b / c
      return Number.isInteger(a) && a >= b && b >= c && a <= 20 ? [[a, b, c]] : []
    }),
  )

/** Any boxes (level 1), or boxes with equal volumes: three (level 2), four (level 3). */
export function drawBoxes(random: Random, level: Level): Boxes {
  const side = (): number => random.integer(2, 9)
  const turned = ([a, b, c]: Edges): Edges =>
    random.pick<Edges>([
      [a, b, c],
      [a, c, b],
      [b, c, a],
    ])
  const equal = random.sample(boxesOf(random.pick([24, 36, 48, 60, 64, 72, 80, 96])), level === 3 ? 4 : 3)
  return {
    boxes: level === 1 ? Array.from({ length: 3 }, (): Edges => [side(), side(), side()]) : equal.map(turned),
    unit: random.pick(['inch', 'foot', 'meter'] as const),
    shuffle: random.integer(0, 1e9),
  }
}

/** Whether all surface areas and all heights are different. */
export const areClear = ({ boxes }: Boxes): boolean =>
  new Set(boxes.map(areaOf)).size === boxes.length && new Set(boxes.map(heightOf)).size === boxes.length
