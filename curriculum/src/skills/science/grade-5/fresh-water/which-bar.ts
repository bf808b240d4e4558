import { all, arranged, defineModel, type ItemTemplate, type Level } from '#form'
import { type Clue, drawStores, stores, waysToFit } from '#worlds/water-stores/water-stores.ts'
import { say } from './messages.gen.ts'

const valleys = ['alaska', 'montana', 'iceland', 'chile', 'nepal', 'norway', 'zealand', 'alps'] as const
const letters = ['A', 'B', 'C', 'D'] as const

interface Values {
  level: Level
  valley: (typeof valleys)[number]
  /** km³ of each store. */
  amounts: number[]
  clues: Clue[]
  /** The store of each bar. */
  bars: number[]
  shuffle: number
}

const clueText = ({ kind, one, other, amount }: Clue) => {
  const ours = say(`bar.in.${stores[one] ?? 'ice'}`)
  const theirs = say(`bar.in.${stores[other] ?? 'ice'}`)
  switch (kind) {
    case 'largest':
    case 'smallest':
      return say(`bar.clue.${kind}`, { one: ours })
    case 'more':
    case 'twice':
      return say(`bar.clue.${kind}`, { one: ours, other: theirs })
    case 'gap':
    case 'together':
      return say(`bar.clue.${kind}`, { one: ours, other: theirs, amount })
  }
}

/** Which bar of a graph is which store, from clues: by order (1), by comparing (2), and by sums of two (3). */
export const whichBar = defineModel<Values>({
  id: 'which-bar',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['5-ESS2-2'],
  draw: (random, level) => ({
    level,
    valley: random.pick(valleys),
    ...drawStores(random, level),
    bars: random.shuffle([...stores.keys()]),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ level, clues, amounts }) =>
    clues.length <= 3 &&
    waysToFit(clues, amounts) === 1 &&
    (level === 1 || clues.some(({ kind }) => kind === (level === 2 ? 'twice' : 'together'))),
  item({ level, valley, amounts, clues, bars, shuffle }) {
    const labelOf = (store: number) => letters[bars.indexOf(store)] ?? ''
    return {
      stem: [say(`bar.valley.${valley}`), ...clues.map(clueText), say('bar.ask')],
      figure: barFigure(bars.map((store) => amounts[store] ?? 0)),
      ...arranged.match(shuffle, {
        pairs: stores.map((store, at) => ({
          source: say(`bar.store.${store}`),
          target: say('bar.letter', { letter: labelOf(at) }),
        })),
        slip: { misconception: 'reading.wrong-series', feedback: say('bar.told') },
      }),
      hints: [say('bar.hint-read'), say(`bar.hint-${level}`)],
      solution: [
        ...clues.map((clue) =>
          say('bar.so-clue', {
            clue: clueText(clue),
            how: workOf(clue, amounts),
          }),
        ),
        say('bar.so', {
          list: all(
            stores.map((store, at) =>
              say('bar.is', { store: say(`bar.store.${store}`), letter: labelOf(at) }),
            ),
          ),
        }),
      ],
    }
  },
  task: ({ level, valley, clues }) => `${level}/${valley}/${clues.map(({ kind }) => kind).join()}`,
})

/** The numbers in which a clue shows. */
function workOf({ kind, one, other, amount }: Clue, amounts: readonly number[]) {
  const [ours = 0, theirs = 0] = [amounts[one], amounts[other]]
  switch (kind) {
    case 'largest':
    case 'smallest':
      return say('bar.work.one', { ours })
    case 'more':
      return say('bar.work.more', { ours, theirs })
    case 'twice':
      return say('bar.work.twice', { ours, theirs })
    case 'gap':
      return say('bar.work.gap', { ours, theirs, amount })
    case 'together':
      return say('bar.work.together', { ours, theirs, amount })
  }
}

const barFigure = (values: readonly number[]): NonNullable<ItemTemplate['figure']> => ({
  kind: 'bar-chart',
  title: say('bar.title'),
  description: say('bar.figure', {
    list: all(values.map((amount, at) => say('bar.shows', { letter: letters[at] ?? '', amount }))),
  }),
  xLabel: say('bar.x'),
  y: { from: 0, to: 20, step: 2, label: say('bar.y') },
  bars: values.map((value, at) => ({ label: letters[at] ?? '', value })),
})
