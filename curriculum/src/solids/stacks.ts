import type { ItemTemplate } from '../form/item-template.ts'
import type { Random } from '../random.ts'
import type { Shown } from '../item.ts'
import { tableFigure } from '../shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** Heights of stacks of unit cubes, in rows from back to front. */
export type Stacks = number[][]

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
export const stacksIn = (stacks: Stacks): number => stacks.flat().length
export const cubesIn = (stacks: Stacks): number => sum(stacks.flat())
export const tallest = (stacks: Stacks): number => Math.max(...stacks.flat())

/** The number of cubes in each layer, from the bottom up. */
export const layersOf = (stacks: Stacks): number[] =>
  Array.from({ length: tallest(stacks) }, (_, at) => stacks.flat().filter((height) => height > at).length)

/** Cubes without a face that shows. Nothing shows from behind, from the left, or from below. */
export const hiddenIn = (stacks: Stacks): number =>
  sum(
    stacks.flatMap((row, y) =>
      row.map((height, x) => Math.min(height - 1, row[x + 1] ?? 0, stacks[y + 1]?.[x] ?? 0)),
    ),
  )

/** Stacks that fall from back to front and from left to right, so that no stack hides another. */
export function drawStacks(random: Random, most: number): Stacks {
  const [columns, rows] = [random.integer(3, 4), random.integer(2, 3)]
  const stacks: Stacks = []
  for (let y = 0; y < rows; y += 1) {
    const row: number[] = []
    for (let x = 0; x < columns; x += 1) {
      const room = Math.min(row[x - 1] ?? most, stacks[y - 1]?.[x] ?? most)
      row.push(Math.max(1, room - random.pick([0, 0, 1])))
    }
    stacks.push(row)
  }
  return stacks
}

export const blockOf = (columns: number, rows: number, height: number): Stacks =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => height))

const rowNames = { 2: ['back', 'front'], 3: ['back', 'middle', 'front'] } as const

/** Two or three rows of three stacks, in any heights. */
export const drawPlan = (random: Random): Stacks =>
  Array.from({ length: random.integer(2, 3) }, () => Array.from({ length: 3 }, () => random.integer(1, 4)))

/** A building plan from above: a table with the height of each stack, one of which may be unknown. */
export function planFigure(
  stacks: Stacks,
  unknown: readonly [row: number, column: number] | null = null,
): NonNullable<ItemTemplate['figure']> {
  const names = rowNames[stacks.length === 2 ? 2 : 3]
  return tableFigure(
    say('plan.title'),
    [say('plan.row'), say('plan.left'), say('plan.center'), say('plan.right')],
    stacks.map((row, y) => [
      say(`plan.${names[y] ?? 'front'}`),
      ...row.map((height, x) => (unknown?.[0] === y && unknown[1] === x ? say('plan.unknown') : height)),
    ]),
  )
}

/** The stacks of a figure; an unknown height is 0. */
export function shownStacks({ figure }: Pick<Shown, 'figure'>): Stacks {
  if (figure?.kind === 'prism') return blockOf(figure.length, figure.width, figure.height)
  if (figure?.kind === 'solid' && figure.body.shape === 'cubes') return figure.body.heights
  if (figure?.kind === 'table')
    return figure.rows.map((row) => row.slice(1).map((cell) => (cell === 'A' ? 0 : Number(cell))))
  throw new TypeError('expects stacks of cubes')
}
