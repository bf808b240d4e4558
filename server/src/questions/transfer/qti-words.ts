import { parseRational } from '@skills-center/answers/rational'
import type { AuthoredQuestion, Parameter } from '@skills-center/contract/questions/authored'
import { FormulaError, type FormulaTree, parseFormula } from '@skills-center/curriculum/authored/formula-tree'
import { baseValue, conditionXml, numberXml, NotExpressible, type VariableType } from './qti-expression.ts'
import { blocksXml, lineXml, wordsXml } from './rich-xml.ts'
import { escaped } from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** Variables that every item has; a parameter with one of these names cannot be exported. */
const taken = /^(?:RESPONSE|SCORE|FEEDBACK|HINT|SOLUTION)$/i

const numeral = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:\/0*[1-9]\d*)?$/
const wholeNumber = /^-?\d+$/

const parsed = (formula: string): FormulaTree => {
  try {
    return parseFormula(formula)
  } catch (error) {
    if (error instanceof FormulaError)
      throw new NotExpressible(formatMessage(say('lost.formula', { formula, why: error.text })))
    throw error
  }
}

/** Replaces `{=a}` with `(a)` where the whole text is a formula. */
const bare = (formula: string): string => formula.replaceAll(/\{=([^{}]*)\}/g, '($1)')

export type Words = ReturnType<typeof createWords>

/**
 * Writes the texts and formulas of one question. Each value that they need becomes a variable of the item, which
 * `template` declares and calculates.
 */
export function createWords({ parameters, conditions }: Pick<AuthoredQuestion, 'parameters' | 'conditions'>) {
  const types = new Map<string, VariableType>()
  const rules: string[] = []
  const values = new Map<string, string>()
  const later: string[] = []

  const declare = (id: string, type: VariableType, rule: string, rank = rules) => {
    types.set(id, type)
    rank.push(`<qti-set-template-value identifier="${id}">${rule}</qti-set-template-value>`)
  }

  function range({ name, from, to, step }: Extract<Parameter, { kind: 'range' }>): void {
    const bounds = [from, to, step].map((bound) => bound.trim())
    if (bounds.every((bound) => wholeNumber.test(bound))) {
      const [min = '', max = '', by = ''] = bounds
      declare(name, 'integer', `<qti-random-integer min="${min}" max="${max}" step="${by}"/>`)
      return
    }
    const [min, max, by] = bounds.map((bound) => numberXml(parsed(bare(bound)), types))
    if (min === undefined || max === undefined || by === undefined) return
    const steps = `steps-${name}`
    const count = `<qti-divide><qti-subtract>${max.xml}${min.xml}</qti-subtract>${by.xml}</qti-divide>`
    declare(steps, 'integer', `<qti-math-operator name="floor">${count}</qti-math-operator>`)
    const drawn = `<qti-random-integer min="0" max="{${steps}}"/>`
    const type = min.type === 'integer' && by.type === 'integer' ? 'integer' : 'float'
    declare(name, type, `<qti-sum>${min.xml}<qti-product>${drawn}${by.xml}</qti-product></qti-sum>`)
  }

  function list({ name, values: listed }: Extract<Parameter, { kind: 'list' }>): void {
    const written = listed.map((value) => value.trim()).filter((value) => value !== '')
    const isNumber = written.every((value) => numeral.test(value))
    const isWhole = written.every((value) => wholeNumber.test(value))
    const type = isNumber ? (isWhole ? 'integer' : 'float') : 'string'
    const each = written.map((value) => {
      if (!isNumber) return baseValue('string', escaped(value))
      const [top = '', bottom] = value.replace('+', '').split('/')
      const number = baseValue(type, top.replace(/^(-?)\./, '$10.').replace(/\.$/, ''))
      return bottom === undefined ? number : `<qti-divide>${number}${baseValue(type, bottom)}</qti-divide>`
    })
    declare(name, type, `<qti-random><qti-multiple>${each.join('')}</qti-multiple></qti-random>`)
  }

  for (const parameter of parameters) {
    const { name } = parameter
    if (taken.test(name))
      throw new NotExpressible(formatMessage(say('lost.parameter-name-reserved', { name })))
    if (parameter.kind === 'range') range(parameter)
    else if (parameter.kind === 'list') list(parameter)
    else {
      const { xml, type } = numberXml(parsed(bare(parameter.formula)), types)
      declare(name, type, xml)
    }
  }
  for (const condition of conditions)
    if (condition.trim() !== '')
      rules.push(
        `<qti-template-constraint>${conditionXml(parsed(bare(condition)), types)}</qti-template-constraint>`,
      )

  /** The variable that holds the value of a slot. */
  function variableOf(formula: string): string {
    const name = formula.trim()
    if (types.has(name) && !values.has(name)) return name
    const { xml, type } = numberXml(parsed(name), types)
    const known = [...values].find(([, its]) => its === xml)
    if (known !== undefined) return known[0]
    const id = `value-${values.size + 1}`
    values.set(id, xml)
    declare(id, type, xml, later)
    return id
  }

  const printed = (formula: string): string => {
    const id = variableOf(formula)
    // Prints decimals without trailing zeros.
    const format = types.get(id) === 'float' ? ' format="%.10g"' : ''
    return `<qti-printed-variable identifier="${id}"${format}/>`
  }
  const slots = { printed, inMath: variableOf }

  return {
    blocks: (text: string): string => blocksXml(text, slots),
    line: (text: string): string => lineXml(text, slots),
    /** Text without markup, such as paragraphs of a description. */
    plain: (text: string): string => wordsXml(text, slots),

    /** Whether a key is a formula and not a plain number. */
    isWorkedOut: (formula: string): boolean => !numeral.test(formula.trim()),

    /** Sets a variable to a formula's value, for response processing. */
    set(id: string, formula: string): void {
      const { xml, type } = numberXml(parsed(bare(formula)), types)
      declare(id, type, xml, later)
    },

    /** Makes a formula the right answer; returns the type of the response. */
    correct(id: string, formula: string): VariableType {
      const { xml, type } = numberXml(parsed(bare(formula)), types)
      later.push(`<qti-set-correct-response identifier="${id}">${xml}</qti-set-correct-response>`)
      return type
    },

    /** Declares and calculates every variable; call it last. */
    template(): { readonly declarations: string; readonly processing: string } {
      const all = [...rules, ...later]
      return {
        declarations: [...types]
          .map(
            ([id, type]) =>
              `<qti-template-declaration identifier="${id}" cardinality="single" base-type="${type}" math-variable="true"/>`,
          )
          .join(''),
        processing:
          all.length === 0 ? '' : `<qti-template-processing>${all.join('')}</qti-template-processing>`,
      }
    },
  }
}

/** A number in the form in which QTI compares it: 3/4 becomes 0.75. */
export const decimalOf = (number: string): string => {
  const { numerator, denominator } = parseRational(number)
  return String(Number(numerator) / Number(denominator))
}
