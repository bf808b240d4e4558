import { createRandom, defineModel, type Random, rows, type Text } from '#form'
import { boxFigure, someWide, type WideTopic } from '#data-sets/data-sets.ts'
import type { Five } from '#data-sets/measures.ts'
import { drawBoxes, iqrOf, type Pair, twoTold } from '#data-sets/two-samples.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

interface Conclusions {
  topic: WideTopic
  fives: Pair<Five>
  level: 1 | 2 | 3
  shuffle: number
}
type Apart = 'far' | 'near'
const apartOf = ([[, , low], [, , high]]: Pair<Five>): number => high - low

/** What can be said of the populations, whether the samples back it up, and whose thinking it is to judge otherwise. */
const statements = {
  higher: { is: (apart: Apart) => apart === 'far', misconception: 'compare.difference-only' },
  alike: { is: (apart: Apart) => apart === 'near', misconception: 'compare.difference-only' },
  about: { is: () => true, misconception: 'sample.tells-nothing' },
  spread: { is: () => true, misconception: 'compare.extremes' },
  some: { is: () => true, misconception: 'compare.every-member' },
  every: { is: () => false, misconception: 'compare.every-member' },
  exact: { is: () => false, misconception: 'sample.exact-copy' },
  other: { is: () => false, misconception: 'spread.for-center' },
} as const
type StatementId = keyof typeof statements

const asked = (random: Random, level: 1 | 2 | 3): StatementId[] =>
  level === 1
    ? ['higher', 'alike', 'about', 'other']
    : level === 2
      ? ['higher', 'some', 'every', random.pick(['spread', 'about'])]
      : ['alike', 'higher', 'exact', random.pick(['some', 'spread']), 'every']

/** Centers (level 1), single values beside centers (level 2), what samples cannot tell (level 3). */
export const conclusions = defineModel<Conclusions, Apart>({
  id: 'conclusions',
  thinking: 'classify',
  seconds: 80,
  standards: ['7.SP.B.4'],
  task: ({ topic, level, fives }) => `${topic} ${level} ${apartOf(fives) > 4}`,
  aim: (random, level) => (level === 2 ? 'far' : random.pick(['far', 'near'])),
  draw: (random, level, apart) => ({
    topic: someWide(random),
    fives: drawBoxes(random, apart === 'far' ? random.integer(6, 11) : 1),
    level,
    shuffle: random.integer(0, 1e9),
  }),
  // Clearly different, or hardly at all; and always with an overlap.
  fits: ({ fives }) => {
    const [one, other] = fives
    const times = apartOf(fives) / iqrOf(one)
    return (times >= 1 || times <= 0.25) && one[4] > other[0] + 1 && other[4] > one[0] + 1
  },
  item({ topic, fives, level, shuffle }) {
    const random = createRandom(`conclusions ${shuffle}`)
    const times = apartOf(fives) / iqrOf(fives[0])
    const apart: Apart = times >= 1 ? 'far' : 'near'
    const at = { median: fives[1][2], wrong: fives[1][2] + iqrOf(fives[1]) + 6 }
    const place = (is: boolean): Text => say(is ? 'conclude.yes' : 'conclude.no')
    const told = asked(random, level).map((id) => {
      const { is, misconception } = statements[id]
      return {
        text: say(`conclude.say.${id}`, at),
        is: is(apart),
        misconception,
        look: say(`conclude.look.${id}`),
      }
    })
    const answers = told.map(({ text, is }) => say('conclude.answer', { text, is: place(is) }))
    return {
      stem: [twoTold(topic), say('conclude.asks')],
      figure: boxFigure(topic, [0, 50], fives),
      ...sortCards({
        shuffle,
        categories: [place(true), place(false)],
        cards: told.map(({ text, is, misconception, look }) => ({
          text,
          place: is ? 0 : 1,
          elsewhere: { misconception, feedback: look },
        })),
        slip: { misconception: 'compare.difference-only', feedback: say('conclude.nudge') },
      }),
      answer: say('conclude.all', { list: rows(answers) }),
      hints: [say('conclude.nudge'), say('conclude.hint')],
      solution: [
        say(`conclude.apart.${apart}`, { gap: apartOf(fives), iqr: iqrOf(fives[0]) }),
        say('conclude.samples'),
        ...answers,
      ],
    }
  },
})
