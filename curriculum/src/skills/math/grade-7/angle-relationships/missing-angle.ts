import { all, type Bug, defineModel, numbersIn, solved, toNumber, typed } from '#form'
import {
  drawSized,
  drawTurned,
  isClearSized,
  knownSum,
  type Sized,
  sizedFigure,
  type SizedKind,
  sizeOf,
  type Turned,
} from '#angles/sized.ts'
import { leavesOneOut, sizedBugs as bugs, stopsAtSum, wrongTotal } from '#bugs/angles/sized-bugs.ts'
import { anglesDrawn } from '#figures/angle-figure/angle-figure.ts'
import { claimModel, type ClaimKind, type Fault } from '#shapes/claim/claim.ts'
import { sizedWay } from '#solutions/angles/angles.ts'
import { say } from './messages.gen.ts'

const kindsAt = {
  1: ['right', 'line', 'opposite', 'beside'],
  2: ['three', 'turn', 'upright'],
  3: ['far', 'star', 'star'],
} as const

/** Two angles (level 1), three or four, or through a vertical angle (level 2), two steps (level 3). */
export const findAngle = defineModel<Sized & Turned>({
  id: 'find-angle',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['7.G.B.5'],
  bugs,
  task: ({ how, known }) => `${how} ${known.includes(90)}`,
  draw(random, level) {
    const sized = drawSized(random, random.pick(kindsAt[level]))
    return { ...sized, ...drawTurned(random, sized) }
  },
  fits: isClearSized,
  item: (its) => ({
    stem: [say('find.asks')],
    figure: sizedFigure(its),
    ...typed<Sized>(its, { label: say('find.label'), after: '°', key: sizeOf(its), bugs }),
    ...sizedWay(its),
  }),
  solve: ({ figure }) => solved.number(anglesDrawn(figure).find(({ label }) => label === '?')?.size ?? 0),
})

const fault = (bug: Bug<Sized>, id: 'total' | 'left-out' | 'sum'): Fault<Sized> => ({
  bug,
  verdict: (_, who) => say(`mistake.verdict.${id}`, { who }),
})
const faults = [fault(wrongTotal, 'total'), fault(leavesOneOut, 'left-out'), fault(stopsAtSum, 'sum')]
const kind = (id: SizedKind): ClaimKind<Sized> => ({ draw: (random) => drawSized(random, id), faults })
const toldAs = (its: Sized) => (its.how === 'turn' || its.how === 'star' ? its.how : 'three')

/** Three angles on a line (level 1), four around a point (level 2), between three lines (level 3). */
export const findMistake = claimModel<Sized>({
  seconds: 50,
  standards: ['7.G.B.5'],
  task: (its) => its.how,
  kinds: { 1: [kind('three')], 2: [kind('turn')], 3: [kind('star')] },
  truth: sizeOf,
  printed: ({ known }) => known,
  // Nobody believes that one of several angles on a line has more than 180°.
  fits: (its) => isClearSized(its) && !its.known.includes(90) && (its.how === 'turn' || knownSum(its) <= 80),
  isSaid: (got) => toNumber(got) >= 10,
  words: (its, _who, got) => ({
    context: say(`mistake.context.${toldAs(its)}`, {
      list: all(its.known.map((degrees) => say('degrees', { degrees }))),
    }),
    said: say(`mistake.said.${toldAs(its)}`, { degrees: toNumber(got) }),
    truth: say('mistake.truth', { degrees: sizeOf(its) }),
    hints: [say(`mistake.nudge.${toldAs(its)}`), say('mistake.hint')],
    start: sizedWay(its).solution,
  }),
  reads({ stem }) {
    const numbers = numbersIn(stem).map(({ value }) => value)
    const [known, got = 0] = [numbers.slice(0, -1), numbers.at(-1)]
    const sum = knownSum({ known })
    const total = known.length === 3 ? 360 : 180
    return {
      got,
      truth: total - sum,
      ways: [
        [/total/, Math.abs((known.length === 3 ? 180 : 90) - sum)],
        [/left out|dejó fuera/, total - sum + (known.at(-1) ?? 0)],
        [/stopped|se detuvo/, sum],
      ],
    }
  },
})
