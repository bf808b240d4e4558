import { money, tidy, toNumber } from '#form'
import {
  addsPercents,
  newForChange,
  percentAsAmount,
  stopsEarly,
  wrongDirection,
  wrongWhole,
} from '#bugs/percents/percent-bugs.ts'
import { readPercentClaim } from '#percents/read-claim.ts'
import { type ClaimKind, claimModel } from '#shapes/claim/claim.ts'
import {
  amountAfter,
  askedOf,
  drawPercents,
  isClearPercent,
  type PercentStory,
  tellPercents,
} from '#situations/percent-changes/percent-changes.ts'
import { percentSteps } from '#solutions/percent-change/percent-change.ts'
import { say } from './messages.gen.ts'

const faults = {
  stops: stopsEarly,
  direction: wrongDirection,
  'as-amount': percentAsAmount,
  whole: wrongWhole,
  adds: addsPercents,
  new: newForChange,
}
/** Claims about some stories, with what may be wrong with them. */
const about = (
  kind: 'once' | 'twice',
  asks: 'new' | 'percent',
  ids: readonly (keyof typeof faults)[],
): ClaimKind<PercentStory>[] => [
  {
    draw: (random) => drawPercents(random, kind, asks, stories[kind]),
    faults: ids.map((id) => ({ bug: faults[id], verdict: (_, who) => say(`claim.${id}`, { who }) })),
  },
]
const stories = { once: ['jacket', 'bike', 'ticket'], twice: ['coat', 'lamp'] }

/** Somebody's new price (level 1), percent of change (level 2), price after two changes (level 3). */
export const findMistake = claimModel<PercentStory>({
  seconds: 60,
  standards: ['7.RP.A.3'],
  task: ({ story, asks }) => `${story} ${asks}`,
  kinds: {
    1: about('once', 'new', ['stops', 'direction', 'as-amount']),
    2: about('once', 'percent', ['whole', 'as-amount', 'new']),
    3: about('twice', 'new', ['adds', 'stops', 'direction']),
  },
  truth: askedOf,
  printed: (told) =>
    told.asks === 'percent' ? [told.start, amountAfter(told)] : [told.start, ...told.percents.map(Math.abs)],
  fits: isClearPercent,
  // A price in whole cents, or a whole percent.
  isSaid: (got) => Number.isInteger(tidy(toNumber(got) * 100)),
  words(values, _who, result) {
    const [story, asks] = tellPercents(values).told
    const got = tidy(toNumber(result))
    const { hints, solution } = percentSteps(values)
    const said = (n: number) =>
      values.asks === 'percent'
        ? say('claim.percent', { n })
        : say('claim.price', { n: money(Math.round(100 * n)) })
    return {
      context: asks === undefined ? story : say('claim.context', { told: story, asks }),
      said: said(got),
      truth: say('claim.truth', { is: said(askedOf(values)) }),
      hints,
      start: solution,
    }
  },
  reads: readPercentClaim,
})
