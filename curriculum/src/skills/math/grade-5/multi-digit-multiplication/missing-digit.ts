import { defineModel, mathIn, solved, tex, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { digitsOf, grouped, type Product, productOf, productTex, wholeOf } from '#multiplication/products.ts'
import { say } from './messages.gen.ts'

/** A factor with a digit that is hidden. */
interface Hidden extends Product {
  place: number
}
const hiddenDigit = ({ a, place }: Hidden): number => digitsOf(a)[place] ?? 0
const hiddenTex = (its: Hidden): string => {
  const digits = [...String(its.a)]
  digits[digits.length - 1 - its.place] = String.raw`\square`
  return String.raw`${digits.join('')} \times ${its.b} = ${grouped(productOf(its))}`
}
/** Another digit that makes the same last digit in its place. */
const alike = (its: Hidden, right: number): number | null =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => each !== hiddenDigit(its) && (each * its.b) % 10 === right) ??
  null
const hidden: Hidden = { a: 46, b: 8, place: 0 }
const hiddenBugs = [
  bug<Hidden>({
    id: 'multiplication.last-digit-only',
    answer: (its) => (its.place === 0 ? alike(its, productOf(its) % 10) : null),
    feedback: () => say('hidden.last'),
    // 8 × 1 ends in 8, as 8 × 6 does.
    example: [hidden, 1],
  }),
  bug<Hidden>({
    id: 'multiplication.no-regroup',
    answer: (its) => (its.place === 1 ? alike(its, digitsOf(productOf(its))[1] ?? 0) : null),
    feedback: () => say('hidden.regroup'),
    // 447 × 6 is 2,682, and 3 × 6 ends in 8 without what is regrouped.
    example: [{ a: 447, b: 6, place: 1 }, 3],
  }),
  bug<Hidden>({
    id: 'multiplication.near-digit',
    answer: (its) => (hiddenDigit(its) < 9 ? hiddenDigit(its) + 1 : 8),
    feedback: () => say('hidden.near'),
    example: [hidden, 7],
  }),
]

/** The ones digit by a one-digit number (level 1), by two digits (level 2), the tens digit with regrouping (level 3). */
export const missingDigit = defineModel<Hidden>({
  id: 'missing-digit',
  thinking: 'work backwards',
  seconds: 75,
  standards: ['5.NBT.B.5'],
  bugs: hiddenBugs,
  task: (its) => `${its.place} ${its.b} ${String(its.a).length}`,
  draw: (random, level) => ({
    a: wholeOf(random, level === 1 ? random.integer(2, 3) : level === 2 ? 2 : 3),
    b: level === 2 ? wholeOf(random, 2) : random.integer(3, 9),
    place: level === 3 ? 1 : 0,
  }),
  minWrongAnswers: 1,
  item(its) {
    const kind = its.place === 1 ? 'inside' : its.b > 10 ? 'two' : 'one'
    const digit = hiddenDigit(its)
    return {
      stem: [say('hidden.asks', { equation: tex(hiddenTex(its)) })],
      ...typed(its, { label: say('hidden.label'), key: digit, bugs: hiddenBugs }),
      hints: [say(`hidden.nudge.${kind}`), say(`hidden.hint.${kind}`)],
      solution: [
        say(`hidden.why.${kind}`),
        say('hidden.so', { digit, equation: tex(`${productTex(its)} = ${grouped(productOf(its))}`) }),
      ],
    }
  },
  solve({ stem }) {
    const [left = '', right = ''] = (mathIn(stem)[0] ?? '').split(' = ')
    const product = Number(right.replace(',', ''))
    const fits = (digit: number): boolean => {
      const [a = 0, b = 0] = left
        .replace(String.raw`\square`, String(digit))
        .split(String.raw`\times`)
        .map(Number)
      return a * b === product
    }
    return solved.number([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(fits) ?? -1)
  },
})
