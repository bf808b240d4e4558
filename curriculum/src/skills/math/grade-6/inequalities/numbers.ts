import { arranged, defineModel, type Exact, math, mathIn, rows, solved, tex, toNumber } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import type { Taken } from '#bugs/bound/bound-bugs.ts'
import { numberTex } from '#equations/exact.ts'
import {
  type Bound,
  boundTex,
  holds,
  otherEnd,
  readBound,
  type Sign,
  signs,
  termsOf,
  turned,
  turnedTex,
} from '#equations/inequality.ts'
import { letters } from '#equations/one-step.ts'
import { rayFigure, rayShown } from '#figures/ray-figure/ray-figure.ts'
import { person, someone } from '#people/people.ts'
import { phrase, signSaid, type Wording, wordings } from '#situations/comparisons/comparisons.ts'
import { sortNumbers } from '#shapes/sort-numbers/sort-numbers.ts'
import { say } from './messages.gen.ts'

/** Numbers to test in an inequality (level 1), in one with an operation (level 2), in two at once (level 3). */
export const isSolution = sortNumbers({
  seconds: 50,
  standards: ['6.EE.B.5'],
  kinds: { 1: 'plain', 2: 'side', 3: 'both' },
})

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
  minWrongAnswers: 1,
  item({ letter, at, words, shuffle }) {
    const number = numeral(at)
    const edge = { misconception: 'inequality.boundary', feedback: say('match.edge', { at: number }) }
    const pairs = signs.map((sign, place) => {
      const bound = { letter, sign, at }
      return {
        said: phrase(bound, words[place] ?? 1),
        is: boundTex(bound),
        near: boundTex({ ...bound, sign: otherEnd[sign] }),
      }
    })
    return {
      stem: [say('match.asks')],
      ...arranged.match(shuffle, {
        pairs: pairs.map(({ said, is, near }) => ({
          source: said,
          target: math(is),
          slips: [{ target: math(near), ...edge }],
        })),
        slip: { misconception: 'inequality.turned-sign', feedback: say('match.turned') },
      }),
      hints: [say('match.nudge', { at: number }), say('match.hint', { at: number })],
      solution: pairs.map(({ said, is }) => say('match.step', { said, inequality: tex(is) })),
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
const isMissed = (truth: Taken, said: Taken) => (x: number) => holds(truth, x) !== holds(said, x)
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
  minWrongAnswers: 1,
  item(values) {
    const { shows, shuffle } = values
    const who = person(values.who)
    const claimed = { ...values, sign: values.said }
    const { inequality } = termsOf(claimed)
    const { inequality: right, at } = termsOf(values)
    const numbers = numbersAround(values.at)
    const missed = numbers.filter(isMissed(values, claimed))
    const isRight = missed.length === 0
    const none = say('mistake.none', { who })
    const trusts = { text: none, misconception: 'judging.trusts-claim', feedback: say('mistake.trusted') }
    const fine = numbers
      .filter((x) => !missed.includes(x))
      .map((x) => ({
        text: math(numberTex(x)),
        misconception: isRight ? 'judging.blames-right-work' : 'judging.names-other-fault',
        feedback: say('mistake.fine', { x: tex(numberTex(x)) }),
      }))
    const given = {
      words: say('mistake.words', { who, said: phrase(values, 1), inequality }),
      graph: say('mistake.graph', { who, inequality: right }),
      turned: say('mistake.turned', { who, first: tex(turnedTex(values)), inequality }),
    }
    return {
      stem: [given[shows], say('mistake.asks')],
      ...(shows === 'graph' ? { figure: rayFigure(claimed) } : {}),
      ...arranged.choices(shuffle, {
        right: isRight ? [none] : missed.map((x) => math(numberTex(x))),
        wrong: [...fine, ...(isRight ? [] : [trusts])],
        missed: { misconception: 'judging.names-other-fault', feedback: say('mistake.more') },
      }),
      hints: [say('mistake.nudge'), say('mistake.hint', { at })],
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
