import type { Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

/** Explains to the author why a formula cannot be evaluated. */
export class FormulaError extends Error {
  override readonly name = 'FormulaTrouble'
  readonly text: Text

  constructor(text: Text) {
    super(text.say)
    this.text = text
  }
}

/** The available functions, with their number of arguments. */
const functions = {
  abs: 1,
  whole: 1,
  floor: 1,
  round: 2,
  min: 2,
  max: 2,
  gcd: 2,
  lcm: 2,
  mod: 2,
} as const
export type FunctionName = keyof typeof functions

const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name)

/** Reserved names, which no parameter can have. */
export const isReserved = (name: string): boolean => isFunction(name) || name === 'and' || name === 'or'

export type Relation = '<' | '>' | '<=' | '>=' | '=' | '!='

/** A parsed formula; numbers keep their original spelling. */
export type FormulaTree =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  /** `round` takes one or two arguments, the others a fixed number. */
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: readonly FormulaTree[] }
  | { readonly kind: 'negative'; readonly of: FormulaTree }
  | {
      readonly kind: '+' | '-' | '*' | '/' | '^' | 'and' | 'or'
      readonly left: FormulaTree
      readonly right: FormulaTree
    }
  /** A chained comparison: `a < b < c` means both. */
  | {
      readonly kind: 'comparison'
      readonly first: FormulaTree
      readonly rest: readonly { readonly relation: Relation; readonly than: FormulaTree }[]
    }

const relations: ReadonlyMap<string, Relation> = new Map([
  ['<', '<'],
  ['>', '>'],
  ['<=', '<='],
  ['≤', '<='],
  ['>=', '>='],
  ['≥', '>='],
  ['=', '='],
  ['==', '='],
  ['!=', '!='],
  ['≠', '!='],
])

const deepest = 60

const token = /\s*(\d+(?:\.\d+)?|\.\d+|[A-Za-z]\w*|<=|>=|!=|≤|≥|≠|==|[-+*/^(),<>=−×÷·])\s*/uy

function tokensOf(formula: string): string[] {
  const tokens: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < formula.length) {
    const at = token.lastIndex
    const next = token.exec(formula)?.[1]
    if (next === undefined) {
      const rest = formula.slice(at).trim()
      if (rest === '') break
      throw new FormulaError(say('formula.unreadable', { what: rest.slice(0, 12) }))
    }
    tokens.push(next)
  }
  return tokens
}

/**
 * Parses + − × ÷ ^, parentheses, names, `2a` for 2 × a, the functions above, comparisons, `and`, and `or`.
 * @throws FormulaTrouble if the text is not a formula.
 */
