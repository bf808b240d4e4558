import { defineModel, type ItemTemplate, type Level, numberOf, slip, solved } from '#form'
import { ruler } from '#figures/ruler/ruler.ts'
import { say } from './messages.gen.ts'

/** True lengths of cells, in micrometers. */
const lengths = [
  ['onion', [200, 250, 300]],
  ['cheek', [50, 60]],
  ['pondweed', [80, 100, 125]],
  ['moss', [40, 50, 60]],
  ['root-tip', [15, 20, 25]],
  ['cork', [25, 30, 40]],
  ['frog', [20, 30, 40]],
  ['algae', [50, 60, 80, 100]],
] as const

interface Values {
  level: Level
  kind: (typeof lengths)[number][0]
  /** Length of one cell in micrometers; cells in the row at level 1, and what the scale bar is in reality above. */
  one: number
  count: number
  bar: number
  /** Between ticks: micrometers at level 1, else millimeters of a photo. */
  step: number
  /** Where the row begins; or the scale bar, its length, and where the cell begins. */
  from: number
  drawn: number
  cellFrom: number
}

/** Share a row (1), read a real length off a scale bar (2), and find how many such cells fit into a millimeter (3). */
export const realSize = defineModel<Values>({
  id: 'real-size',
  thinking: 'compute',
  seconds: 70,
  standards: ['MS-LS1-1'],
  draw(random, level) {
    const [kind, sizes] = random.pick(lengths)
    const one = random.pick<number>(sizes)
    if (level === 1) {
      const count = random.integer(3, 6)
      const step = random.pick([5, 10, 20, 50, 100])
      const from = step * random.integer(1, 5)
      return { level, kind, one, count, bar: 0, step, from, drawn: 0, cellFrom: 0 }
    }
    const bar = random.pick([10, 20, 50, 100])
    const drawn = random.pick([10, 15, 20])
    const from = random.pick([0, 5, 10])
    const cellFrom = from + drawn + random.pick([5, 10])
    return { level, kind, one, count: 0, bar, step: 5, from, drawn, cellFrom }
  },
  fits({ level, one, count, bar, step, drawn }) {
    const [row, cell] = [one * count, (drawn * one) / bar]
    if (level === 1) return row % step === 0 && step < one && row <= 14 * step
    return one > bar && cell % step === 0 && cell <= 60 && (level === 2 || 1000 % one === 0)
  },
  item: (values) => (values.level === 1 ? rowOfCells(values) : photo(values)),
  task: ({ level, kind }) => `${level} ${kind}`,
  solve({ stem, figure }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a scale')
    const [first = 0, cell] = (figure.spans ?? []).map((span) => (span.to?.at ?? 0) - (span.from?.at ?? 0))
    const told = Number(/\d+/.exec(stem)?.[0])
    if (cell === undefined) return solved.number(first / told)
    const one = (told * cell) / first
    return solved.number(stem.includes('1,000') ? 1000 / one : one)
  },
})

function rowOfCells({ kind, one, count, step, from }: Values): ItemTemplate {
  const total = one * count
  const to = from + total
  const label = say('size.span.cells', { count })
  return {
    stem: [say('size.row', { count, kind: say(`kind.${kind}`) }), say('size.row-ask')],
    figure: ruler({ name: say('size.scale'), step, spans: [{ from, to, label }] }),
    ...numberOf({
      label: say('size.one'),
      after: 'µm',
      value: one,
      slips: [
        slip(total, 'data.no-division', say('size.whole-row')),
        slip(to, 'scale.reads-end', say('size.end-only', { end: to })),
      ],
    }),
    hints: [say('size.hint-ends'), say('size.hint-share', { from, to, count })],
    solution: [say('size.so-row', { from, to, total }), say('size.so-share', { total, count, one })],
  }
}

function photo({ level, kind, one, bar, step, from, drawn, cellFrom }: Values): ItemTemplate {
  const isReal = level === 2
  const asks = isReal ? 'real' : 'fit'
  const cell = (drawn * one) / bar
  const end = cellFrom + cell
  const parts = { drawn, cell, bar }
  const fits = (value: number): number => (isReal ? value : 1000 / value)
  const slips = [
    slip(fits(bar), 'data.stops-early', say('size.bar-only')),
    slip(fits(bar + cell - drawn), 'ratio.additive', say('size.added')),
    slip(fits((bar * end) / drawn), 'scale.reads-end', say('size.cell-end', { end })),
    slip(isReal ? cell : one, 'data.stops-early', say(isReal ? 'size.in-photo' : 'size.real-only')),
  ]
  const spans = [
    { from, to: from + drawn, label: say('size.span.bar') },
    { from: cellFrom, to: end, label: say('size.span.cell') },
  ]
  return {
    stem: [say('size.photo', { bar, kind: say(`kind.${kind}`) }), say(`size.ask-${asks}`)],
    figure: ruler({ name: say('size.ruler'), step, spans }),
    ...numberOf({
      label: say(`size.${asks}`),
      after: isReal ? 'µm' : say('size.cells'),
      value: fits(one),
      slips: slips.filter(({ value }) => Number.isInteger(value)),
    }),
    hints: [
      say(isReal ? 'size.hint-both' : 'size.hint-real-first'),
      say(isReal ? 'size.hint-times' : 'size.hint-fit', parts),
    ],
    solution: [
      say('size.so-photo', parts),
      say('size.so-real', { ...parts, one }),
      ...(isReal ? [] : [say('size.so-fit', { one, fit: fits(one) })]),
    ],
  }
}
