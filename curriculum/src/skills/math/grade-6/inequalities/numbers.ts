import { arranged, defineModel, math, mathIn, rows, solved, tex, tidy, toNumber } from '#form'
import type { Exact, Level, Random } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { numberTex } from '#equations/exact.ts'
import {
  type Bound,
  boundTex,
  holds,
  otherEnd,
  readBound,
  type Sign,
  signs,
  turned,
  turnedTex,
} from '#equations/inequality.ts'
import { letters } from '#equations/one-step.ts'
import { rayFigure, rayShown } from '#figures/ray-figure/ray-figure.ts'
import { person, someone } from '#people/people.ts'
import { phrase, signSaid, type Wording, wordings } from '#situations/comparisons/comparisons.ts'
import { type Tested, sortNumbers } from '#shapes/sort-numbers/sort-numbers.ts'
import { say } from './messages.gen.ts'

const kindAt = { 1: 'plain', 2: 'side', 3: 'both' } as const

function drawTested(random: Random, level: Level): Tested {
  const base = { letter: random.pick(letters), kind: kindAt[level], shuffle: random.integer(0, 1e9) }
  const near = (edge: number, step: number, more: number[]) =>
    random.sample(more, 4).map((each) => tidy(edge + each * step))
  const sign = random.pick(signs)
  if (level === 3) {
    const [low, high] = [random.integer(-6, 0), random.integer(3, 7)]
    const conditions = [
      { times: 1, plus: 0, sign: random.pick(['>', '≥'] as const), at: low },
      { times: 1, plus: 0, sign: random.pick(['<', '≤'] as const), at: high },
    ]
    const outside = [low - random.integer(1, 5), high + random.integer(1, 5) + 0.5]
    return { ...base, conditions, numbers: [low, high, low + random.pick([0.5, 1, 1.5, 2]), ...outside] }
  }
  const edge = level === 1 ? random.integer(-6, 12) : random.integer(4, 10)
  const [times, plus] =
    level === 1 ? [1, 0] : random.chance(0.5) ? [random.integer(2, 6), 0] : [1, random.integer(2, 9)]
  const step = level === 1 ? random.pick([1, 0.5]) : 1
  return {
    ...base,
    conditions: [{ times, plus, sign, at: times * edge + plus }],
    numbers: [edge, ...near(edge, step, [-4, -3, -2, -1, 1, 2, 3, 10])],
  }
}

/** Numbers to test in an inequality (level 1), in one with an operation (level 2), in two at once (level 3). */
export const isSolution = sortNumbers({ seconds: 50, standards: ['6.EE.B.5'], draw: drawTested })

interface Phrased {
  letter: string
  at: number
  words: Wording[]
  shuffle: number
}

/** Phrases and inequalities of one number: the plain words (level 1), everyday words (2), “not” and turned ones (3). */
export const matchWords = defineModel<Phrased>({
  id: 'match-words',
  thinking: 'explain',
  seconds: 45,
  standards: ['6.EE.B.8'],
  task: ({ words }) => words.join(' '),
  draw: (random, level) => ({
    letter: random.pick(letters),
    at: level === 3 ? random.integer(-12, -2) : random.integer(3, 40),
    words: signs.map(() => random.pick(wordings[level])),
    shuffle: random.integer(0, 1e9),
  }),
  leastWrong: 1,
  item({ letter, at, words, shuffle }) {
    const pairs = signs.map((sign, place) => ({
      sign,
      words: words[place] ?? 1,
      bound: { letter, sign, at },
    }))
    const targetOf = (sign: Sign) => math(boundTex({ letter, sign, at }))
    return {
      stem: [say('match.asks')],
      ...arranged.match(shuffle, {
        pairs: pairs.map((pair) => ({
          source: phrase(pair.bound, pair.words),
          target: targetOf(pair.sign),
          slips: [
            {
              target: targetOf(otherEnd[pair.sign]),
              misconception: 'inequality.boundary',
              feedback: say('match.edge', { at: numeral(at) }),
            },
          ],
        })),
        slip: { misconception: 'inequality.turned-sign', feedback: say('match.turned') },
      }),
      hints: [say('match.nudge', { at: numeral(at) }), say('match.hint', { at: numeral(at) })],
      solution: pairs.map((pair) =>
        say('match.step', { said: phrase(pair.bound, pair.words), inequality: tex(boundTex(pair.bound)) }),
      ),
    }
  },
  solve: (shown) =>
    solved.match(
      shown,
      (source, target) => signSaid(source).sign === readBound(mathIn(target)[0] ?? '').sign,
    ),
})

