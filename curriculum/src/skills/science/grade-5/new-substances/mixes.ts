import { arranged, defineModel, keysOf, type Level, type Random, type Text } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { type SortedCard, sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Whether a new substance forms; `sign` mixtures show a sign at first sight, `plain` ones do not. */
const mixes = {
  vinegar: 'new',
  lemon: 'new',
  plaster: 'new',
  flakes: 'new',
  yeast: 'new',
  wool: 'new',
  soda: 'sign',
  paint: 'sign',
  clay: 'sign',
  epsom: 'sign',
  calcium: 'sign',
  oil: 'sign',
  salt: 'plain',
  sand: 'plain',
  filings: 'plain',
  sugar: 'plain',
} as const
type Mix = keyof typeof mixes
type Kind = (typeof mixes)[Mix]
const ids = keysOf(mixes)
const some = (random: Random, kind: Kind, count: number): Mix[] =>
  random.sample(
    ids.filter((id) => mixes[id] === kind),
    count,
  )

interface Values {
  level: Level
  shown: Mix[]
  shuffle: number
}

const nameOf = (mix: Mix): Text => say(`mix.${mix}`)

export const evidenceTable = (shown: readonly Mix[]) =>
  tableFigure(
    say('evidence.title'),
    [say('evidence.mix'), say('evidence.seen'), say('evidence.test')],
    shown.map((mix) => [nameOf(mix), say(`seen.${mix}`), say(`test.${mix}`)]),
  )

const slips = {
  new: { misconception: 'mixing.never-new', feedback: say('evidence.told-new') },
  sign: { misconception: 'mixing.one-sign', feedback: say('evidence.told-sign') },
  plain: { misconception: 'mixing.always-new', feedback: say('evidence.told-plain') },
} as const

/** 1 and 2: new substance or mixture, by what was seen and tested (2: signs that mislead). 3: which signs misled. */
export const judgeMixes = defineModel<Values, number>({
  id: 'judge-mixes',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['5-PS1-4'],
  aim: (random) => random.integer(1, 3),
  draw(random, level, aim) {
    const [one, other]: [Kind, Kind] =
      level === 1 ? ['new', 'plain'] : level === 2 ? ['new', 'sign'] : ['sign', 'new']
    const rest = level === 3 ? some(random, 'plain', 1) : []
    const chosen = [...some(random, one, aim), ...some(random, other, 4 - aim), ...rest]
    return { level, shown: random.shuffle(chosen), shuffle: random.integer(0, 1e9) }
  },
  item({ level, shown, shuffle }) {
    const figure = evidenceTable(shown)
    if (level === 3) {
      const misled = shown.filter((mix) => mixes[mix] === 'sign')
      return {
        stem: [say('evidence.scene'), say('evidence.ask-misled')],
        figure,
        ...arranged.choices(shuffle, {
          right: misled.map(nameOf),
          wrong: shown
            .filter((mix) => mixes[mix] !== 'sign')
            .map((mix) => ({
              text: nameOf(mix),
              misconception: slips[mixes[mix]].misconception,
              feedback: say(`evidence.not-${mixes[mix] === 'new' ? 'new' : 'plain'}`),
            })),
          missed: { misconception: 'mixing.one-sign', feedback: say('evidence.missed') },
        }),
        hints: [say('evidence.hint-sign'), say('evidence.hint-same')],
        solution: [
          say('evidence.so-misled'),
          ...misled.map((mix) => say('evidence.so-sign', { mix: nameOf(mix), test: say(`test.${mix}`) })),
        ],
      }
    }
    return {
      stem: [say('evidence.scene'), say('evidence.ask-sort')],
      figure,
      ...sortCards({
        shuffle,
        categories: [say('evidence.new'), say('evidence.mixture')],
        cards: shown.map((mix): SortedCard => ({
          text: nameOf(mix),
          place: mixes[mix] === 'new' ? 0 : 1,
          elsewhere: slips[mixes[mix]],
        })),
        slip: slips.plain,
      }),
      hints: [say('evidence.hint-test'), say('evidence.hint-same')],
      solution: [
        say('evidence.so-rule'),
        ...shown.map((mix) =>
          mixes[mix] === 'new'
            ? say('evidence.so-new', { mix: nameOf(mix), test: say(`test.${mix}`) })
            : say('evidence.so-mixture', { mix: nameOf(mix), test: say(`test.${mix}`) }),
        ),
      ],
    }
  },
  task: ({ level, shown }) => `${level}/${shown.toSorted().slice(0, 2).join()}`,
})
