import { createRandom, defineModel, rows } from '#form'
import { boxFigure, drawFive, someWide, type WideTopic } from '#data-sets/data-sets.ts'
import { areApart, state, type Stated, statementIds as ids } from '#data-sets/box-statements.ts'
import type { Five } from '#data-sets/measures.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

interface Groups {
  topic: WideTopic
  fives: [Five, Five]
  level: 1 | 2 | 3
  shuffle: number
}

/** Center and range (level 1), quartiles (level 2), what a box plot does not tell (level 3). */
export const compareSets = defineModel<Groups>({
  id: 'compare-sets',
  thinking: 'compare',
  seconds: 75,
  standards: ['6.SP.A.2', '6.SP.B.5d'],
  task: ({ topic, level }) => `${topic} ${level}`,
  draw: (random, level) => ({
    topic: someWide(random),
    fives: [drawFive(random, [5, 45], 5), drawFive(random, [5, 45], 5)],
    level,
    shuffle: random.integer(0, 1e9),
  }),
  // Too near to call is never asked.
  fits: ({ fives: [one, other] }) => areApart(one, other),
  item({ topic, fives, level, shuffle }) {
    const random = createRandom(`statements ${shuffle}`)
    const asked =
      level === 1
        ? random.shuffle(ids.slice(0, 3))
        : level === 2
          ? random.shuffle(ids.slice(2, 6))
          : [...random.sample(ids.slice(0, 6), 2), ...ids.slice(6)]
    const told = asked.map((id, at) =>
      state(random, id, { fives, isTrue: at < 2 ? at === 0 : random.chance(0.5) }),
    )
    const kinds: Stated['is'][] = level === 3 ? ['true', 'false', 'open'] : ['true', 'false']
    const answers = told.map(({ text, is }) => say('compare.answer', { text, is: say(`compare.${is}`) }))
    return {
      stem: [say('compare.told')],
      figure: boxFigure(topic, [0, 50], fives),
      ...sortCards({
        shuffle,
        categories: kinds.map((kind) => say(`compare.${kind}`)),
        cards: told.map(({ text, is, look, misconception }) => ({
          text,
          place: kinds.indexOf(is),
          elsewhere: { misconception, feedback: look },
        })),
        slip: { misconception: 'display.box-for-count', feedback: say('compare.nudge') },
      }),
      answer: say('compare.all', { list: rows(answers) }),
      hints: [say('compare.nudge'), say('compare.hint')],
      solution: [say('compare.five'), ...(level === 3 ? [say('compare.not')] : []), ...answers],
    }
  },
})
