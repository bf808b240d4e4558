import { all, defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { reactions, type Term } from '#worlds/reactions/reactions.ts'
import { say } from './messages.gen.ts'

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

/** The terms of a reaction that happens so many times. */
export const sideOf = (terms: readonly Term[], times: number): Side =>
  terms.map((term) => ({ term, count: times * term.count }))
const listed = (side: Side) =>
  all(side.map(({ term, count }) => say('rebuild.some', { count, formula: term.of.formula })))

/** Boxes of molecules; only the ones that are given. */
export function boxes(...sides: readonly [at: 'before' | 'after', side: Side][]): Figure {
  return {
    kind: 'particles',
    description: say('rebuild.boxes', {
      boxes: all(sides.map(([at, side]) => say(`rebuild.box-${at}`, { molecules: listed(side) }))),
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

const moleculesOf = (formula: string, count: number, slips: readonly ReturnType<typeof slip>[]) => ({
  ...numberOf({
    label: say('rebuild.label', { formula }),
    after: say('rebuild.molecules'),
    value: count,
    slips,
  }),
  answer: say('rebuild.answer', { count }),
})

function formed({ level, place, times, extra, product }: Values): ItemTemplate {
  const { before: start = [], after = [] } = reactions[place] ?? {}
  const side: Side = start.map((term, at) => ({ term, count: times * term.count + (at === 1 ? extra : 0) }))
  const [first, second] = side
  const [paired, there] = [first?.count ?? 0, second?.count ?? 0]
  const made = after[product]
  const formula = made?.of.formula ?? ''
  const count = times * (made?.count ?? 0)
  const atoms = side.reduce((sum, { term, count: each }) => sum + each * term.of.bonded.length, 0)
  const isLeft = level === 2
  const left = second?.term.of.formula ?? ''
  return {
    stem: [
      say('rebuild.told', {
        before: side.map(({ term }) => term.of.formula).join(' + '),
        after: after.map(({ of }) => of.formula).join(' + '),
      }),
      isLeft ? say('rebuild.ask-left', { formula: left }) : say('rebuild.ask', { formula }),
    ],
    figure: boxes(['before', side]),
    ...(isLeft
      ? moleculesOf(left, extra, [
          slip(0, 'reaction.all-used', say('rebuild.all')),
          slip(there, 'reaction.stops-at-atoms', say('rebuild.none-used')),
          slip(Math.abs(there - paired), 'reaction.molecules-conserved', say('rebuild.one-to-one')),
        ])
      : moleculesOf(formula, count, [
          slip(total(side), 'reaction.molecules-conserved', say('rebuild.number')),
          slip(atoms, 'reaction.stops-at-atoms', say('rebuild.stop')),
        ])),
    hints: [
      say('rebuild.hint-atoms'),
      isLeft ? say('rebuild.hint-left') : say('rebuild.hint-build', { formula }),
    ],
    solution: [
      say('rebuild.so-atoms', { first: paired, one: first?.term.of.formula ?? '' }),
      say('rebuild.so-made', { list: listed(sideOf(after, times)) }),
      ...(isLeft ? [say('rebuild.so-left', { used: there - extra, there, extra, formula: left })] : []),
    ],
  }
}

function before({ place, times }: Values): ItemTemplate {
  const { before: start = [], after = [] } = reactions[place] ?? {}
  const [first, second] = sideOf(start, times)
  const side = sideOf(after, times)
  const formula = second?.term.of.formula ?? ''
  const count = second?.count ?? 0
  return {
    stem: [
      say('rebuild.back', { one: first?.term.of.formula ?? '', formula }),
      say('rebuild.ask-back', { formula }),
    ],
    figure: boxes(['after', side]),
    ...moleculesOf(formula, count, [
      slip(total(side), 'reaction.molecules-conserved', say('rebuild.number')),
      slip(count * (second?.term.of.bonded.length ?? 1), 'reaction.stops-at-atoms', say('rebuild.stop')),
      slip(total(side) - (first?.count ?? 0), 'reaction.molecules-conserved', say('rebuild.subtract')),
    ]),
    hints: [say('rebuild.hint-atoms'), say('rebuild.hint-build', { formula })],
    solution: [
      say('rebuild.so-after', { list: listed(side) }),
      say('rebuild.so-back', { count, formula, one: first?.term.of.formula ?? '' }),
    ],
  }
}
