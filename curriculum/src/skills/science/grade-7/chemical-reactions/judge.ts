import { defineModel, type Level, type Text } from '#form'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { type Case, drawCases, type Verdict, verdictOf, verdicts } from '#worlds/solids/cases.ts'
import { doneTo } from '#worlds/solids/solids.ts'
import { samplesTable } from '#worlds/solids/tables.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  cases: Case[]
  shuffle: number
}

const slipOf = (level: Level, right: Verdict, to: Verdict) => {
  const told = (
    misconception:
      | 'mixing.never-new'
      | 'property.of-the-piece'
      | 'evidence.within-scatter'
      | 'property.one-decides'
      | 'evidence.overcautious'
      | 'evidence.beyond-data',
    feedback: Text,
  ) => ({ place: verdicts.indexOf(to), misconception, feedback })
  if (to === 'open')
    return told(
      'evidence.overcautious',
      say(right === 'new' ? 'judge.told.new-open' : 'judge.told.same-open'),
    )
  if (right === 'open')
    return to === 'new'
      ? told('evidence.beyond-data', say('judge.told.open-new'))
      : told('property.one-decides', say('judge.told.open-same'))
  if (level === 2)
    return right === 'new'
      ? told('mixing.never-new', say('judge.told.piece-new'))
      : told('property.of-the-piece', say('judge.told.piece-same'))
  return right === 'new'
    ? told('mixing.never-new', say('judge.told.new-same'))
    : told('evidence.within-scatter', say('judge.told.same-new'))
}

/** New or the same: by two properties (1), by densities to be worked out (2), and whether the tests suffice (3). */
export const judgeSamples = defineModel<Values, Verdict[]>({
  id: 'judge-samples',
  thinking: 'read a figure',
  seconds: 80,
  standards: ['MS-PS1-2'],
  calculator: 'basic',
  aim: (random, level) =>
    random.shuffle(
      level === 3
        ? [...verdicts, random.pick(verdicts)]
        : ['new', 'same', random.pick(['new', 'same'] as const), random.pick(['new', 'same'] as const)],
    ),
  draw: (random, level, aim) => ({
    level,
    cases: drawCases(random, level, aim),
    shuffle: random.integer(0, 1e9),
  }),
  item({ level, cases, shuffle }) {
    const places = level === 3 ? verdicts : verdicts.slice(0, 2)
    return {
      stem: [say('judge.scene'), say(`judge.ask-${level}`)],
      figure: samplesTable(level, cases),
      ...sortCards({
        shuffle,
        categories: places.map((each) => say(`judge.${each}`)),
        cards: cases.map((each) => {
          const right = verdictOf(level, each)
          return {
            text: doneTo(each.id),
            place: verdicts.indexOf(right),
            slips: places.filter((to) => to !== right).map((to) => slipOf(level, right, to)),
          }
        }),
        slip: { misconception: 'mixing.never-new', feedback: say('judge.told.new-same') },
      }),
      hints: [say(`judge.hint-${level}`), say(level === 2 ? 'judge.hint-divide' : 'judge.hint-error')],
      solution: [
        say(`judge.so-${level}`),
        ...cases.map((each) => {
          const done = doneTo(each.id)
          const [one, other] = each.pieces
          const verdict = verdictOf(level, each)
          if (level !== 2) return say(`judge.so-${verdict}`, { done })
          return say('judge.so-pieces', {
            done,
            before: (one.mass / one.volume).toFixed(2),
            after: (other.mass / other.volume).toFixed(2),
            verdict,
          })
        }),
      ],
    }
  },
  task: ({ level, cases }) =>
    `${level}/${cases
      .map(({ id }) => id)
      .toSorted()
      .slice(0, 2)
      .join()}`,
})
