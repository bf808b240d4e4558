import { defineModel, mathIn, solved, tex, typed } from '#form'
import { signedBugs as bugs } from '#bugs/signed/signed-bugs.ts'
import { numberTex } from '#equations/exact.ts'
import { mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import {
  added,
  isTelling,
  mixesSigns,
  readSum,
  type SignedSum,
  signedParts,
  signedWhole,
  signsOf,
  subtracted,
  sumOf,
  sumTex,
  totalOf,
} from '#signed/signed.ts'
import { addingUp } from '#solutions/signed-sum/signed-sum.ts'
import { sumWork, type Terms } from '#solutions/signed-sum/sum-work.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { say } from './messages.gen.ts'

/** Whole numbers (level 1), decimals and fractions (level 2), three terms (level 3). */
export const compute = defineModel<SignedSum>({
  id: 'compute',
  thinking: 'compute',
  seconds: 40,
  standards: ['7.NS.A.1b', '7.NS.A.1c', '7.NS.A.1d'],
  bugs,
  task: signsOf,
  draw(random, level) {
    const term = random.pick([added, subtracted])
    const whole = (): number => signedWhole(random, level === 1 ? 20 : 15)
    if (level === 3) return sumOf(whole(), term(whole()), subtracted(-random.integer(2, 15)))
    const [one, other] = level === 2 ? signedParts(random) : [whole(), whole()]
    return sumOf(one, term(other))
  },
  fits: isTelling,
  item: (sum) => ({
    stem: [say('compute.asks', { sum: tex(sumTex(sum)) })],
    ...typed(sum, { label: say('compute.label'), key: totalOf(sum), bugs }),
    ...addingUp(sum),
  }),
  solve: ({ stem }) => solved.number(readSum(mathIn(stem)[0] ?? '')),
})

/** A positive number is subtracted (level 1), a negative one (level 2), with decimals (level 3). */
export const findMistake = wrongLine<SignedSum, Terms>({
  seconds: 55,
  standards: ['7.NS.A.1c', '7.NS.A.1d'],
  ...mistakeWords(say),
  task: signsOf,
  steps: 3,
  draw(random, level) {
    const scale = level === 3 ? 10 : 1
    const number = (): number => signedWhole(random, 12 * scale) / scale
    const taken = Math.abs(number())
    return sumOf(number(), subtracted(level === 1 ? taken : -taken), added(number()))
  },
  fits: (sum) => isTelling(sum) && mixesSigns(sum),
  work: sumWork,
  truth: (sum) => say('mistake.truth', { equation: tex(`${sumTex(sum)} = ${sumTex(sumOf(totalOf(sum)))}`) }),
  means: (line) => String(readSum(line)),
})

/** The same sums, worked out line by line. */
export const showWork = showWorkOf<SignedSum>({
  of: compute,
  seconds: 70,
  task: (sum) => ({ kind: 'rewrite', given: sumTex(sum), form: 'value' }),
  bugs: ['double-negative', 'sign-lost'],
  answer: (sum) => numberTex(totalOf(sum)),
})
