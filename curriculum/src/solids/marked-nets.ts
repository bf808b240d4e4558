import type { FigureOf } from '@skills-center/contract/figure'
import { all, rows } from '@skills-center/messages/values'
import type { Worded } from '../form/words.ts'
import type { Random } from '../random.ts'
import { spotLetter } from '../right-answer.ts'
import { type Cell, foldsUp } from './cube-nets.ts'
import { say } from './messages.gen.ts'

type Mark = 'star' | 'dot'
const signs: Record<Mark, string> = { star: '★', dot: '●' }

/** Squares joined side to side. Each square has a mark or is a spot, named by its position. */
export function markedSquares(
  cells: readonly Cell[],
  marks: Readonly<Partial<Record<number, Mark>>> = {},
): Worded<FigureOf<'net'>> {
  const spots = cells.flatMap((_, at) => (marks[at] === undefined ? [at] : []))
  const named = cells.map(([column, row], at) => {
    const mark = marks[at]
    const what = mark === undefined ? spotLetter(spots.indexOf(at)) : say(`mark.${mark}`)
    return { row, text: say('squares-cell', { what, column: column + 1 }) }
  })
  const lines = [...new Set(cells.map(([, row]) => row))].map((row) =>
    say('squares-row', {
      row: row + 1,
      cells: all(named.filter((each) => each.row === row).map(({ text }) => text)),
    }),
  )
  return {
    kind: 'net',
    layout: { shape: 'squares', cells: cells.map(([u, v]): Cell => [u, v]), labels: {} },
    faces: Object.fromEntries(
      cells.flatMap((_, at) => {
        const mark = marks[at]
        return mark === undefined ? [] : [[String(at + 1), signs[mark]]]
      }),
    ),
    spots: spots.map((at) => ({ id: String(at + 1), face: String(at + 1) })),
    description: say('squares-net', { n: cells.length, rows: rows(lines) }),
  }
}

const steps: readonly Cell[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

/** The same squares with one more, beside exactly one of them: two would close a block that does not fold. */
export function withOneMore(random: Random, cells: readonly Cell[]): Cell[] {
  const free = cells.flatMap(([x, y]) =>
    steps.flatMap(([dx, dy]): Cell[] => {
      const [u, v] = [x + dx, y + dy]
      const near = cells.filter(([p, q]) => Math.abs(p - u) + Math.abs(q - v) <= 1)
      return near.length === 1 ? [[u, v]] : []
    }),
  )
  const more = [...cells, random.pick(free)]
  const [left, top] = [Math.min(...more.map(([x]) => x)), Math.min(...more.map(([, y]) => y))]
  return more.map(([x, y]): Cell => [x - left, y - top]).toSorted(([x, y], [u, v]) => y - v || x - u)
}

/** The squares of which one can be cut off, so that the rest folds into a cube. */
export const spareSquares = (cells: readonly Cell[]): number[] =>
  cells.flatMap((_, at) => (foldsUp(cells.filter((_cell, index) => index !== at)) ? [at] : []))

/** Whether the other squares still hold together without this one. */
export function isJoinedWithout(cells: readonly Cell[], square: number): boolean {
  const rest = cells.filter((_, at) => at !== square)
  const reached = new Set<Cell>(rest.slice(0, 1))
  for (const [x, y] of reached) {
    for (const cell of rest) {
      if (Math.abs(cell[0] - x) + Math.abs(cell[1] - y) === 1) reached.add(cell)
    }
  }
  return reached.size === rest.length
}

type FaceTexts = Record<'left' | 'front' | 'top', string>

/** A net of a box with an area or a question mark in three of its faces, or without any text. */
export function boxNet(
  { a, b, c }: { a: number; b: number; c: number },
  faces: FaceTexts | null,
): Worded<FigureOf<'net'>> {
  return {
    kind: 'net',
    layout: { shape: 'box', length: a, width: b, height: c, labels: {} },
    ...(faces === null ? {} : { faces: { ...faces } }),
    description: faces === null ? say('bare-net') : say('areas-net', { ...faces }),
  }
}
