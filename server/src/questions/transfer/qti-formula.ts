import {
  type FormulaTree,
  type FunctionName,
  parseFormula,
  type Relation,
} from '@skills-center/curriculum/authored/formula-tree'
import { textOf, type XmlElement, XmlError } from './xml.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** Returns the formula for a variable of the item. */
export type Variables = (id: string) => FormulaTree

export const elementsIn = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string')

const strange = (element: XmlElement) =>
  new XmlError(
    formatMessage(say('qti.rule-unknown', { what: element.name.replace(/^qti-/, '').replaceAll('-', ' ') })),
  )

const calculations: ReadonlyMap<string, '+' | '-' | '*' | '/' | '^'> = new Map([
  ['qti-sum', '+'],
  ['qti-subtract', '-'],
  ['qti-product', '*'],
  ['qti-divide', '/'],
  ['qti-power', '^'],
])
const calls: ReadonlyMap<string, FunctionName> = new Map([
  ['qti-min', 'min'],
  ['qti-max', 'max'],
  ['qti-gcd', 'gcd'],
  ['qti-lcm', 'lcm'],
  ['qti-integer-modulus', 'mod'],
  ['qti-round', 'round'],
])
const relations: ReadonlyMap<string, Relation> = new Map([
  ['qti-lt', '<'],
  ['qti-gt', '>'],
  ['qti-lte', '<='],
  ['qti-gte', '>='],
  ['qti-equal', '='],
  ['qti-match', '='],
])

const minusOne = (tree: FormulaTree): boolean =>
  tree.kind === 'negative' && tree.of.kind === 'number' && tree.of.text === '1'

/**
 * Converts an item's expression to a formula, which may be a condition.
 * @throws XmlTrouble if it uses a calculation that formulas do not have
 */
export function formulaOf(element: XmlElement, variables: Variables): FormulaTree {
  const inside = elementsIn(element)
  const parts = () => inside.map((each) => formulaOf(each, variables))
  const joined = (kind: '+' | '-' | '*' | '/' | '^' | 'and' | 'or'): FormulaTree => {
    const [first, ...rest] = parts()
    if (first === undefined) throw strange(element)
    // With a number after it, the minus would make one negative number.
    if (kind === '*' && rest[0] !== undefined && rest[0].kind !== 'number' && minusOne(first))
      return rest.slice(1).reduce<FormulaTree>((left, right) => ({ kind, left, right }), {
        kind: 'negative',
        of: rest[0],
      })
    return rest.reduce<FormulaTree>((left, right) => ({ kind, left, right }), first)
  }
  const calculation = calculations.get(element.name)
  if (calculation !== undefined) return joined(calculation)
  const call = calls.get(element.name)
  if (call !== undefined) return { kind: 'call', name: call, of: parts() }
  const relation = relations.get(element.name)
  if (relation !== undefined) return compared(element, relation, parts())
  switch (element.name) {
    case 'qti-base-value':
      return parseFormula(numeral(element))
    case 'qti-variable':
      return variables(element.attributes['identifier'] ?? '')
    case 'qti-integer-divide':
      return { kind: 'call', name: 'floor', of: [joined('/')] }
    case 'qti-math-operator': {
      const name = element.attributes['name']
      if (name !== 'abs' && name !== 'floor') throw strange(element)
      return { kind: 'call', name, of: parts() }
    }
    case 'qti-round-to': {
      const figures = element.attributes['figures'] ?? ''
      if (element.attributes['rounding-mode'] !== 'decimalPlaces' || !/^\d+$/.test(figures))
        throw strange(element)
      const places: FormulaTree[] = figures === '0' ? [] : [{ kind: 'number', text: figures }]
      return { kind: 'call', name: 'round', of: [...parts(), ...places] }
    }
    case 'qti-and':
      return joined('and')
    case 'qti-or':
      return joined('or')
    case 'qti-not': {
      const [only] = parts()
      const [pair] = only?.kind === 'comparison' ? only.rest : []
      if (only?.kind !== 'comparison' || pair?.relation !== '=' || only.rest.length > 1)
        throw strange(element)
      return { ...only, rest: [{ ...pair, relation: '!=' }] }
    }
    default:
      throw strange(element)
  }
}

function numeral(element: XmlElement): string {
  const text = textOf(element).trim()
  if (!/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text)) throw strange(element)
  return text
}

function compared(element: XmlElement, relation: Relation, sides: readonly FormulaTree[]): FormulaTree {
  const [first, than] = sides
  const mode = element.attributes['tolerance-mode'] ?? 'exact'
  if (first === undefined || than === undefined || mode !== 'exact') throw strange(element)
  // A value that equals its own floor is a whole number.
  if (relation === '=' && than.kind === 'call' && than.name === 'floor')
    if (JSON.stringify(than.of[0]) === JSON.stringify(first))
      return { kind: 'call', name: 'whole', of: [first] }
  return { kind: 'comparison', first, rest: [{ relation, than }] }
}
