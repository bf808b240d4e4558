import {
  built,
  createRandom,
  defineModel,
  mathIn,
  type Random,
  solved,
  tex,
  type Text,
  toNumber,
} from '#form'
import { table } from '#build-placed.ts'
import { type Crosses, interceptBugs } from '#bugs/intercept/intercept-bugs.ts'
import { lineTex, pointsIn, pointText, slopeBetween } from '#equations/line.ts'
import { type FormedLine, formedTex } from '#equations/line-forms.ts'
import { numberTex } from '#equations/exact.ts'
import { lineOf, standardIn } from '#equations/standard-form.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { say } from './messages.gen.ts'

type Kind = 'plain' | 'one' | 'turned' | 'through' | 'level' | 'moved' | 'times' | 'standard'
const kindsAt = {
  1: ['plain', 'one', 'turned'],
  2: ['through', 'level', 'turned'],
  3: ['moved', 'times', 'standard'],
} as const satisfies Record<1 | 2 | 3, readonly Kind[]>
const nonZero = (random: Random, least: number, most: number): number =>
  random.pick([-1, 1]) * random.integer(least, most)

function drawRow(random: Random, kind: Kind): FormedLine & { kind: Kind } {
  const form = kind === 'one' || kind === 'through' || kind === 'level' ? 'plain' : kind
  return {
    kind,
    form,
    slope: kind === 'level' ? 0 : kind === 'one' ? nonZero(random, 1, 1) : nonZero(random, 2, 6),
    start: kind === 'through' ? 0 : nonZero(random, 2, 9),
    by: form === 'times' || form === 'standard' ? random.integer(2, 4) : 1,
  }
}

/** m and b of three equations: as they are (level 1), with a part that is missing (level 2), to solve for y (level 3). */
export const readEquation = defineModel<{ rows: (FormedLine & { kind: Kind })[] }>({
  id: 'read-equation',
  thinking: 'classify',
  seconds: 60,
  standards: ['8.F.A.3'],
  task: ({ rows }) =>
    rows.map(({ kind, slope, start }) => `${kind} ${Math.sign(slope)} ${Math.sign(start)}`).join(', '),
  draw: (random, level) => ({
    rows: random.shuffle(kindsAt[level]).map((kind) => drawRow(random, kind)),
  }),
  fits: ({ rows }) =>
    rows.every(({ slope, start, by }) => Math.abs(slope) !== Math.abs(start) && Math.abs(by * start) <= 30) &&
    new Set(rows.map(({ slope }) => slope)).size === rows.length &&
    new Set(rows.map(({ start }) => start)).size === rows.length,
  item({ rows }) {
    const [m, b] = [tex('m'), tex('b')]
    const isHard = rows.some(({ kind }) => kind === 'moved')
    return {
      stem: [say('read.asks', { form: tex('y = mx + b'), m, b })],
      ...built((word) =>
        table(
          createRandom('no options'),
          [word(say('read.equation')), word(say('read.m', { m })), word(say('read.b', { b }))],
          rows.map((row, at) => {
            const equation = tex(formedTex(row))
            const cell = (letter: 'm' | 'b') => {
              const [right, other] = letter === 'm' ? [row.slope, row.start] : [row.start, row.slope]
              const wrong: [number, MisconceptionId, 'swapped' | 'sign' | 'undivided'][] = [
                [other, 'line.swaps-start', 'swapped'],
                [-right, 'equation.loses-sign', 'sign'],
                [row.by * right, 'equation.divides-one-part', 'undivided'],
              ]
              return {
                label: word(say(`read.cell-${letter}`, { n: at + 1 })),
                key: { value: String(right) },
                wrong: wrong
                  .filter(([value]) => value !== right)
                  .map(([value, misconception, feedback]) => ({
                    // Never −0.
                    value: String(value + 0),
                    misconception,
                    feedback: word(say(`read.${feedback}`)),
                  })),
              }
            }
            return [word(say('read.shown', { equation })), cell('m'), cell('b')]
          }),
        ),
      ),
      hints: [say('read.nudge', { m, b }), say(isHard ? 'read.hint-solve' : 'read.hint')],
      solution: rows.map((row) =>
        say(row.form === 'plain' ? 'read.why' : 'read.rewritten', {
          equation: tex(formedTex(row)),
          line: tex(lineTex(row)),
          m: tex(`m = ${numberTex(row.slope)}`),
          b: tex(`b = ${numberTex(row.start)}`),
        }),
      ),
    }
  },
  solve: (shown) =>
    solved.table(shown, ({ cells: [equation = ''], column }) => {
      const { slope, start } = lineOf(standardIn(mathIn(equation)[0] ?? ''))
      return toNumber(column === 1 ? slope : start)
    }),
})