interface Judged extends Bound {
  who: string
  said: Sign
  shows: 'words' | 'graph' | 'turned'
  shuffle: number
}
const showsAt = { 1: 'words', 2: 'graph', 3: 'turned' } as const
const isMissed = (truth: Omit<Bound, 'letter'>, said: Omit<Bound, 'letter'>) => (x: number) =>
  holds(truth, x) !== holds(said, x)
const numbersAround = (at: Exact): number[] => [-3, -1, 0, 2].map((more) => toNumber(at) + more)

/** The numbers that show a mistake in an inequality for words (level 1), in a graph (level 2), turned around (level 3). */
export const findMistake = defineModel<Judged, Pick<Judged, 'sign' | 'said'>>({
  id: 'find-mistake',
  thinking: 'find the mistake',
  seconds: 50,
  standards: ['6.EE.B.8', '6.EE.B.5'],
  task: ({ shows, sign, said }) => `${shows} ${sign} ${said}`,
  aim(random) {
    const sign = random.pick(signs)
    return { sign, said: random.pick([sign, turned[sign], otherEnd[sign]]) }
  },
  draw: (random, level, aim) => ({
    ...aim,
    letter: random.pick(letters),
    at: level === 1 ? random.integer(5, 30) : random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5]),
    who: someone(random),
    shows: showsAt[level],
    shuffle: random.integer(0, 1e9),
  }),
  leastWrong: 1,
  item(values) {
    const { shows, shuffle } = values
    const who = person(values.who)
    const claimed = { ...values, sign: values.said }
    const inequality = tex(boundTex(claimed))
    const right = tex(boundTex(values))
    const numbers = numbersAround(values.at)
    const missed = numbers.filter(isMissed(values, claimed))
    const isRight = missed.length === 0
    const none = say('mistake.none', { who })
    const given = {
      words: () => say('mistake.words', { who, said: phrase(values, 1), inequality }),
      graph: () => say('mistake.graph', { who, inequality: right }),
      turned: () => say('mistake.turned', { who, first: tex(turnedTex(values)), inequality }),
    }
    return {
      stem: [given[shows](), say('mistake.asks')],
      ...(shows === 'graph' ? { figure: rayFigure(claimed) } : {}),
      ...arranged.choices(shuffle, {
        right: isRight ? [none] : missed.map((x) => math(numberTex(x))),
        wrong: [
          ...numbers
            .filter((x) => !missed.includes(x))
            .map((x) => ({
              text: math(numberTex(x)),
              misconception: isRight ? 'judging.blames-right-work' : 'judging.names-other-fault',
              feedback: say('mistake.fine', { x: tex(numberTex(x)) }),
            })),
          ...(isRight
            ? []
            : [{ text: none, misconception: 'judging.trusts-claim', feedback: say('mistake.trusted') }]),
        ],
        missed: { misconception: 'judging.names-other-fault', feedback: say('mistake.more') },
      }),
      hints: [say('mistake.nudge'), say('mistake.hint', { at: numeral(toNumber(values.at)) })],
      solution: [
        say('mistake.right', { inequality: right }),
        isRight
          ? say('mistake.so-right', { who })
          : say('mistake.so-wrong', { list: rows(missed.map((x) => tex(numberTex(x)))) }),
      ],
    }
  },
  solve(shown) {
    const [first = '', second = '', third] = mathIn(shown.stem)
    const truth = third === undefined ? readBound(first) : signSaid(shown.stem.split('”')[0] ?? '')
    const claimed = shown.figure === undefined ? readBound(third ?? second) : rayShown(shown.figure)
    const missed = numbersAround(truth.at).filter(isMissed(truth, claimed))
    return solved.choices(shown, (text) => {
      const [number] = mathIn(text)
      return number === undefined ? missed.length === 0 : missed.includes(Number(number.replace('−', '-')))
    })
  },
})
