import type { Expression } from '../algebra/expression.ts'
import { floatValue, isNear } from '../algebra/float-value.ts'
import { lettersInRelations } from '../algebra/read-relations.ts'
import { equationBugs } from './equation-bugs.ts'
import { sidesOf } from './line-sides.ts'
import { rewrittenSomewhere } from './replace.ts'
import { isTwoSided, turned, type Sides } from './sides.ts'
import { slips } from './slips.ts'
import { soundSteps } from './sound-steps.ts'
import { directBug } from './direct-bugs.ts'
import type { StepBug } from './step-bugs.ts'
import { systemBugs, systemStarts } from './system-bugs.ts'
import { treeBugs } from './tree-bugs.ts'
import type { Statement } from './read-line.ts'
import type { Above } from './work.ts'

/** Maximum number of trees compared for one line. */
const candidateLimit = 2000
/** Score at which the search stops: from the line above, after one right step, after two. */
const enoughAt = [0.85, 0.45, 0]
/** Limits on how many lines the search continues from, and on the steps from each. */
const startLimit = 12
const stepLimit = 12
const costOfStep = 0.25
/** Cost of starting from the last right line when the line above is wrong. */
const costOfAgain = 0.15
/** If two names score within this of each other, both are returned. */
const ambiguity = 0.2
/** Names with a lower score are not returned, because no name is better than a wrong one. */
const minScore = 0.2

/**
 * The mistakes that turn the line above into this one: the most likely one, two if both are about equally likely, or
 * none. Every mistake is tried at every place in the line above, and in the results of one or two right steps from it.
 * The outcome is compared with the line by meaning, so right steps after the mistake cost nothing.
 */
export function nameBugs(above: Above, statement: Statement): readonly StepBug[] {
  const direct = directBug(above, statement)
  if (direct !== null) return [direct]
  const targets = sidesOf([statement], above)
  const [target] = targets
  if (target === undefined) return []
  const scores = new Map<StepBug, number>()
  const letters = [...above.read.context.letters, ...lettersOf(statement)]
  const wanted = valuesOf(target, points(letters))
  if (wanted === null) return []
  const { task } = above.read
  const isPowers = task.kind === 'rewrite' && (task.form === 'power' || task.form === 'scientific')
  const record = (name: StepBug, score: number) =>
    (isPowers && fractionNames.has(name)) || scores.set(name, Math.max(score, scores.get(name) ?? -1))
  let left = candidateLimit
  const compare = (name: StepBug, made: Sides, cost: number) => {
    left -= 1
    const nearness = nearnessOf(valuesOf(made, points(letters)), wanted, made, target)
    if (nearness !== null) record(name, nearness - cost + (priors[name] ?? 0))
  }
  for (const { name, sides } of systemBugs(above)) compare(name, sides, 0)
  let level = starts(above)
  for (const enough of enoughAt) {
    for (const { sides, cost } of level) {
      for (const { name, sides: made } of madeBy(sides)) {
        if (left <= 0) break
        compare(name, made, cost)
      }
    }
    if (left <= 0 || Math.max(...scores.values(), -1) >= enough) break
    level = level.slice(0, startLimit).flatMap(stepsFrom)
  }
  for (const score of slips(above, target, letters)) record('arithmetic-slip', score)
  return likeliest(scores)
}

/** In a quotient of powers, these would explain a mistake with the exponents by fractions. */
const fractionNames: ReadonlySet<StepBug> = new Set([
  'divides-without-inverting',
  'inverts-first',
  'multiplies-both-parts',
])

/** Score adjustments for mistakes that are more or less common than others that lead to the same line. */
const priors: Partial<Record<StepBug, number>> = {
  'sign-lost': -0.25,
  'no-parentheses': 0.1,
  'point-moved': -0.15,
  'proportion-turned': -0.1,
  'moves-twice': -0.15,
  'factors-from-one': -0.05,
  'divides-wrong-way': -0.1,
  'coefficient-sign-lost': 0.05,
}

