import { byLevel, defineModel, numbersIn, picked, solved, tidy, toNumber } from '#form'
import { blendBugs } from '#bugs/blends/blend-bugs.ts'
import { additive, keepsOne, scaledBugs, turned } from '#bugs/scaled/scaled-bugs.ts'
import { tapeBugs } from '#bugs/tapes/tape-bugs.ts'
import { gapOf, gapTable } from '#figures/proportion-figure/proportion-figure.ts'
import { tapeAsked, twoTapes } from '#figures/two-tapes/two-tapes.ts'
import { person } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import {
  type Batches,
  drawBatches,
  drawPartStepUp,
  drawStepUp,
  isRealistic,
  needTheirWay,
} from '#situations/mixes/batches.ts'
import {
  blendParts,
  type Blends,
  type BlendsAim,
  drawBlends,
  isComparable,
  strongerShown,
} from '#situations/mixes/blends.ts'
import {
  drawRatio,
  mixes,
  mixOf,
  rightOf,
  type Scaled,
  scaledQuantities,
  tell,
} from '#situations/mixes/mixes.ts'
import { drawTapes, type Tapes, tapeTerms } from '#situations/mixes/tapes.ts'
import { partsOf } from '#situations/parts/parts.ts'
import { shareBoxes } from '#solutions/boxes/boxes.ts'
import { makeEqual } from '#solutions/make-equal/make-equal.ts'
import { type RatioLine, ratioLines, ratioMeant } from '#solutions/scale-both/ratio-lines.ts'
import { scaleBoth } from '#solutions/scale-both/scale-both.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

/** Up in one step (level 1), through a simpler ratio (level 2), through the amount for one (level 3). */
export const ratioTable = defineModel<Batches>({
  id: 'ratio-table',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['6.RP.A.3a'],
  bugs: scaledBugs,
  task: ({ mix, asked, way }) => `${mix} ${asked} ${way}`,
  draw: drawBatches,
  fits: needTheirWay,
  item(scaled) {
    const { known, beside, given, right } = scaledQuantities(scaled)
    const inOrder = <T>(its: T, others: T): [T, T] => (scaled.asked === 'one' ? [others, its] : [its, others])
    return {
      stem: [tell.batches(scaled.mix), say('table.asks')],
      figure: gapTable({
        title: say('table.title'),
        columns: inOrder(say('of', { of: known }), say('of', { of: beside })),
        rows: [inOrder(known.q, beside.q), inOrder<number | null>(given.q, null)],
      }),
      ...typedQuantity(scaled, { label: say('table.label'), right, bugs: scaledBugs }),
      ...scaleBoth({ known, beside, given, right }),
    }
  },
  solve: ({ figure }) => solved.number(gapOf(figure)),
})

/** One part is known (level 1), the whole mix is known (level 2), the difference is known and the whole is asked for (level 3). */
export const tape = defineModel<Tapes>({
  id: 'tape',
  thinking: 'use in a story',
  seconds: 50,
  standards: ['6.RP.A.3a'],
  bugs: tapeBugs,
  task: ({ mix, given, asked }) => `${mix} ${given} ${given === 'difference' ? '' : asked}`,
  draw: drawTapes,
  fits: (tapes) => tapeTerms(tapes).whole.q <= mixOf(tapes.mix).most,
  item(tapes) {
    const { mix, one, other, given, asked } = tapes
    const terms = { who: person(tapes.who), ...tapeTerms(tapes) }
    const { rest, right } = terms
    const { part: ones, rest: others } = partsOf(mixes[mix], one, other)
    const known = given === 'part' ? say('amount', { of: rest }) : null
    const totals = asked === 'one' ? ['?', known] : [known, '?']
    return {
      stem: [tell.tape(mix), say(`tape.asks.${given}`, terms)],
      figure: twoTapes([ones, others], given === 'difference' ? [] : totals),
      ...typedQuantity(tapes, { label: say('tape.label'), right, bugs: tapeBugs }),
      ...shareBoxes(tapes),
    }
  },
  solve: tapeAsked,
})

