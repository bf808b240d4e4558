import { defineModel, mathIn, type Random, tex, toNumber } from '#form'
import {
  addsShare,
  denominatorAlone,
  dropsLeftover,
  multiplies,
  ofOneUnit,
  otherDenominator,
  otherWay,
  shareBugs as bugs,
} from '#bugs/shares/share-bugs.ts'
import { type Fraction, mixedTex, over, sizeOf, times } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { drawShare, type Share, shareAnswer, shareKind, type ShareKind, shareTex } from '#fractions/shares.ts'
import { solvedFraction, typedAmount } from '#fractions/written.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { shareSteps } from '#solutions/shares/shares.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NF.B.3']
const drawAsked = (random: Random, kind: ShareKind, asks: Share['asks']): Share => ({
  ...drawShare(random, kind, { most: 40, groups: [3, kind === 'part' ? 30 : 15] }),
  asks,
})
const back = (random: Random): Share =>
  drawAsked(random, random.pick(['part', 'mixed'] as const), random.pick(['groups', 'amount'] as const))
const asked = (its: Share) =>
  say(`compute.${its.asks === 'share' ? 'share' : 'back'}`, { equation: tex(shareTex(its)) })

/** The number that is asked for, from the shown division or equation. */
function solvedShare(text: string, [one = [0, 1], other = [1, 1]]: readonly Fraction[]): Fraction {
  if (!text.includes('n')) return over(one, other)
  // n ÷ b = c gives b × c, and a ÷ n = c gives a ÷ c.
  return text.startsWith('n') ? times(one, other) : over(one, other)
}
const withoutCommands = (text = ''): string => text.replace(/\\[a-z]+/g, '')

/** A fraction (level 1), a mixed number (level 2), a missing number of the division (level 3). */
export const compute = defineModel<Share>({
  id: 'compute',
  thinking: 'compute',
  seconds: 45,
  standards,
  bugs,
  task: (its) => `${its.asks} ${shareKind(its)} ${its.groups}`,
  draw: (random, level) =>
    level === 3 ? back(random) : drawAsked(random, level === 1 ? 'part' : 'mixed', 'share'),
  item: (its) => ({
    stem: [asked(its)],
    ...typedAmount(its, { key: shareAnswer(its), bugs }),
    ...shareSteps(its),
  }),
  solve: ({ stem }) => solvedFraction(...solvedShare(withoutCommands(mathIn(stem)[0]), fractionsIn(stem))),
})

const verdictBugs = {
  other: otherWay,
  one: ofOneUnit,
  drops: dropsLeftover,
  denominator: otherDenominator,
  operation: multiplies,
  adds: addsShare,
  groups: denominatorAlone,
}
const faults = faultsBy<Share, keyof typeof verdictBugs>(verdictBugs, (id, who, { asks }) =>
  id === 'operation'
    ? say(asks === 'groups' ? 'claim.operation.groups' : 'claim.operation.amount', { who })
    : say(`claim.${id}`, { who }),
)

/** A fraction (level 1), a mixed number (level 2), a missing number of the division (level 3). */
export const findMistake = claimModel<Share>({
  seconds: 60,
  standards,
  task: (its) => `${its.asks} ${shareKind(its)} ${its.groups > 6}`,
  kinds: {
    1: [{ draw: (random) => drawAsked(random, 'part', 'share'), faults: faults('other', 'one') }],
    2: [
      {
        draw: (random) => drawAsked(random, 'mixed', 'share'),
        faults: faults('drops', 'denominator', 'other'),
      },
    ],
    3: [
      {
        draw: (random) => drawAsked(random, 'part', 'groups'),
        faults: faults('groups', 'operation'),
      },
      {
        draw: (random) => drawAsked(random, random.pick(['part', 'mixed'] as const), 'amount'),
        faults: faults('operation', 'adds'),
      },
    ],
  },
  truth: shareAnswer,
  printed: (its) => [its.amount, its.groups].filter((each) => each !== sizeOf(shareAnswer(its))),
  words(its, _who, got) {
    const { hints, solution } = shareSteps(its)
    // A wrong denominator is said as it is, not simplified.
    const said: Fraction = typeof got === 'number' ? [got, 1] : [got[0], got[1]]
    return {
      context: say(its.asks === 'share' ? 'claim.asks' : 'compute.back', { equation: tex(shareTex(its)) }),
      said: say('claim.said', { n: tex(mixedTex(said)) }),
      truth: say('claim.truth', { n: tex(mixedTex(shareAnswer(its))) }),
      hints,
      start: solution,
    }
  },
  reads({ stem }) {
    const [text = '', said = ''] = mathIn(stem).map(withoutCommands)
    const [one = [0, 1], other = [1, 1], third = [1, 1]] = fractionsIn(stem)
    const truth = solvedShare(text, [one, other])
    const its: Share = !text.includes('n')
      ? { amount: one[0], groups: other[0], asks: 'share' }
      : text.startsWith('n')
        ? { amount: truth[0], groups: one[0], asks: 'amount' }
        : { amount: one[0], groups: truth[0], asks: 'groups' }
    const by = (id: keyof typeof verdictBugs): number => toNumber(verdictBugs[id].answer(its) ?? -1)
    return {
      got: said === '' ? 0 : sizeOf(third),
      truth: sizeOf(truth),
      ways: [
        [/other order|orden contrario/, by('other')],
        [/only one whole|un solo entero/, by('one')],
        [/left out|dejó fuera/, by('drops')],
        [/wrong denominator|denominador equivocado/, by('denominator')],
        [/multiplied|multiplicó|divided by the share|dividió entre la porción/, by('operation')],
        [/added|sumó/, by('adds')],
        [/denominator of the|denominador de la/, by('groups')],
      ],
    }
  },
})
