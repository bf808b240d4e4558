import { all, defineModel, type ItemTemplate, type Level, numberOf } from '#form'
import { say } from './messages.gen.ts'
import { reactions, type Term } from './reactions.ts'

interface Values {
  level: Level
  place: number
  /** How many times the reaction happens. */
  times: number
  /** Molecules of the second substance that find no partner. */
  extra: number
  /** Which product is asked for. */
  product: number
}

type Figure = NonNullable<ItemTemplate['figure']>
type Side = readonly { term: Term; count: number }[]

/** Boxes of molecules; only the ones that are given. */
export function boxes(...sides: readonly [at: 'before' | 'after', side: Side][]): Figure {
  return {
    kind: 'particles',
    description: say('rebuild.boxes', {
      boxes: all(
        sides.map(([at, side]) =>
          say(`rebuild.box-${at}`, {
            molecules: all(
              side.map(({ term, count }) => say('rebuild.some', { count, formula: term.of.formula })),
            ),
          }),
        ),
      ),
    }),
    boxes: sides.map(([at, side]) => ({
      label: say(`rebuild.${at}`),
      molecules: side.map(({ term, count }) => ({ atoms: [...term.of.bonded], count })),
    })),
  }
}

/** Products that form (1), what is left over (2), and what was there before (3), from drawings of molecules. */
export const rebuild = defineModel<Values>({
  id: 'rebuild-molecules',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['MS-PS1-5'],
  draw(random, level) {
    const place = random.pick(
      [...reactions.keys()].filter((at) => level === 1 || reactions[at]?.before.length === 2),
    )
    const { after = [] } = reactions[place] ?? {}
    return {
      level,
      place,
      times: random.integer(1, 3),
      extra: level === 2 ? random.integer(1, 3) : 0,
      product: random.integer(0, after.length - 1),
    }
  },
  fits: ({ place, times, extra }) =>
    [...(reactions[place]?.before ?? []), ...(reactions[place]?.after ?? [])].every(
      ({ count }) => count * times + extra <= 10,
    ),
  item: (values) => (values.level === 3 ? before(values) : formed(values)),
  task: ({ level, place, product }) => `${level}/${place}/${product}`,
})

const total = (side: Side): number => side.reduce((sum, { count }) => sum + count, 0)

function formed({ level, place, times, extra, product }: Values): ItemTemplate {
  const { before: start = [], after = [] } = reactions[place] ?? {}
  const side: Side = start.map((term, at) => ({ term, count: times * term.count + (at === 1 ? extra : 0) }))
  const [first, second] = side
  const made = after[product]
  const formula = made?.of.formula ?? ''
  const count = times * (made?.count ?? 0)
  const names = {
    before: side.map(({ term }) => term.of.formula).join(' + '),
    after: after.map(({ of }) => of.formula).join(' + '),
  }
  const isLeft = level === 2
  const left = second?.term.of.formula ?? ''
  return {
    stem: [
      say('rebuild.told', names),
      isLeft ? say('rebuild.ask-left', { formula: left }) : say('rebuild.ask', { formula }),
    ],
    figure: boxes(['before', side]),
    ...numberOf({
      label: say('rebuild.label', { formula: isLeft ? left : formula }),
      after: say('rebuild.molecules'),
      value: isLeft ? extra : count,
      slips: isLeft
        ? [
            { value: 0, misconception: 'reaction.all-used', feedback: say('rebuild.all') },
            {
              value: second?.count ?? 0,
              misconception: 'reaction.stops-at-atoms',
              feedback: say('rebuild.none-used'),
            },
            {
              value: Math.abs((second?.count ?? 0) - (first?.count ?? 0)),
              misconception: 'reaction.molecules-conserved',
              feedback: say('rebuild.one-to-one'),
            },
          ]
        : [
            {
              value: total(side),
              misconception: 'reaction.molecules-conserved',
              feedback: say('rebuild.number'),
            },
            {
              value: side.reduce((sum, { term, count: each }) => sum + each * term.of.bonded.length, 0),
              misconception: 'reaction.stops-at-atoms',
              feedback: say('rebuild.stop'),
            },
          ],
    }),
    answer: say('rebuild.answer', { count: isLeft ? extra : count }),
    hints: [
      say('rebuild.hint-atoms'),
      isLeft ? say('rebuild.hint-left') : say('rebuild.hint-build', { formula }),
    ],
    solution: [
      say('rebuild.so-atoms', { first: first?.count ?? 0, one: first?.term.of.formula ?? '' }),
      say('rebuild.so-made', {
        list: all(
          after.map((term) => say('rebuild.some', { count: times * term.count, formula: term.of.formula })),
        ),
      }),
      ...(isLeft
        ? [
            say('rebuild.so-left', {
              used: (second?.count ?? 0) - extra,
              there: second?.count ?? 0,
              extra,
              formula: left,
            }),
          ]
        : []),
    ],
  }
}

function before({ place, times }: Values): ItemTemplate {
  const { before: start = [], after = [] } = reactions[place] ?? {}
  const [first, second] = start.map((term) => ({ term, count: times * term.count }))
  const side: Side = after.map((term) => ({ term, count: times * term.count }))
  const formula = second?.term.of.formula ?? ''
  const count = second?.count ?? 0
  return {
    stem: [
      say('rebuild.back', { one: first?.term.of.formula ?? '', formula }),
      say('rebuild.ask-back', { formula }),
    ],
    figure: boxes(['after', side]),
    ...numberOf({
      label: say('rebuild.label', { formula }),
      after: say('rebuild.molecules'),
      value: count,
      slips: [
        {
          value: total(side),
          misconception: 'reaction.molecules-conserved',
          feedback: say('rebuild.number'),
        },
        {
          value: count * (second?.term.of.bonded.length ?? 1),
          misconception: 'reaction.stops-at-atoms',
          feedback: say('rebuild.stop'),
        },
        {
          value: total(side) - (first?.count ?? 0),
          misconception: 'reaction.molecules-conserved',
          feedback: say('rebuild.subtract'),
        },
      ],
    }),
    answer: say('rebuild.answer', { count }),
    hints: [say('rebuild.hint-atoms'), say('rebuild.hint-build', { formula })],
    solution: [
      say('rebuild.so-after', {
        list: all(
          side.map(({ term, count: each }) => say('rebuild.some', { count: each, formula: term.of.formula })),
        ),
      }),
      say('rebuild.so-back', { count, formula, one: first?.term.of.formula ?? '' }),
    ],
  }
}
