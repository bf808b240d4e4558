import { byLevel, mathIn, numbersIn, tex, toNumber } from '#form'
import {
  type Between,
  isHandy,
  losesMinus,
  onePoint,
  riseOnly,
  runOverRise,
  wrongSign,
} from '#bugs/slope/slope-bugs.ts'
import { numberTex } from '#equations/exact.ts'
import { lineIn, pointsIn, pointText, slopeBetween } from '#equations/line.ts'
import { drawBetween } from '#shapes/ask-slope/ask-slope.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { askMeaning } from '#shapes/two-facts/ask-meaning.ts'
import { askStart, askWhen } from '#shapes/two-facts/two-facts.ts'
import { drawFacts, type Facts, pairTold, pointsOf } from '#situations/linear-change/facts.ts'
import { lasts, tell } from '#situations/linear-change/linear-change.ts'
import { slopeSteps } from '#solutions/slope/slope.ts'
import { say } from './messages.gen.ts'

const interpretation = { id: 'interpret', seconds: 60, standards: ['8.F.B.4'] } as const

/** What the numbers of an equation tell (level 1), the start from two facts (level 2), the time of a later value (level 3). */
export const interpret = byLevel(
  { 1: askMeaning(interpretation), 2: askStart(interpretation), 3: askWhen(interpretation) },
  ({ stem, interaction }) => (interaction.kind === 'match' ? 1 : numbersIn(stem).length > 4 ? 3 : 2),
)

type Told = Between & { facts?: Facts }
const asTold = (facts: Facts): Told => ({ ...pointsOf(facts), facts })
const bugOf = { turned: runOverRise, rise: riseOnly, one: onePoint, minus: losesMinus, sign: wrongSign }
const faults = faultsBy<Told, keyof typeof bugOf>(bugOf, (id, who) => say(`claim.${id}`, { who }))

/** Somebody’s slope: two points (level 1), with negative numbers (level 2), two facts of a story (level 3). */
export const findMistake = claimModel<Told>({
  seconds: 55,
  standards: ['8.F.B.4'],
  task: ({ facts }) => facts?.story ?? 'points',
  kinds: {
    1: [{ draw: (random) => drawBetween(random, 1, 9), faults: faults('turned', 'rise', 'one') }],
    2: [{ draw: (random) => drawBetween(random, -9, 9), faults: faults('turned', 'minus', 'sign', 'rise') }],
    3: [{ draw: (random) => asTold(drawFacts(random)), faults: faults('turned', 'rise', 'one') }],
  },
  truth: ({ from, to }) => slopeBetween(from, to),
  printed: ({ from, to }) => [...from, ...to],
  // “1 miles per hour” is not said.
  isSaid: (got) => Math.abs(toNumber(got)) !== 1,
  fits: (line) => isHandy(line) && (line.facts === undefined || lasts(line.facts, [line.facts.second])),
  words({ from, to, facts }, _who, got) {
    const line = { from, to }
    const slope = tex(numberTex(got))
    const told =
      facts === undefined
        ? {
            context: say('claim.points', { from: pointText(from), to: pointText(to) }),
            said: say('claim.slope', { slope }),
          }
        : {
            context: [tell.about(facts), tell.letters(facts), ...pairTold(facts)],
            said: say('claim.rate', { slope, per: tell.per(facts) }),
          }
    return {
      ...told,
      truth: say('claim.truth', { slope: tex(numberTex(slopeBetween(from, to))) }),
      hints: [say('claim.nudge'), say('claim.hint')],
      start: slopeSteps(line),
    }
  },
  reads({ stem }) {
    const numbers = numbersIn(stem).map(({ value }) => value)
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 0] = pointsIn(stem).length > 0 ? pointsIn(stem).flat() : numbers
    const { start: got } = lineIn(`y = ${mathIn(stem).at(-1) ?? ''}`)
    const [up, across] = [y2 - y1, x2 - x1]
    return {
      got,
      truth: up / across,
      ways: [
        [/upside|al revés/, across / up],
        [/only the change in y|solo el cambio en y/, up],
        [/one point|un solo/, y2 / x2],
        [/as if it were|como si fuera/, (y2 - Math.abs(y1)) / (x2 - Math.abs(x1))],
        [/different orders|órdenes distintos/, -up / across],
      ],
    }
  },
})
