import { numbersIn, plain, toNumber } from '#form'
import { tapeBugs } from '#bugs/tapes/tape-bugs.ts'
import { tapesShown, twoTapes } from '#figures/two-tapes/two-tapes.ts'
import { claimModel, type Fault } from '#shapes/claim/claim.ts'
import { mixes, mixOf, tell } from '#situations/mixes/mixes.ts'
import { drawTapes, type Tapes, tapeTerms } from '#situations/mixes/tapes.ts'
import { partsOf } from '#situations/parts/parts.ts'
import { shareBoxes } from '#solutions/boxes/boxes.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const short = { 'ratio.whole-in-each': 'each', 'ratio.additive': 'adds', 'ratio.halves': 'halves' } as const
const faultsFor = (given: Tapes['given'], ...wanted: string[]): Fault<Tapes>[] =>
  tapeBugs
    .filter(({ id }) => wanted.includes(id))
    .map((bug) => ({
      bug,
      verdict: (_, who) =>
        bug.id === 'ratio.part-whole'
          ? say(`claim.tape.${given}`, { who })
          : bug.id === 'ratio.stops-early'
            ? say('claim.stops', { who })
            : say(`claim.${Object.entries(short).find(([id]) => id === bug.id)?.[1] ?? 'each'}`, { who }),
    }))

/** What somebody read off two tapes: the other part (level 1), a part of the whole (level 2), the whole from a difference (level 3). */
export const findMistake = claimModel<Tapes>({
  seconds: 60,
  standards: ['6.RP.A.3a'],
  task: ({ mix, given }) => `${mix} ${given}`,
  kinds: {
    1: [
      {
        draw: (random) => drawTapes(random, 1),
        faults: faultsFor('part', 'ratio.additive', 'ratio.part-whole', 'ratio.stops-early'),
      },
    ],
    2: [
      {
        draw: (random) => drawTapes(random, 2),
        faults: faultsFor('whole', 'ratio.halves', 'ratio.part-whole', 'ratio.stops-early'),
      },
    ],
    3: [
      {
        draw: (random) => drawTapes(random, 3),
        faults: faultsFor('difference', 'ratio.part-whole', 'ratio.stops-early', 'ratio.whole-in-each'),
      },
    ],
  },
  truth: (tapes) => tapeTerms(tapes).right.q,
  printed: (tapes) => [tapeTerms(tapes).amount],
  isSaid: (got) => Number.isInteger(toNumber(got)),
  fits: (tapes) => tapeTerms(tapes).whole.q <= mixOf(tapes.mix).most,
  words(tapes, _who, got) {
    const { mix, one, other, given } = tapes
    const terms = tapeTerms(tapes)
    const { right } = terms
    const { part, rest } = partsOf(mixes[mix], one, other)
    const { hints, solution } = shareBoxes(tapes)
    return {
      context: [tell.tape(mix), say(`claim.knows.${given}`, terms)],
      figure: twoTapes([part, rest], []),
      said: say(given === 'difference' ? 'claim.said.whole' : 'claim.said.part', {
        right: quantity(toNumber(got), right.unit),
      }),
      truth: say(given === 'difference' ? 'claim.truth.whole' : 'claim.truth.part', { right }),
      hints,
      start: solution,
    }
  },
  reads({ stem, figure }) {
    const [known = { value: 0, noun: '' }, said = { value: 0, noun: '' }] = numbersIn(stem)
    const { boxes } = tapesShown(figure)
    const [a, b] = boxes
    if (figure?.kind !== 'tape-diagram') throw new TypeError('expects a tape diagram')
    const told = plain(stem)
    const got = said.value
    const gap = Math.abs(a - b)
    if (/ more | más /.test(told.split('“')[0] ?? '')) {
      const box = known.value / gap
      return {
        got,
        truth: box * (a + b),
        ways: [
          [/only one tape|una sola cinta/, box * Math.max(a, b)],
          [/one box|una caja/, box],
          [/every box|cada caja/, known.value * (a + b)],
        ],
      }
    }
    const named = figure.tapes.findIndex(({ label }) => (told.split('“')[1] ?? '').includes(label))
    const [wanted, rest] = named === 0 ? [a, b] : [b, a]
    const isWhole = / in all| en total/.test(told.split('“')[0] ?? '')
    const box = known.value / (isWhole ? a + b : rest)
    return {
      got,
      truth: box * wanted,
      ways: isWhole
        ? [
            [/same amount|misma cantidad/, known.value / 2],
            [/boxes of one tape|cajas de una sola cinta/, known.value / Math.max(a, b)],
            [/one box|una caja/, box],
          ]
        : [
            [/difference|diferencia/, known.value + wanted - rest],
            [/both tapes|dos cintas/, box * (a + b)],
            [/one box|una caja/, box],
          ],
    }
  },
})
