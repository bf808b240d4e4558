import { defineModel, type Level, solved } from '../../form/authoring.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { sortCards } from '../../shapes/sort-cards/sort-cards.ts'
import {
  ballName,
  type Charge,
  charges,
  drawCharged,
  drawTested,
  proven,
  seen,
  type Trial,
} from './charged-balls.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  balls: Charge[]
  trials: Trial[]
  shuffle: number
}

const elsewhere = {
  none: { misconception: 'charges.neutral-is-left-alone', feedback: say('both-pull') },
  open: { misconception: 'evidence.beyond-data', feedback: say('one-test') },
  positive: { misconception: 'charges.likes-attract', feedback: say('look') },
  negative: { misconception: 'charges.likes-attract', feedback: say('look') },
} as const
const read = {
  pull: /^(attract|se atra)/,
  push: /^(repel|se rep)/,
  untested: /^(not|sin)/,
  positive: /posit/,
  negative: /negat/,
} as const
const known = [...seen, 'positive', 'negative'] as const

/**
 * Tests against a charged rod (level 1), from ball to ball (level 2), with balls that are uncharged or not tested
 * enough (level 3).
 */
export const findCharges = defineModel<Values>({
  id: 'find-charges',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['MS-PS2-3'],
  draw: (random, level) => ({
    level,
    shuffle: random.integer(0, 1e9),
    ...(level === 3 ? drawTested(random) : drawCharged(random, level + 2, level === 2)),
  }),
  fits: ({ balls }) => new Set(balls).size > 1,
  item({ level, balls, trials, shuffle }) {
    const places = level === 3 ? charges : charges.slice(0, 2)
    const name = (id: string) => (id === 'positive' || id === 'negative' ? say(`rod.${id}`) : id)
    return {
      stem: [say(level === 3 ? 'shown-rods' : 'shown'), say('ask')],
      figure: tableFigure(
        say('title'),
        [say('one'), say('other'), say('seen')],
        trials.map((trial) => [name(trial.one), trial.other, say(`cell.${trial.seen}`)]),
      ),
      ...sortCards({
        shuffle,
        categories: places.map((charge) => say(`place.${charge}`)),
        cards: balls.map((charge, at) => ({
          text: say('card', { ball: ballName(at) }),
          place: places.indexOf(charge),
          elsewhere: elsewhere[charge],
        })),
        slip: elsewhere.positive,
      }),
      hints: [say('hint'), say(`next.level-${level}`)],
      solution: [
        say(level === 3 ? 'why-push' : 'why'),
        ...balls.map((charge, at) => say(`so.${charge}`, { ball: ballName(at) })),
      ],
    }
  },
  task: ({ level, trials }) =>
    `${level}/${trials
      .map((trial) => trial.seen)
      .toSorted()
      .join()}/${trials[0]?.one ?? ''}`,
  solve(shown) {
    const { figure, interaction } = shown
    if (figure?.kind !== 'table' || interaction.kind !== 'sort') throw new TypeError('expects a table')
    const idOf = (cell: string): string => known.find((id) => read[id].test(cell)) ?? cell
    const trials = figure.rows.map(([one = '', other = '', was = '']): Trial => ({
      one: idOf(one),
      other,
      seen: seen.find((each) => each === idOf(was)) ?? 'untested',
    }))
    const found = proven(interaction.cards.length, trials, interaction.categories.length > 2)
    return solved.sort(shown, (card) =>
      charges.indexOf(found[(card.at(-1) ?? 'A').charCodeAt(0) - 65] ?? 'open'),
    )
  },
})