type Told = Crosses & { told?: 'slope' | 'points' | 'standard'; other?: number }
const drawTold = (random: Random, told: NonNullable<Told['told']>): Told => ({
  slope: nonZero(random, 2, 5),
  start: nonZero(random, 1, 9),
  x: nonZero(random, 2, 5),
  other: nonZero(random, 1, 7),
  by: told === 'standard' ? random.integer(2, 4) : 1,
  told,
})
const faults = faultsBy<Told, keyof typeof interceptBugs>(interceptBugs, (id, who) =>
  say(`claim.${id}`, { who }),
)

const inParentheses = (value: number): string => (value < 0 ? `(${numberTex(value)})` : String(value))
/** The steps to x = 0, or what is left of the equation there. */
function workOf({ told, slope, start, x, by }: Told): Text {
  if (told === 'standard')
    return say('claim.work.solved', {
      short: tex(`${by}y = ${numberTex(by * start)}`),
      solved: tex(`y = ${numberTex(start)}`),
    })
  const steps = `${x < 0 ? '+' : '−'} ${Math.abs(x)} \\times ${inParentheses(slope)}`
  return say('claim.work.steps', {
    work: tex(`${numberTex(slope * x + start)} ${steps} = ${numberTex(start)}`),
  })
}

/** Where a line crosses the y-axis: from its slope and a point (level 1), two points (level 2), ax + by = c (level 3). */
export const findMistake = claimModel<Told>({
  seconds: 70,
  standards: ['8.EE.B.6'],
  task: ({ told = '', slope, x }) => `${told} ${slope > 0} ${x > 0}`,
  kinds: {
    1: [{ draw: (random) => drawTold(random, 'slope'), faults: faults('first', 'way', 'step', 'swap') }],
    2: [{ draw: (random) => drawTold(random, 'points'), faults: faults('first', 'way', 'swap', 'axis') }],
    3: [{ draw: (random) => drawTold(random, 'standard'), faults: faults('undivided', 'axis', 'sign') }],
  },
  truth: ({ start }) => start,
  fits: ({ x, other = 0, told, by, start }) =>
    told === 'standard' ? Math.abs(by * start) <= 30 : told === 'slope' || x < other,
  isSaid: (got) => typeof got === 'number',
  words(its, _who, got) {
    const { told = 'slope', slope, start, x, other = 0 } = its
    const at = (place: number) => [place, slope * place + start] as const
    const equation = tex(formedTex({ ...its, form: 'standard' }))
    const terms = { slope, from: pointText(at(x)), to: pointText(at(other)), equation }
    return {
      context: say(`claim.told.${told}`, terms),
      said: say('claim.said', { b: tex(numberTex(got)) }),
      truth: say('claim.truth', { b: tex(numberTex(start)), line: tex(lineTex(its)) }),
      hints: [say('claim.nudge'), say(`claim.hint.${told}`)],
      start: [say(`claim.start.${told}`, terms), workOf(its)],
    }
  },
  reads({ stem }) {
    const [first = ''] = mathIn(stem)
    const got = Number((mathIn(stem).at(-1) ?? '').replace('−', '-'))
    const points = pointsIn(stem)
    const [[x, y] = [0, 0], other] = points
    const standard = standardIn(first)
    const isEquation = points.length === 0
    const told = /(?:slope|pendiente) (?:of |de )?(−?\d+)/.exec(stem)?.[1] ?? '0'
    const slope = isEquation
      ? toNumber(lineOf(standard).slope)
      : other === undefined
        ? Number(told.replace('−', '-'))
        : toNumber(slopeBetween([x, y], other))
    const truth = isEquation ? toNumber(lineOf(standard).start) : y - slope * x
    return {
      got,
      truth,
      ways: [
        [/y of a point|la y de un punto/, y],
        [/wrong direction|dirección contraria/, y + slope * x],
        [/only one step|un solo paso/, y - Math.sign(x) * slope],
        [/gave the slope|dio la pendiente/, slope],
        [/every part|todas las partes/, standard.c],
        [/x-axis|eje x/, -truth / slope],
        [/sign wrong|signo/, -truth],
      ],
    }
  },
})