function likeliest(scores: ReadonlyMap<StepBug, number>): readonly StepBug[] {
  const ranked = [...scores].filter(([, score]) => score >= minScore).toSorted(([, a], [, b]) => b - a)
  const [first, second] = ranked
  if (first === undefined) return []
  return second !== undefined && first[1] - second[1] <= ambiguity ? [first[0], second[0]] : [first[0]]
}

interface Start {
  readonly sides: Sides
  readonly cost: number
}

/** The line above, and if that is wrong, also the last right one. */
function starts(above: Above): readonly Start[] {
  const again = above.line === above.sound ? [] : sidesOf(above.sound, above)
  return [
    ...[...sidesOf(above.line, above), ...systemStarts(above)].map((sides) => ({ sides, cost: 0 })),
    ...again.map((sides) => ({ sides, cost: costOfAgain })),
  ]
}

const stepsFrom = ({ sides, cost }: Start): Start[] =>
  [...soundSteps(sides)].slice(0, stepLimit).map((its) => ({ sides: its, cost: cost + costOfStep }))

/** The results of every mistake on these sides. */
export function* madeBy(sides: Sides): Generator<{ name: StepBug; sides: Sides }> {
  for (const { tree, name } of rewrittenSomewhere(sides.left, treeBugs))
    yield { name, sides: { ...sides, left: tree } }
  if (!isTwoSided(sides)) return
  for (const { tree, name } of rewrittenSomewhere(sides.right, treeBugs))
    yield { name, sides: { ...sides, right: tree } }
  yield* equationBugs(sides)
}

const lettersOf = (statement: Statement): Set<string> =>
  statement.kind === 'relations' ? lettersInRelations(statement.relations) : new Set()

/** Values for the letters at which trees are compared, far from those in any question. */
function points(letters: readonly string[]): Readonly<Record<string, number>>[] {
  return [1.3717, 2.7143, -3.1902].map((value, index) =>
    Object.fromEntries(letters.map((letter, at) => [letter, value + at * (1.137 + index * 0.318)])),
  )
}

interface Values {
  readonly left: readonly number[]
  readonly right: readonly number[] | null
}

function valuesOf({ left, right }: Sides, at: readonly Readonly<Record<string, number>>[]): Values | null {
  const of = (side: Expression) => at.map((letters) => floatValue(side, letters))
  const values = { left: of(left), right: right === null ? null : of(right) }
  return [...values.left, ...(values.right ?? [])].every(Number.isFinite) ? values : null
}

/**
 * How close the result of a mistake is to the written line: 1 if each side is equal, less if only the solutions are
 * equal, null if neither.
 */
function nearnessOf(made: Values | null, wanted: Values, sides: Sides, target: Sides): number | null {
  if (made === null) return null
  if (made.right === null || wanted.right === null) return areNear(made.left, wanted.left) ? 1 : null
  if (areNear(made.left, wanted.left) && areNear(made.right, wanted.right))
    return sides.sign === target.sign ? 1 : null
  if (areNear(made.left, wanted.right) && areNear(made.right, wanted.left))
    return sides.sign === turned(target.sign) ? 0.9 : null
  const factor = factorOf(made, wanted)
  if (factor === null) return null
  const sign = factor < 0 ? turned(sides.sign) : sides.sign
  return sign === target.sign ? 0.5 : null
}

const areNear = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, index) => isNear(value, b[index] ?? NaN))

/** The constant ratio between the two differences of sides; null if there is none. */
function factorOf(made: Values, wanted: Values): number | null {
  const factors = wanted.left.map((value, index) => {
    const difference = value - (wanted.right?.[index] ?? 0)
    const its = (made.left[index] ?? NaN) - (made.right?.[index] ?? 0)
    return its / difference
  })
  const [first = NaN] = factors
  const isOne =
    Number.isFinite(first) &&
    Math.abs(first) > 1e-9 &&
    factors.every((factor) => Math.abs(factor - first) <= 1e-7 * Math.abs(first))
  return isOne ? first : null
}
