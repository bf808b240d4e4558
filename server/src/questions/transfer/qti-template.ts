import type { Parameter } from '@skills-center/contract/questions/authored'
import {
  type FormulaTree,
  FormulaError,
  isReserved,
  parseFormula,
  writeFormula,
} from '@skills-center/curriculum/authored/formula-tree'
import { elementsIn, formulaOf } from './qti-formula.ts'
import { childrenOf, findFirst, textOf, type XmlElement, XmlError } from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** The result of reading an item's template processing. */
export interface Template {
  readonly parameters: readonly Parameter[]
  readonly conditions: readonly string[]
  /** Formulas by variable; a parameter's formula is its own name. */
  readonly values: ReadonlyMap<string, string>
  /** Formulas of right answers, by response. */
  readonly corrects: ReadonlyMap<string, string>
}

/** The longest formula, in characters. */
const longest = 200
const isName = (id: string): boolean => /^[A-Za-z]\w{0,19}$/.test(id) && !isReserved(id)

/**
 * The parameters and conditions of an item; null if nothing in it varies.
 * @throws XmlTrouble if its rules are not possible with parameters
 */
export function readTemplate(item: XmlElement): Template | null {
  const processing = findFirst(item, 'qti-template-processing')
  if (processing === undefined) return null
  try {
    return readRules(item, processing)
  } catch (error) {
    if (error instanceof FormulaError)
      throw new XmlError(formatMessage(say('qti.rule-unreadable', { why: error.text })))
    throw error
  }
}

function readRules(item: XmlElement, processing: XmlElement): Template {
  const parameters: Parameter[] = []
  const conditions: string[] = []
  const values = new Map<string, string>()
  const corrects = new Map<string, string>()
  for (const declared of childrenOf(item, 'qti-template-declaration')) {
    const first = findFirst(declared, 'qti-value')
    const text = first === undefined ? '' : textOf(first).trim()
    if (/^-?\d+(?:\.\d+)?$/.test(text)) values.set(declared.attributes['identifier'] ?? '', text)
  }

  // Stored as text, not as a tree, so that the length check works: if each variable doubled the one before, trees would
  // grow without limit.
  const known = (id: string): FormulaTree => {
    const formula = values.get(id)
    if (formula === undefined)
      throw new XmlError(formatMessage(say('qti.value-not-set', { what: id.slice(0, 30) })))
    return parseFormula(formula)
  }
  const written = (element: XmlElement | undefined): string => {
    if (element === undefined) throw new XmlError(formatMessage(say('qti.rule-empty')))
    const formula = writeFormula(formulaOf(element, known))
    if (formula.length > longest) throw new XmlError(formatMessage(say('qti.formula-too-long')))
    return formula
  }
  const bound = (text: string | undefined, otherwise: string): string => {
    const [, id] = /^\{\$?(.*)\}$/.exec(text ?? '') ?? []
    return id === undefined ? (text ?? otherwise) : writeFormula(known(id))
  }

  /** The range (from, to, step) of a randomly drawn variable. */
  function rangeOf(name: string, element: XmlElement): Parameter | null {
    if (element.name === 'qti-random-integer') {
      const { min, max, step } = element.attributes
      return { kind: 'range', name, from: bound(min, '0'), to: bound(max, ''), step: bound(step, '1') }
    }
    const [from, product] = element.name === 'qti-sum' ? elementsIn(element) : []
    const [drawn, by] = product?.name === 'qti-product' ? elementsIn(product) : []
    if (from === undefined || by === undefined || drawn?.name !== 'qti-random-integer') return null
    const [, counted = ''] = /^\{\$?(.*)\}$/.exec(drawn.attributes['max'] ?? '') ?? []
    const count = childrenOf(processing, 'qti-set-template-value').find(
      ({ attributes }) => attributes['identifier'] === counted,
    )
    const span = count && findFirst(count, 'qti-subtract')
    const to = span && elementsIn(span)[0]
    if (to === undefined) return null
    return { kind: 'range', name, from: written(from), to: written(to), step: written(by) }
  }

  function listOf(name: string, element: XmlElement): Parameter | null {
    const [container] = element.name === 'qti-random' ? elementsIn(element) : []
    if (container === undefined || !/^qti-(?:multiple|ordered)$/.test(container.name)) return null
    const listed = elementsIn(container).map((each) => {
      if (each.name === 'qti-base-value') return textOf(each).trim()
      return written(each).replace(' / ', '/')
    })
    return { kind: 'list', name, values: listed }
  }

  for (const rule of elementsIn(processing)) {
    const [expression] = elementsIn(rule)
    const id = rule.attributes['identifier'] ?? ''
    if (rule.name === 'qti-template-constraint') conditions.push(written(expression))
    else if (rule.name === 'qti-set-correct-response') corrects.set(id, written(expression))
    else if (rule.name === 'qti-set-template-value') {
      const drawn = expression && (rangeOf(nameFor(id), expression) ?? listOf(nameFor(id), expression))
      if (drawn != null) {
        parameters.push(drawn)
        values.set(id, drawn.name)
      } else if (isName(id)) {
        parameters.push({ kind: 'formula', name: id, formula: written(expression) })
        values.set(id, id)
      } else values.set(id, written(expression))
    } else
      throw new XmlError(formatMessage(say('qti.rule-unknown', { what: rule.name.replace(/^qti-/, '') })))
  }

  function nameFor(id: string): string {
    if (isName(id)) return id
    let count = 1
    while (parameters.some(({ name }) => name === `p${count}`)) count += 1
    return `p${count}`
  }
  return { parameters, conditions, values, corrects }
}