/** One amount is equal or one mix is taken two or three times (level 1), both differ (level 2), one is told by its whole (level 3). */
export const strongerMix = defineModel<Blends, BlendsAim>({
  id: 'stronger-mix',
  thinking: 'compare',
  seconds: 50,
  standards: ['6.RP.A.3a'],
  bugs: blendBugs,
  task: (values) => `${values.mix} ${values.right} ${values.isWhole}`,
  aim: (random) => ({ right: random.integer(0, 2), isGap: random.chance(0.4) }),
  draw: drawBlends,
  fits: isComparable,
  item(values) {
    const { mix, blends, isWhole, right } = values
    const [a, b] = [blendParts(mix, blends[0]), blendParts(mix, blends[1])]
    const { check, ...solution } = makeEqual(values)
    return {
      stem: [
        tell.stronger(mix),
        say('stronger.mix', { name: 'A', ...a }),
        say(isWhole ? 'stronger.of-whole' : 'stronger.mix', { name: 'B', ...b }),
      ],
      ...picked(values, {
        options: [...['A', 'B'].map((name) => say('stronger.option', { name })), say('stronger.same')],
        right,
        bugs: blendBugs,
        otherwise: (at) => (at === 2 ? say('stronger.not-same') : check),
      }),
      ...solution,
    }
  },
  solve: strongerShown,
})

const faults = faultsBy({ additive, turned, 'keeps-one': keepsOne }, (id, who, scaled) =>
  say(`claim.${id}`, { who, beside: scaledQuantities(scaled).beside }),
)('additive', 'turned', 'keeps-one')

const amountClaimed = claimModel<Scaled>({
  seconds: 50,
  standards: ['6.RP.A.3a'],
  task: ({ mix, given, known }) => `${mix} ${given % known}`,
  kinds: {
    1: [{ draw: drawStepUp, faults, most: 3 }],
    2: [{ draw: drawPartStepUp, faults, most: 3 }],
    3: [{ draw: drawPartStepUp, faults, most: 3 }],
  },
  truth: rightOf,
  printed: ({ known, given }) => [known, given],
  isSaid: (got) => Number.isInteger(tidy(toNumber(got))),
  fits: isRealistic,
  words(scaled, who, result) {
    const { known, beside, given, right } = scaledQuantities(scaled)
    const { hints, solution } = scaleBoth({ known, beside, given, right })
    const got = quantity(tidy(toNumber(result)), right.unit)
    return {
      context: say('claim.context', { makes: tell.makes(scaled.mix, who), known, beside }),
      said: say('claim.said', { given, got }),
      truth: say('claim.truth', { given, right }),
      hints,
      start: solution.slice(0, -1),
    }
  },
  reads({ stem }) {
    const [known = 1, beside = 0, given = 0, got = 0] = numbersIn(stem).map(({ value }) => value)
    return {
      got,
      truth: (beside * given) / known,
      ways: [
        [/did not change|no cambió/, beside],
        [/same number|mismo número/, beside + given - known],
        [/other order|otro orden/, (known * given) / beside],
      ],
    }
  },
})

const chain = wrongLine<{ ratio: [number, number]; factors: number[]; isTurned: boolean }, RatioLine>({
  seconds: 50,
  standards: ['6.RP.A.3a'],
  task: ({ isTurned }) => `chain ${isTurned}`,
  steps: 3,
  draw: (random) => ({
    ratio: drawRatio(random),
    factors: [random.integer(3, 8), random.integer(2, 9), random.integer(2, 5)],
    isTurned: random.chance(0.4),
  }),
  work: ({ ratio, factors, isTurned }) => ratioLines(ratio, factors, isTurned),
  fits: (_, lines) =>
    lines.every(({ a, b }) => [a, b].every((each) => Number.isInteger(each) && each > 0 && each <= 400)),
  context: (who) => say('chain.context', { who }),
  check: say('chain.check'),
  truth: ({ ratio: [a, b] }) => say('chain.truth', { a, b }),
  means: ratioMeant,
})

/** Somebody's amount in a second batch, one step up (level 1) or through a simpler ratio (level 2); lines of ratios (level 3). */
export const findMistake = byLevel({ 1: amountClaimed, 2: amountClaimed, 3: chain }, ({ stem }) =>
  stem.includes('\n\n') ? 3 : 1,
)
