import { tex, toNumber } from '#form'
import { keepsSign, twoMinuses, wrongWay } from '#bugs/signed/signed-bugs.ts'
import { unnumbered } from '#figures/signed-line/signed-line.ts'
import { slipsOf } from '#bugs/slips-of.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { type LetterPlaces, lettersTex, readLetters, someOfLetters } from '#signed/letters.ts'
import { readSameValue, type SameValue, sameValuePairs, threeSizes } from '#signed/same-value.ts'
import {
  asAddition,
  isTelling,
  reasonOf,
  readSum,
  type SignedSum,
  signsOf,
  someWithZero,
  sumTex,
  totalOf,
} from '#signed/signed.ts'
import { say } from './messages.gen.ts'

interface Sums {
  /** The first is 0. */
  sums: SignedSum[]
  /** The places of two letters, where the cards have letters. */
  at: LetterPlaces | null
  shuffle: number
}

const bugs = [keepsSign, twoMinuses, wrongWay]
const names = ['negative', 'zero', 'positive'] as const
const placeOf = (total: number): number => Math.sign(total) + 1

/** Sums (level 1), sums and differences (level 2), two letters that are points of a number line (level 3). */
export const signOf = sortValues<Sums>({
  id: 'sign-of',
  thinking: 'classify',
  seconds: 60,
  standards: ['7.NS.A.1a', '7.NS.A.1b', '7.NS.A.1c'],
  bugs,
  task: ({ sums }) => sums.slice(1).map(signsOf).toSorted().join(),
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level < 3) return { sums: someWithZero(random, level === 2), at: null, shuffle }
    const at = { p: -random.integer(3, 12), q: random.integer(3, 12) }
    return { sums: someOfLetters(random, at), at, shuffle }
  },
  fits: ({ sums, at }) => (at === null ? sums.slice(1).every(isTelling) : Math.abs(at.p + at.q) > 2),
  categories: () => names.map((name) => say(`sign.${name}`)),
  cards: ({ sums, at }) =>
    sums.map((sum) => {
      const [shown, addition] = [sum, asAddition(sum)].map((its) =>
        at === null ? sumTex(its) : lettersTex(its, at),
      )
      const place = placeOf(toNumber(totalOf(sum)))
      const reason = reasonOf(sum)
      const known = at === null ? slipsOf(bugs, sum, placeOf) : []
      // Only where one number is farther from 0 does it help to look for that number.
      const slips =
        at !== null || reason === 'farther'
          ? known
          : [
              ...known,
              ...names
                .keys()
                .filter((other) => other !== place && known.every((slip) => slip.place !== other))
                .map((other) => ({
                  place: other,
                  misconception: 'signed.wrong-sign' as const,
                  feedback: say(`sign.slip.${reason}`),
                })),
            ]
      const equal = shown === addition ? shown : `${shown} = ${addition}`
      return {
        tex: shown ?? '',
        place,
        slips,
        why: say('sign.so', { sum: tex(equal ?? ''), is: names[place] ?? '', why: reason }),
      }
    }),
  words({ at, sums }) {
    const kind = at === null ? 'numbers' : 'letters'
    const isSumsOnly = sums.every((sum) => sumTex(sum) === sumTex(asAddition(sum)))
    return {
      stem: [say(`sign.asks.${kind}`)],
      ...(at === null ? {} : { figure: unnumbered(at) }),
      hints: [say(isSumsOnly ? 'sign.nudge.sums' : 'sign.nudge.differences'), say(`sign.hint.${kind}`)],
      slip: { misconception: 'signed.wrong-sign', feedback: say(`sign.slip.${kind}`) },
    }
  },
  reads(card, { figure }) {
    if (figure?.kind !== 'number-line') return placeOf(readSum(card))
    return placeOf(readLetters(card, Object.fromEntries(figure.points.map(({ label, at }) => [label, at]))))
  },
})

/** Differences and sums (level 1), in another order (level 2), three terms grouped (level 3). */
export const sameValue = matchValues<SameValue & { shuffle: number }>({
  id: 'same-value',
  thinking: 'compare',
  seconds: 60,
  standards: ['7.NS.A.1c', '7.NS.A.1d'],
  task: ({ form }) => form,
  draw(random, level) {
    const form = ({ 1: 'opposite', 2: 'other-order', 3: 'grouped' } as const)[level]
    const [a, b, c] = threeSizes(random)
    return { sizes: [a, b, c], form, shuffle: random.integer(0, 1e9) }
  },
  pairs: sameValuePairs,
  words: ({ form }) => ({
    stem: [say('same.asks')],
    hints: [say('same.nudge'), say(`same.hint.${form}`)],
    slip: {
      misconception: form === 'opposite' ? 'signed.keeps-sign' : 'signed.leaves-sign-behind',
      feedback: say(`same.slip.${form}`),
    },
    why: [say(`same.why.${form}`)],
  }),
  means: readSameValue,
})
