import { all, bug, defineModel, mathIn, type Random, solved, tex, typed } from '#form'
import { numberTex } from '../../equations/exact.ts'
import type { Point } from '../../equations/line.ts'
import { type Standard, standardTex, through, timesEach } from '../../equations/standard-form.ts'
import { systemIn } from '../../equations/system.ts'
import { termTex } from '../../math/linear-expression.ts'
import { say } from './messages.gen.ts'

const nonZero = (random: Random, most: number): number => random.pick([-1, 1]) * random.integer(1, most)
const both = (one: Standard, other: Standard) => all([tex(standardTex(one)), tex(standardTex(other))])

interface Removed {
  one: Standard
  other: Standard
  letter: 'x' | 'y'
  /** The multiplier of the first equation; 1 to leave it unchanged. */
  first: number
  key: number
  level: 1 | 2 | 3
}
const inFront = ({ letter }: Removed, { a, b }: Standard): number => (letter === 'x' ? a : b)
const sizes: Removed = {
  one: { a: 2, b: 3, c: 8 },
  other: { a: 1, b: -6, c: 5 },
  letter: 'y',
  first: 1,
  key: 2,
  level: 1,
}
const kept = (its: Removed): number => its.first * inFront(its, its.level === 3 ? its.one : its.other)
const changed = (its: Removed): number => inFront(its, its.level === 3 ? its.other : its.one)
// Worked by hand: 3y times 2 is 6y, which removes −6y; with −2 it would be −6y, and −6 is 9 less than 3.
const removedBugs = [
  bug<Removed>({
    id: 'system.adds-for-subtracts',
    answer: ({ key }) => -key,
    feedback: ({ letter }) => say('remove.same', { letter: tex(letter) }),
    example: [sizes, -2],
  }),
  bug<Removed>({
    id: 'equation.wrong-inverse',
    answer: (its) => -kept(its) - changed(its),
    feedback: () => say('remove.adds'),
    example: [sizes, 3],
  }),
]

/** Find the multiplier: opposite signs (level 1), equal signs (level 2), both equations (level 3). */
export const multiplyBy = defineModel<Removed>({
  id: 'multiply-by',
  thinking: 'work backwards',
  seconds: 50,
  standards: ['8.EE.C.8b'],
  bugs: removedBugs,
  minWrongAnswers: 1,
  task: ({ letter, level, key, first, one }) =>
    `${letter} ${level} ${Math.sign(key)} ${first} ${Math.sign(one.a * one.b)}`,
  draw(random, level) {
    const letter = random.pick(['x', 'y'] as const)
    const key = level === 1 ? random.integer(2, 5) : level === 2 ? -random.integer(2, 5) : nonZero(random, 5)
    const first = level === 3 ? random.pick([2, 3, 4, 5]) : 1
    // With both equations multiplied, the common multiple of the coefficients must be neither of them.
    const scale = random.pick([1, 2])
    const own = level === 3 ? -key * scale : nonZero(random, 6)
    const far = level === 3 ? first * scale : -key * own
    const free = [nonZero(random, 7), nonZero(random, 7)] as const
    const at: Point = [nonZero(random, 5), nonZero(random, 5)]
    const make = (its: number, rest: number): Standard =>
      letter === 'x' ? through(its, rest, at) : through(rest, its, at)
    return { one: make(own, free[0]), other: make(far, free[1]), letter, first, key, level }
  },
  fits(its) {
    const { one, other, level, key } = its
    const ready = kept(its) + key * changed(its) === 0
    const free = (each: Standard): number => (its.letter === 'x' ? each.b : each.a)
    return (
      ready &&
      Math.abs(free(one)) !== Math.abs(free(other)) &&
      free(one) * free(other) !== 0 &&
      Math.max(Math.abs(one.c), Math.abs(other.c)) <= 60 &&
      one.c !== 0 &&
      other.c !== 0 &&
      Math.abs(key) > 1 &&
      (level !== 3 ||
        (inFront(its, one) % inFront(its, other) !== 0 && inFront(its, other) % inFront(its, one) !== 0))
    )
  },
  item(its) {
    const { one, other, letter, first, key, level } = its
    const [from, to] = [termTex(changed(its), letter), termTex(-kept(its), letter)]
    return {
      stem: [
        say('system', { list: both(one, other) }),
        level === 3
          ? say('remove.asks-both', { letter: tex(letter), first })
          : say('remove.asks', { letter: tex(letter) }),
      ],
      ...typed<Removed>(its, { label: say('remove.label'), key, bugs: removedBugs }),
      hints: [
        say('remove.nudge', { letter: tex(letter) }),
        say(level === 3 ? 'remove.hint-both' : 'remove.hint', {
          letter: tex(letter),
          term: tex(termTex(inFront(its, level === 3 ? one : other), letter)),
        }),
      ],
      solution: [
        ...(level === 3 ? [say('remove.first', { equation: tex(standardTex(timesEach(first, one))) })] : []),
        say('remove.opposite', { from: tex(from), to: tex(to), key: tex(numberTex(key)) }),
        say('remove.so', {
          list: both(timesEach(level === 3 ? first : key, one), level === 3 ? timesEach(key, other) : other),
        }),
      ],
    }
  },
  solve({ stem }) {
    const [one, other] = systemIn(stem)
    const isX = mathIn(stem).find((each) => /^[xy]$/.test(each)) === 'x'
    const [own, far] = isX ? [one.a, other.a] : [one.b, other.b]
    const [, times] = /(?:multiplied by|multiplica por) (\d+)/.exec(stem) ?? []
    return solved.number(times === undefined ? -far / own : (-Number(times) * own) / far)
  },
})
