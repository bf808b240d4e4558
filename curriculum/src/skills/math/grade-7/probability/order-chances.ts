import { defineModel, solved } from '#form'
import { sourceText, spinnerFigure } from '#chance/chance.ts'
import { chanceShown } from '#chance/chances-shown.ts'
import { canonical, drawTold, looks, textOf, type Told, valueOf } from '#chance/told-chances.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

interface Chances {
  told: Told[]
  kind: 'source' | 'forms' | 'results'
  shuffle: number
}

/** A “not” taken for the event itself. */
const missed = ({ as, good, all }: Told): number =>
  typeof as === 'object' && 'event' in as && as.event === 'not' ? all - good : good

/** Events of one source (level 1), probabilities in three forms (level 2), results with other totals (level 3). */
export const orderChances = defineModel<Chances>({
  id: 'order-chances',
  thinking: 'compare',
  seconds: 60,
  standards: ['7.SP.C.5'],
  task: ({ told, kind }) =>
    `${kind} ${told.map(({ as }) => (typeof as === 'string' ? '' : 'who' in as ? '' : as.thing + as.event)).join(' ')}`,
  draw(random, level) {
    const kind = ({ 1: 'source', 2: 'forms', 3: 'results' } as const)[level]
    const shuffle = random.integer(0, 1e9)
    return { told: drawTold[kind](random, shuffle), kind, shuffle }
  },
  fits({ told, kind }) {
    const values = told.map(valueOf).toSorted((one, other) => one - other)
    const areApart = values.every((each, at) => at === 0 || each - (values[at - 1] ?? 0) > 0.04)
    return areApart && (kind !== 'results' || new Set(told.map(({ good }) => good)).size === 4)
  },
  item({ told, kind, shuffle }) {
    const things = told.map((each) => ({ ...each, text: textOf(each) }))
    const sorted = sortedBy(things, valueOf)
    const source = sorted[0]?.as
    const event = typeof source === 'object' && 'thing' in source ? source : undefined
    const slip = {
      source: { misconception: 'chance.complement', by: missed },
      forms: { misconception: 'chance.looks-of-number', by: looks },
      results: { misconception: 'chance.counts-only', by: ({ good }: Told) => good },
    } as const
    return {
      stem: [...(event === undefined ? [] : [sourceText(canonical(event))]), say(`order.asks.${kind}`)],
      ...(event?.thing === 'section' ? { figure: spinnerFigure(canonical(event)) } : {}),
      ...orderBy<(typeof things)[number]>(shuffle, {
        things,
        by: valueOf,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          { by: (each) => -valueOf(each), misconception: 'chance.reversed', feedback: say('order.reversed') },
          { ...slip[kind], feedback: say(`order.slip.${kind}`) },
        ],
      }),
      hints: [say(`order.nudge.${kind}`), say(`order.hint.${kind}`)],
      solution: [
        say(`order.find.${kind}`),
        ...sorted.flatMap((each) => {
          const n = Math.round(1000 * valueOf(each)) / 10
          const isExact = Math.abs(n - 100 * valueOf(each)) < 1e-9
          return each.as === 'percent'
            ? []
            : [say(`order.step.${isExact ? 'exact' : 'about'}`, { event: each.text, n })]
        }),
      ],
    }
  },
  solve: (shown) => solved.order(shown, (text) => chanceShown(shown, text)),
})
