import { dollars, numeral } from '@skills-center/messages/format-value'
import type { Text } from '@skills-center/messages/values'
import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { tidy } from '../../bugs/bug.ts'
import { gapTable, readCell } from '../proportion-figure/proportion-figure.ts'
import type { Worded } from '../../form/words.ts'
import {
  type GridPair,
  type Related,
  type SceneId,
  sceneOf,
  tell,
  unitsOf,
} from '../../situations/proportional/proportional.ts'
import { say } from './messages.gen.ts'

/** An amount as a table writes it: dollars and cents have two places. */
export const cellOf = (scene: SceneId, y: number): string =>
  sceneOf(scene).y === 'dollar' ? dollars(Math.round(y * 100), '') : numeral(tidy(y))

/** Names of the two quantities, as table or graph headings. */
export function headings(scene: SceneId): [x: Text, y: Text] {
  const { xs, ys } = unitsOf(scene)
  return [say('of', { of: xs }), say('of', { of: ys })]
}

const tableOf = (scene: SceneId, rate: number, xs: readonly number[]): Worded<FigureOf<'table'>> =>
  gapTable({
    title: say('title', unitsOf(scene)),
    columns: headings(scene),
    rows: xs.map((x) => [x, cellOf(scene, rate * x)]),
  })

/** Axes of a grid with `step` per row of squares. */
export function axesOf(scene: SceneId, step: number, columns = 10, rows = 10) {
  const [x, y] = headings(scene)
  return {
    x: { from: 0, to: columns, step: 1, label: x },
    y: { from: 0, to: rows * step, step, label: y },
  }
}

/** A line through (0, 0) and a point P on a grid crossing. */
export const graphOf = (
  scene: SceneId,
  { step, across, up }: GridPair,
): Worded<FigureOf<'coordinate-plane'>> => ({
  kind: 'coordinate-plane',
  ...axesOf(scene, step),
  points: [{ at: [across, up], label: 'P' }],
  lines: [
    {
      through: [
        [0, 0],
        [across, up],
      ],
      label: '',
    },
  ],
  description: say('graph', { ...unitsOf(scene), top: step * 10, step, across, up }),
})

/** “The number of dollars is proportional to the number of pounds.” */
export const saysProportional = (scene: SceneId): Text => say('proportional', unitsOf(scene))
/** What the line of a graph represents. */
export const saysLine = (scene: SceneId): Text => say('line', unitsOf(scene))

/** Presents a relation: by its rate in words, by a table, or by a graph. */
export function shownOf({ scene, rate, rows, pair }: Related): {
  told: Text
  drawn: { figure?: Worded<FigureOf<'table'> | FigureOf<'coordinate-plane'>> }
} {
  if (rows.length > 0) return { told: saysProportional(scene), drawn: { figure: tableOf(scene, rate, rows) } }
  if (pair !== null) return { told: saysLine(scene), drawn: { figure: graphOf(scene, pair) } }
  return { told: tell.pair(scene, 1, rate), drawn: {} }
}

/** The numbers in the last row of a table, or of the first point on a graph. */
export function pairShown(figure: Figure | undefined): [x: number, y: number] {
  if (figure?.kind === 'coordinate-plane') return [...(figure.points[0]?.at ?? [1, 1])]
  if (figure?.kind !== 'table') throw new TypeError('expects a table or a graph')
  const [x = '', y = ''] = figure.rows.at(-1) ?? []
  return [readCell(x), readCell(y)]
}
