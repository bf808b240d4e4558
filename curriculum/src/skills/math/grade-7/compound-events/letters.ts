import { all, arranged, bug, defineModel, numbersIn, solved, type Text, typed, typedFraction } from '#form'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

const stories = [
  'outfit',
  'lunch',
  'bike',
  'sundae',
  'code',
  'trip',
  'card',
  'team',
  'room',
  'phone',
] as const
interface Count {
  story: (typeof stories)[number]
  counts: number[]
  /** All outcomes are told, and one number is asked for. */
  isBack: boolean
  who: string
}
const product = (counts: readonly number[]): number => counts.reduce((made, each) => made * each, 1)
const sum = (counts: readonly number[]): number => counts.reduce((made, each) => made + each, 0)
// Worked by hand: 3 shirts and 4 pairs of pants are 12 outfits.
const outfit: Count = { story: 'outfit', counts: [3, 4], isBack: false, who: 'Ana' }
const countBugs = [
  bug<Count>({
    id: 'chance.adds-outcomes',
    answer: ({ counts, isBack }) => (isBack ? product(counts) - sum(counts.slice(0, -1)) : sum(counts)),
    feedback: ({ isBack }) => say(isBack ? 'count.subtracts' : 'count.adds'),
    example: [outfit, 7],
  }),
  bug<Count>({
    id: 'chance.one-stage',
    answer: ({ counts, isBack }) =>
      isBack
        ? counts.length > 2
          ? product(counts.slice(1))
          : null
        : counts.length > 2
          ? product(counts.slice(0, 2))
          : null,
    feedback: () => say('count.one-stage'),
    example: [{ ...outfit, counts: [2, 3, 4] }, 6],
  }),
]

/** Two choices (level 1), three (level 2), from all outcomes back to one choice (level 3). */
export const countOutcomes = defineModel<Count>({
  id: 'count-outcomes',
  thinking: 'use in a story',
  seconds: 50,
  standards: ['7.SP.C.8b'],
  bugs: countBugs,
  minWrongAnswers: 1,
  task: ({ story, counts, isBack }) => `${story} ${counts.length} ${isBack}`,
  draw: (random, level) => ({
    story: random.pick(stories),
    counts: Array.from({ length: level === 1 ? 2 : 3 }, () => random.integer(2, level === 1 ? 8 : 6)),
    isBack: level === 3,
    who: someone(random),
  }),
  fits: ({ counts }) => new Set(counts).size === counts.length,
  item({ story, counts, isBack, who }) {
    const [a = 2, b = 2, c = 0] = counts
    const told = {
      who: person(who),
      a,
      b,
      c,
      all: product(counts),
      has: c === 0 ? 'two' : isBack ? 'back' : 'three',
    }
    const line = isBack
      ? say('count.so-back', { ...told, both: a * b })
      : say('count.so', { line: counts.join(' × '), all: product(counts) })
    return {
      stem: [say(`count.${story}`, told)],
      ...typed<Count>(
        { story, counts, isBack, who },
        { label: say('count.label'), key: isBack ? c : product(counts), bugs: countBugs },
      ),
      hints: [say('count.nudge'), say(isBack ? 'count.hint-back' : 'count.hint')],
      solution: [say('count.rule'), line],
    }
  },
  solve({ stem }) {
    const [a = 1, b = 1, c] = numbersIn(stem).map(({ value }) => value)
    const isBack = c !== undefined && c > 6
    return solved.number(c === undefined ? a * b : isBack ? c / (a * b) : a * b * c)
  },
})

interface Letters {
  /** How many letters the spinner has, and how often it is spun. */
  size: number
  spins: number
  event: 'same' | 'two' | 'one' | 'least' | 'first' | 'ends'
  shuffle: number
}
const lettersOf = (size: number): string[] => ['A', 'B', 'C', 'D'].slice(0, size)
const allOf = ({ size, spins }: Pick<Letters, 'size' | 'spins'>): string[] =>
  Array.from({ length: spins }).reduce<string[]>(
    (words) => words.flatMap((word) => lettersOf(size).map((letter) => word + letter)),
    [''],
  )
const timesA = (word: string): number => [...word].filter((letter) => letter === 'A').length
const events: Record<Letters['event'], (word: string) => boolean> = {
  same: (word) => new Set(word).size === 1,
  two: (word) => timesA(word) === 2,
  one: (word) => timesA(word) === 1,
  least: (word) => timesA(word) > 0,
  first: (word) => word.startsWith('A'),
  ends: (word) => word.startsWith('A') && word.endsWith('B'),
}
const eventsAt = {
  2: ['two', 'one', 'ends'],
  3: ['least', 'one', 'two'],
} as const

/** Whose thinking an outcome is that does not fit the event; most tell only that it was not checked. */
function extraOf(event: Letters['event'], word: string): { misconception: string | null; feedback: Text } {
  const wanted = event === 'two' ? 2 : event === 'one' ? 1 : 9
  if (timesA(word) > wanted) {
    return { misconception: 'chance.once-or-more', feedback: say('letters.once-or-more') }
  }
  if (event === 'ends' && (word.startsWith('A') || word.endsWith('B'))) {
    return { misconception: 'chance.one-stage', feedback: say('letters.one-end') }
  }
  return { misconception: null, feedback: say('letters.extra', { word }) }
}
/** An outcome is left out: only where A may stand in several places does that tell of its order. */
const missedIn = (event: Letters['event']): { misconception: string | null; feedback: Text } =>
  event === 'one' || event === 'two'
    ? { misconception: 'chance.one-order', feedback: say('letters.missed') }
    : { misconception: null, feedback: say('letters.missed-some') }