export function parseFormula(formula: string): FormulaTree {
  const tokens = tokensOf(formula)
  let place = 0
  let depth = 0
  const peek = (): string => tokens[place] ?? ''
  const take = (...some: string[]): string | undefined => {
    if (place >= tokens.length || !some.includes(peek())) return undefined
    place += 1
    return tokens[place - 1]
  }
  const close = () => {
    if (take(')') === undefined) throw new FormulaError(say('formula.left-open'))
  }

  function named(name: string): FormulaTree {
    if (!isFunction(name)) return { kind: 'name', name }
    if (take('(') === undefined) throw new FormulaError(say('formula.call-without-parentheses', { name }))
    const first = either()
    const second = functions[name] === 2 && take(',') !== undefined ? either() : undefined
    if (functions[name] === 2 && second === undefined && name !== 'round')
      throw new FormulaError(say('formula.two-values', { name }))
    close()
    return { kind: 'call', name, of: second === undefined ? [first] : [first, second] }
  }

  function atom(): FormulaTree {
    const next = peek()
    place += 1
    if (/^[\d.]/.test(next)) return { kind: 'number', text: next }
    if (/^[A-Za-z]/.test(next) && next !== 'and' && next !== 'or') return named(next)
    if (next === '(') {
      depth += 1
      if (depth > deepest) throw new FormulaError(say('formula.closed-twice'))
      const inside = either()
      close()
      depth -= 1
      return inside
    }
    throw new FormulaError(next === '' ? say('formula.unfinished') : say('formula.misplaced', { what: next }))
  }

  function raised(): FormulaTree {
    const left = atom()
    return take('^') === undefined ? left : { kind: '^', left, right: signed() }
  }

  function signed(): FormulaTree {
    let isNegative = false
    for (let sign = take('-', '−', '+'); sign !== undefined; sign = take('-', '−', '+')) {
      if (sign !== '+') isNegative = !isNegative
    }
    const of = raised()
    return isNegative ? { kind: 'negative', of } : of
  }

  function product(): FormulaTree {
    let left = signed()
    for (;;) {
      if (take('*', '×', '·') !== undefined) left = { kind: '*', left, right: signed() }
      else if (take('/', '÷') !== undefined) left = { kind: '/', left, right: signed() }
      else if (/^[\d.A-Za-z(]/.test(peek()) && peek() !== 'and' && peek() !== 'or')
        left = { kind: '*', left, right: raised() }
      else return left
    }
  }

  function sum(): FormulaTree {
    let left = product()
    for (;;) {
      if (take('+') !== undefined) left = { kind: '+', left, right: product() }
      else if (take('-', '−') !== undefined) left = { kind: '-', left, right: product() }
      else return left
    }
  }

  function comparison(): FormulaTree {
    const first = sum()
    const rest: { relation: Relation; than: FormulaTree }[] = []
    for (let relation = relations.get(peek()); relation !== undefined; relation = relations.get(peek())) {
      place += 1
      rest.push({ relation, than: sum() })
    }
    return rest.length === 0 ? first : { kind: 'comparison', first, rest }
  }

  function both(): FormulaTree {
    let left = comparison()
    while (take('and') !== undefined) left = { kind: 'and', left, right: comparison() }
    return left
  }

  function either(): FormulaTree {
    let left = both()
    while (take('or') !== undefined) left = { kind: 'or', left, right: both() }
    return left
  }

  if (tokens.length === 0) throw new FormulaError(say('formula.missing'))
  const tree = either()
  if (place < tokens.length) throw new FormulaError(say('formula.misplaced', { what: peek() }))
  return tree
}

const strength = {
  or: 0,
  and: 1,
  comparison: 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  negative: 5,
  '^': 6,
} as const
const loosest = 0
const tightest = 7

/** The precedence of each kind of node. */
const strengthOf = ({ kind }: FormulaTree): number =>
  kind === 'number' || kind === 'name' || kind === 'call' ? tightest : strength[kind]

/** A formula as people write it, with only the necessary parentheses: `2a + 3`. */
export function writeFormula(tree: FormulaTree): string {
  const within = (part: FormulaTree, least: number) =>
    strengthOf(part) < least ? `(${writeFormula(part)})` : writeFormula(part)
  switch (tree.kind) {
    case 'number':
      return tree.text
    case 'name':
      return tree.name
    case 'call':
      return `${tree.name}(${tree.of.map((part) => within(part, loosest)).join(', ')})`
    case 'negative':
      return `-${within(tree.of, strength['^'])}`
    case '*':
      if (tree.right.kind === 'name' && /^-?[\d.]+$/.test(writeFormula(tree.left)))
        return `${writeFormula(tree.left)}${tree.right.name}`
      break
    case '^':
      return `${within(tree.left, tightest)}^${within(tree.right, strength.negative)}`
    case 'comparison':
      return [
        within(tree.first, strength['+']),
        ...tree.rest.map(({ relation, than }) => `${relation} ${within(than, strength['+'])}`),
      ].join(' ')
    default:
  }
  // All of these are left-associative.
  return `${within(tree.left, strength[tree.kind])} ${tree.kind} ${within(tree.right, strength[tree.kind] + 1)}`
}
