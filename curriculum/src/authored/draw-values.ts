import {
  add,
  compare,
  divide,
  multiply,
  parseRational,
  rational,
  subtract,
  toNumber,
  type Rational,
} from '@skills-center/answers/rational'
import type { AuthoredQuestion, Parameter } from '@skills-center/contract/questions/authored'
import type { Random } from '../random.ts'
import { isReserved } from './formula-tree.ts'
import { holds, type Values, workOut } from './formula.ts'
import { AuthoringError, on } from './authoring-error.ts'
import { say } from './messages.gen.ts'

type Drawn = Map<string, Rational | string>

/** Draws to try before reporting that no values meet the conditions. */
const maxDraws = 400
/** The largest number of values in a range. */
const maxSteps = 100_000

const numberOrWord = (text: string): Rational | string =>
  /^[+-]?\d*\.?\d*(?:\/\d+)?$/.test(text.trim()) && /\d/.test(text) && !/\/0+$/.test(text.trim())
    ? parseRational(text)
    : text.trim()

function rangeOf(range: Extract<Parameter, { kind: 'range' }>, path: string, drawn: Drawn) {
  const from = on(`${path}.from`, () => workOut(range.from, drawn))
  const to = on(`${path}.to`, () => workOut(range.to, drawn))
  const step = on(`${path}.step`, () => workOut(range.step, drawn))
  if (step.numerator <= 0n) throw new AuthoringError(`${path}.step`, say('step-not-positive'))
  if (compare(from, to) > 0) throw new AuthoringError(`${path}.to`, say('to-below-from'))
  const steps = Math.floor(toNumber(divide(subtract(to, from), step)))
  if (steps > maxSteps) throw new AuthoringError(`${path}.step`, say('values-too-many'))
  return { from, step, steps }
}

function listed(parameter: Extract<Parameter, { kind: 'list' }>, path: string): (Rational | string)[] {
  const values = parameter.values.filter((value) => value.trim() !== '')
  if (values.length === 0) throw new AuthoringError(`${path}.values`, say('values-missing'))
  return values.map(numberOrWord)
}

function draw(random: Random, parameter: Parameter, path: string, drawn: Drawn): Rational | string {
  switch (parameter.kind) {
    case 'range': {
      const { from, step, steps } = rangeOf(parameter, path, drawn)
      return add(from, multiply(step, rational(random.integer(0, steps))))
    }
    case 'list':
      return random.pick(listed(parameter, path))
    case 'formula':
      return on(`${path}.formula`, () => workOut(parameter.formula, drawn))
  }
}

const isAllowed = ({ conditions }: AuthoredQuestion, drawn: Drawn): boolean =>
  conditions.every(
    (condition, index) => condition.trim() === '' || on(`conditions.${index}`, () => holds(condition, drawn)),
  )

function checkNames(parameters: readonly Parameter[]): void {
  for (const [index, { name }] of parameters.entries()) {
    const field = `parameters.${index}.name`
    if (!/^[A-Za-z]\w{0,19}$/.test(name)) throw new AuthoringError(field, say('parameter-name-wrong'))
    if (isReserved(name)) throw new AuthoringError(field, say('parameter-name-reserved', { what: name }))
    if (parameters.findIndex((other) => other.name === name) < index)
      throw new AuthoringError(field, say('parameter-name-twice', { name }))
  }
}

/**
 * The parameter values of one variant that meets all conditions.
 * @throws AuthoringTrouble if they cannot be drawn, or no draw meets the conditions.
 */
export function drawValues(question: AuthoredQuestion, random: Random): Values {
  checkNames(question.parameters)
  for (let draws = 0; draws < maxDraws; draws += 1) {
    const drawn: Drawn = new Map()
    for (const [index, parameter] of question.parameters.entries())
      drawn.set(parameter.name, draw(random, parameter, `parameters.${index}`, drawn))
    if (isAllowed(question, drawn)) return drawn
  }
  throw new AuthoringError('conditions.0', say('conditions-never-met'))
}

/**
 * All sets of values that meet the conditions; null if there are more than `most` combinations before filtering.
 * @throws AuthoringTrouble if a parameter cannot be drawn.
 */
export function allValues(question: AuthoredQuestion, most: number): Values[] | null {
  checkNames(question.parameters)
  let sets: Drawn[] = [new Map()]
  for (const [index, parameter] of question.parameters.entries()) {
    const path = `parameters.${index}`
    const next: Drawn[] = []
    for (const drawn of sets) {
      const values = valuesOf(parameter, path, drawn, most)
      if (values === null || next.length + values.length > most) return null
      for (const value of values) next.push(new Map([...drawn, [parameter.name, value]]))
    }
    sets = next
  }
  return sets.filter((drawn) => isAllowed(question, drawn))
}

function valuesOf(
  parameter: Parameter,
  path: string,
  drawn: Drawn,
  most: number,
): (Rational | string)[] | null {
  if (parameter.kind === 'list') return listed(parameter, path)
  if (parameter.kind === 'formula') return [on(`${path}.formula`, () => workOut(parameter.formula, drawn))]
  const { from, step, steps } = rangeOf(parameter, path, drawn)
  if (steps + 1 > most) return null
  return Array.from({ length: steps + 1 }, (_, at) => add(from, multiply(step, rational(at))))
}
