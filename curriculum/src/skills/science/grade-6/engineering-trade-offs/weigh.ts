import { matrixBugs } from '#bugs/decision-matrix/decision-matrix-bugs.ts'
import { defineModel, type ItemTemplate, solved, typed } from '#form'
import { orderBy } from '#shapes/order-by/order-by.ts'
import {
  drawMatrix,
  gapOf,
  type Matrix,
  matrixTable,
  neededOf,
  plain,
  scoresOf,
  tellMatrix,
  total,
  weightOf,
} from '#situations/decision-matrix/decision-matrix.ts'
import { say } from './messages.gen.ts'

interface Values extends Matrix {
  shuffle: number
}

/** The weighted total of a design (1), designs in the order of their totals (2), and points that are needed to lead (3). */
export const weighDesigns = defineModel<Values>({
  id: 'weigh-designs',
  thinking: 'compute',
  seconds: 80,
  calculator: 'basic',
  standards: ['MS-ETS1-2'],
  bugs: matrixBugs,
  task: ({ level, thing }) => `${level} ${thing}`,
  draw: (random, level) => ({ ...drawMatrix(random, level), shuffle: random.integer(0, 1e9) }),
  fits(matrix) {
    const needed = neededOf(matrix)
    if (matrix.level === 3) return needed >= 3 && needed <= 5 && weightOf(matrix) > 1
    const totals = matrix.points.map((_each, at) => total(matrix, at))
    return new Set(totals).size === totals.length
  },
  item: (matrix) => ({
    figure: matrixTable(matrix),
    ...(matrix.level === 2 ? ordered(matrix) : computed(matrix)),
  }),
  solve(shown) {
    const rows = shown.figure?.kind === 'table' ? shown.figure.rows : []
    const totals = (rows[0] ?? [])
      .slice(2)
      .map((_cell, at) => rows.reduce((sum, row) => sum + Number(row[1]) * (Number(row[at + 2]) || 0), 0))
    const open = rows.find((row) => row.includes('?'))
    if (open !== undefined) {
      let points = 1
      while ((totals[1] ?? 0) + points * Number(open[1]) <= (totals[0] ?? 0)) points += 1
      return solved.number(points)
    }
    const placeOf = (text: string): number => 'ABCD'.indexOf(text.at(-1) ?? '')
    if (shown.interaction.kind === 'order')
      return solved.order(shown, (text) => -(totals[placeOf(text)] ?? 0))
    return solved.number(totals[placeOf(/ ([A-D])\?/.exec(shown.stem)?.[1] ?? '')] ?? 0)
  },
})

type Asked = Omit<ItemTemplate, 'figure'>

function computed(matrix: Values): Asked {
  const { level, of } = matrix
  const told = {
    design: tellMatrix.design(of),
    first: tellMatrix.design(0),
    criterion: tellMatrix.criterion(matrix),
    work: scoresOf(matrix, of).join(' + '),
    total: total(matrix, of),
    lead: total(matrix, 0),
    rest: total(matrix, 0) - gapOf(matrix),
    gap: gapOf(matrix),
    weight: weightOf(matrix),
    needed: neededOf(matrix),
    reached: neededOf(matrix) * weightOf(matrix),
  }
  const key = level === 1 ? 'total' : 'needed'
  return {
    stem: [tellMatrix.scene(matrix), say(`weigh.ask-${key}`, told)],
    ...typed<Matrix>(matrix, {
      label: say(`weigh.label-${key}`),
      after: say('weigh.points'),
      key: told[key],
      bugs: matrixBugs,
    }),
    hints: [say('weigh.hint'), say(`weigh.next-${key}`, told)],
    solution:
      level === 1
        ? [say('weigh.so-times'), say('weigh.so-total', told)]
        : [say('weigh.so-gap', told), say('weigh.so-needed', told)],
  }
}

function ordered(matrix: Values): Asked {
  const { points, weights, shuffle } = matrix
  const designs = points.map((_each, at) => ({ at, text: tellMatrix.design(at) }))
  const heaviest = weights.indexOf(Math.max(...weights))
  return {
    stem: [tellMatrix.scene(matrix), say('weigh.ask-order')],
    ...orderBy(shuffle, {
      things: designs,
      by: ({ at }) => -total(matrix, at),
      first: say('weigh.best'),
      last: say('weigh.last'),
      slips: [
        {
          by: ({ at }) => -plain(matrix, at),
          misconception: 'design.counts-once',
          feedback: say('weigh.plain'),
        },
        {
          by: ({ at }) => -(points[at]?.[heaviest] ?? 0),
          misconception: 'design.one-sided',
          feedback: say('weigh.heaviest'),
        },
        { by: ({ at }) => total(matrix, at), misconception: 'order.backward', feedback: say('weigh.turned') },
      ],
    }),
    hints: [say('weigh.hint'), say('weigh.next-order')],
    solution: [
      say('weigh.so-times'),
      ...designs.map(({ at, text }) =>
        say('weigh.so-total', {
          design: text,
          work: scoresOf(matrix, at).join(' + '),
          total: total(matrix, at),
        }),
      ),
    ],
  }
}