/** The outcomes of an event in the whole list of two spins (level 1), three spins (level 2), with “at least” (level 3). */
export const pickOutcomes = defineModel<Letters>({
  id: 'pick-outcomes',
  thinking: 'classify',
  seconds: 60,
  standards: ['7.SP.C.8b'],
  task: ({ size, spins, event }) => `${size} ${spins} ${event}`,
  draw: (random, level) => ({
    size: 2,
    spins: level === 1 ? 2 : 3,
    event:
      level === 1 ? random.pick(['first', 'same', 'one', 'least'] as const) : random.pick(eventsAt[level]),
    shuffle: random.integer(0, 1e9),
  }),
  item(values) {
    const { size, spins, event, shuffle } = values
    const words = allOf(values)
    const right = words.filter(events[event])
    return {
      stem: [say('letters.spinner', { letters: all(lettersOf(size)), spins }), say(`letters.pick.${event}`)],
      ...arranged.choices(shuffle, {
        right,
        wrong: words
          .filter((word) => !right.includes(word))
          .map((text) => ({ text, ...extraOf(event, text) })),
        missed: missedIn(event),
      }),
      hints: [say('letters.nudge'), say('letters.hint')],
      solution: [say('letters.each'), say('letters.so', { count: right.length, list: right.join(', ') })],
    }
  },
})

const goodOf = (values: Letters): number => allOf(values).filter(events[values.event]).length
// Worked by hand: A or B three times are 8 outcomes; 3 have two A’s, 4 have two or more.
const three: Letters = { size: 2, spins: 3, event: 'two', shuffle: 0 }
const chanceBugs = [
  bug<Letters>({
    id: 'chance.one-stage',
    answer: ({ size, event }) => (event === 'first' ? null : [1, size]),
    feedback: () => say('letters.one-stage'),
    example: [three, [1, 2]],
  }),
  bug<Letters>({
    id: 'chance.one-order',
    answer: (values) => (values.event === 'two' || values.event === 'one' ? [1, allOf(values).length] : null),
    feedback: () => say('letters.one-order'),
    example: [three, [1, 8]],
  }),
  bug<Letters>({
    id: 'chance.adds-chances',
    answer({ size, spins, event }) {
      const added = { ends: 2, same: spins, least: spins, first: 0, one: 0, two: 0 }[event]
      return added === 0 || added >= size ? null : [added, size]
    },
    feedback: () => say('letters.adds'),
    example: [{ ...three, size: 3, spins: 2, event: 'ends' }, [2, 3]],
  }),
  bug<Letters>({
    id: 'chance.once-or-more',
    answer(values) {
      const words = allOf(values)
      if (values.event === 'least') return [words.filter(events.one).length, words.length]
      const least = values.event === 'two' ? 2 : values.event === 'one' ? 1 : 9
      return least > values.spins
        ? null
        : [words.filter((word) => timesA(word) >= least).length, words.length]
    },
    feedback: () => say('letters.once-or-more'),
    example: [three, [4, 8]],
  }),
]

/** Of one list of letters (level 1), of three spins (level 2), with more letters and “at least” (level 3). */
export const letterChance = defineModel<Letters>({
  id: 'letter-chance',
  thinking: 'compute',
  seconds: 70,
  standards: ['7.SP.C.8a'],
  bugs: chanceBugs,
  minWrongAnswers: 1,
  task: ({ size, spins, event }) => `${size} ${spins} ${event}`,
  draw(random, level) {
    const event = level === 1 ? random.pick(['same', 'ends'] as const) : random.pick(eventsAt[level])
    // Two equal letters are as likely as one letter.
    const spins = event === 'same' ? 3 : level === 1 ? 2 : random.pick([2, 3])
    return { size: random.integer(2, 4), spins, event, shuffle: 0 }
  },
  fits: ({ size, spins, event }) => size ** spins <= 27 && (event !== 'two' || spins > 2),
  item(values) {
    const { size, spins, event } = values
    const [good, whole] = [goodOf(values), allOf(values).length]
    return {
      stem: [
        say('letters.spinner', { letters: all(lettersOf(size)), spins }),
        say(`letters.asks.${event === 'first' ? 'same' : event}`),
      ],
      ...typedFraction(values, {
        label: say('probability'),
        key: [good, whole],
        rounded: 'counts',
        bugs: chanceBugs,
      }),
      hints: [say('letters.nudge-chance'), say('letters.hint-chance', { size })],
      solution: [
        say('letters.all', { line: Array.from({ length: spins }, () => size).join(' × '), all: whole }),
        say('letters.good', { good, list: allOf(values).filter(events[event]).slice(0, 20).join(', ') }),
        say('so', { good, all: whole }),
      ],
    }
  },
})
