import type { FormulaTree, Relation } from '@skills-center/curriculum/authored/formula-tree'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** Thrown for something that QTI cannot express; the message is for the question's author. */
export class NotExpressible extends Error {
  override readonly name = 'Unsayable'
}

export type VariableType = 'integer' | 'float' | 'string'
/** The types of the variables that an expression may use. */
export type VariableTypes = Pick<ReadonlyMap<string, VariableType>, 'get'>

interface NumberExpression {
  readonly xml: string
  readonly type: 'integer' | 'float'
}

export const baseValue = (type: VariableType, value: string): string =>
  `<qti-base-value base-type="${type}">${value}</qti-base-value>`

const variable = (name: string): string => `<qti-variable identifier="${name}"/>`
const wrapIn = (element: string, inside: readonly string[], attributes = ''): string =>
  `<qti-${element}${attributes}>${inside.join('')}</qti-${element}>`

const literal = (text: string): NumberExpression => {
  const type = text.includes('.') ? 'float' : 'integer'
  return { xml: baseValue(type, text.replace(/^(-?)\./, '$10.')), type }
}

const isInteger = (parts: readonly NumberExpression[]) => parts.every(({ type }) => type === 'integer')

const calculations = { '+': 'sum', '-': 'subtract', '*': 'product' } as const

/**
 * Converts a formula to a QTI expression.
 * @throws Unsayable
 */
export function numberXml(tree: FormulaTree, types: VariableTypes): NumberExpression {
  const of = (part: FormulaTree) => numberXml(part, types)
  switch (tree.kind) {
    case 'number':
      return literal(tree.text)
    case 'name': {
      const type = types.get(tree.name)
      if (type === undefined)
        throw new NotExpressible(formatMessage(say('lost.parameter-missing', { name: tree.name })))
      if (type === 'string')
        throw new NotExpressible(formatMessage(say('lost.word-in-formula', { what: tree.name })))
      return { xml: variable(tree.name), type }
    }
    case 'negative': {
      if (tree.of.kind === 'number') return literal(`-${tree.of.text}`)
      const { xml, type } = of(tree.of)
      return { xml: wrapIn('product', [baseValue('integer', '-1'), xml]), type }
    }
    case '+':
    case '-':
    case '*': {
      const parts = [of(tree.left), of(tree.right)]
      const xml = wrapIn(
        calculations[tree.kind],
        parts.map((part) => part.xml),
      )
      return { xml, type: isInteger(parts) ? 'integer' : 'float' }
    }
    case '/':
    case '^':
      return {
        xml: wrapIn(tree.kind === '/' ? 'divide' : 'power', [of(tree.left).xml, of(tree.right).xml]),
        type: 'float',
      }
    case 'call':
      return callXml(tree, types)
    default:
      throw new NotExpressible(formatMessage(say('lost.comparison-in-calculation')))
  }
}

function callXml(tree: Extract<FormulaTree, { kind: 'call' }>, types: VariableTypes): NumberExpression {
  const parts = tree.of.map((part) => numberXml(part, types))
  const inside = parts.map(({ xml }) => xml)
  switch (tree.name) {
    case 'abs':
      return { xml: wrapIn('math-operator', inside, ' name="abs"'), type: 'float' }
    case 'floor':
      return { xml: wrapIn('math-operator', inside, ' name="floor"'), type: 'integer' }
    case 'round': {
      const [, places = { kind: 'number' as const, text: '0' }] = tree.of
      if (places.kind !== 'number' || !/^\d+$/.test(places.text))
        throw new NotExpressible(formatMessage(say('lost.rounding-that-changes')))
      const figures = ` rounding-mode="decimalPlaces" figures="${places.text}"`
      return { xml: wrapIn('round-to', inside.slice(0, 1), figures), type: 'float' }
    }
    case 'min':
    case 'max':
      return { xml: wrapIn(tree.name, inside), type: isInteger(parts) ? 'integer' : 'float' }
    case 'gcd':
    case 'lcm':
    case 'mod':
      if (!isInteger(parts))
        throw new NotExpressible(formatMessage(say('lost.not-whole-numbers', { name: tree.name })))
      return { xml: wrapIn(tree.name === 'mod' ? 'integer-modulus' : tree.name, inside), type: 'integer' }
    case 'whole':
      throw new NotExpressible(formatMessage(say('lost.comparison-in-calculation')))
  }
}

const exactly = ' tolerance-mode="exact"'
const relations: Record<Relation, (sides: readonly string[]) => string> = {
  '<': (sides) => wrapIn('lt', sides),
  '>': (sides) => wrapIn('gt', sides),
  '<=': (sides) => wrapIn('lte', sides),
  '>=': (sides) => wrapIn('gte', sides),
  '=': (sides) => wrapIn('equal', sides, exactly),
  '!=': (sides) => wrapIn('not', [wrapIn('equal', sides, exactly)]),
}

/** All operands of a chain with the same operator: `a and b and c` is one chain. */
const chain = (tree: FormulaTree, kind: 'and' | 'or'): FormulaTree[] =>
  tree.kind === kind ? [...chain(tree.left, kind), ...chain(tree.right, kind)] : [tree]

/**
 * Converts a condition to a QTI expression.
 * @throws Unsayable
 */
export function conditionXml(tree: FormulaTree, types: VariableTypes): string {
  switch (tree.kind) {
    case 'and':
    case 'or':
      return wrapIn(
        tree.kind,
        chain(tree, tree.kind).map((part) => conditionXml(part, types)),
      )
    case 'comparison': {
      const sides = [tree.first, ...tree.rest.map(({ than }) => than)].map(
        (side) => numberXml(side, types).xml,
      )
      const comparisons = tree.rest.map(({ relation }, index) =>
        relations[relation](sides.slice(index, index + 2)),
      )
      return comparisons.length === 1 ? comparisons.join('') : wrapIn('and', comparisons)
    }
    case 'call':
      if (tree.name === 'whole') {
        const [value = ''] = tree.of.map((part) => numberXml(part, types).xml)
        return relations['=']([value, wrapIn('math-operator', [value], ' name="floor"')])
      }
      break
    default:
  }
  return relations['!=']([numberXml(tree, types).xml, baseValue('integer', '0')])
}
