import { drawUntil, exact, tex } from '#form'
import { formatFraction } from '@skills-center/answers/rational'
import { calculate, numberTex } from '#equations/exact.ts'
import { solutionOf, type Standard, standardTex, timesEach } from '#equations/standard-form.ts'
import { drawSystem, isClearSystem, type System, systemIn } from '#equations/system.ts'
import { signedTex, solveEquation, termTex } from '#math/linear-expression.ts'
import { type Line, type Step, type Work, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

const letterTex = (size: number, letter: string): string =>
  size < 0 ? ` − ${termTex(-size, letter)}` : ` + ${termTex(size, letter)}`

/** One equation in x, or both equations. */
interface Shown extends Line {
  a: number
  c: number
}
const alone = (a: number, c: number): Shown => ({ line: `${termTex(a)} = ${signedTex(c)}`, a, c })
const lastSteps = (letter = 'x'): Step<Shown> => ({
  right: ({ a, c }) => ({ line: `${letter} = ${numberTex(calculate([c, 1], 'over', a))}`, a: 1, c: c / a }),
  wrong: ({ a, c }) => ({ line: `${letter} = ${signedTex(c - a)}`, a: 1, c: c - a }),
  move: ({ a }) => say('lines.divide', { a: tex(signedTex(a)) }),
})
const pair = (one: string, other: Standard): string => `${one},\\; ${standardTex(other)}`

function substitution({ one, other }: System): Work<Shown> {
  const [slope, start] = [-one.a, one.c]
  const [full, part] = [other.b * slope, other.b * start]
  const opened = (constant: number): Shown => ({
    line: `${termTex(other.a)}${letterTex(full, 'x')} ${constant < 0 ? '−' : '+'} ${Math.abs(constant)} = ${signedTex(other.c)}`,
    a: other.a + full,
    c: constant,
  })
  return {
    start: {
      line: pair(`y = ${termTex(slope)} ${start < 0 ? '−' : '+'} ${Math.abs(start)}`, other),
      a: 0,
      c: 0,
    },
    steps: [
      { right: () => opened(part), wrong: () => opened(start), move: () => say('lines.put') },
      {
        right: ({ a, c }) => alone(a, other.c - c),
        wrong: ({ a, c }) => alone(a, other.c + c),
        move: () => say('lines.collect'),
      },
      lastSteps(),
    ],
  }
}
function elimination({ one, other, by }: System): Work<Shown> {
  const scaled = timesEach(by, one)
  const sign = scaled.b === other.b ? -1 : 1
  const both = (c: number): Shown => ({ line: pair(standardTex({ ...scaled, c }), other), a: 0, c })
  return {
    start: { line: pair(standardTex(one), other), a: 0, c: one.c },
    steps: [
      { right: () => both(scaled.c), wrong: () => both(one.c), move: () => say('lines.multiply', { by }) },
      {
        right: ({ c }) => alone(scaled.a + sign * other.a, c + sign * other.c),
        wrong: ({ c }) => alone(scaled.a + sign * other.a, c - sign * other.c),
        move: () => say(sign === 1 ? 'lines.add' : 'lines.subtract'),
      },
      lastSteps(),
    ],
  }
}
/** The value of x that a line leads to. */
function means(line: string): string {
  const [one = '', other] = line.split(',\\; ')
  if (other !== undefined) return exact(solutionOf(...systemIn(`⟦${one}⟧ ⟦${other}⟧`))?.[0] ?? 0)
  const found = solveEquation(line)
  return typeof found === 'string' ? found : formatFraction(found)
}

/** Somebody’s lines: one letter replaced (level 1), a factor and adding (level 2), a factor and subtracting (level 3). */
export const findMistake = wrongLine<System, Shown>({
  seconds: 80,
  standards: ['8.EE.C.8b'],
  task: ({ method, one, other }) => `${method} ${one.b === other.b} ${Math.sign(other.a)}`,
  steps: 3,
  draw(random, level) {
    const system = drawUntil(
      () => drawSystem(random, [level === 1 ? 'substitute' : 'multiply']),
      (drawn) => isClearSystem(drawn),
    )
    return level === 3 ? { ...system, other: timesEach(-1, system.other) } : system
  },
  work: (system) => (system.method === 'substitute' ? substitution(system) : elimination(system)),
  fits(_system, lines) {
    const ends = lines.at(-1)
    return (
      ends !== undefined &&
      Number.isInteger(ends.c) &&
      Math.abs(ends.c) <= 60 &&
      Math.abs(lines.at(-2)?.a ?? 1) > 1
    )
  },
  context: (who) => say('lines.solves', { who }),
  check: say('lines.check'),
  truth: ({ at }) => say('lines.truth', { x: tex(`x = ${signedTex(at[0])}`) }),
  means,
})
