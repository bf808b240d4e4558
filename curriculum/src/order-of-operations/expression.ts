/** Operators of an expression, which is a list of numbers, operators, parentheses, and brackets. */
export type Operator = '+' | '−' | '×' | '÷'
export type Token = number | Operator | '(' | ')' | '[' | ']'
export type Tokens = readonly Token[]

const results: Record<Operator, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
}
const isOperator = (token: Token | undefined): token is Operator =>
  token === '+' || token === '−' || token === '×' || token === '÷'
const isStrong = (token: Token | undefined): boolean => token === '×' || token === '÷'
const isOpen = (token: Token | undefined): boolean => token === '(' || token === '['
const isClose = (token: Token | undefined): boolean => token === ')' || token === ']'

const signs: readonly Token[] = ['+', '−', '×', '÷', '(', ')', '[', ']']
export const tokensOf = (text: string): Token[] =>
  (text.match(/\d+|[+−×÷()[\]]/g) ?? []).map((found) => signs.find((sign) => sign === found) ?? Number(found))

/** `3 × (4 + 5)`. */
export const textOf = (tokens: Tokens): string =>
  tokens
    .join(' ')
    .replaceAll(/([([]) /g, '$1')
    .replaceAll(/ ([)\]])/g, '$1')
export const expressionTex = (text: string): string =>
  text.replaceAll('×', String.raw`\times`).replaceAll('÷', String.raw`\div`)
/** Parses the output of `expressionTex`. */
export const fromTex = (source: string): string =>
  source.replaceAll(String.raw`\times`, '×').replaceAll(String.raw`\div`, '÷')

/** The first innermost group, or the whole expression: the index of its first token, and the index after its last. */
function innermost(tokens: Tokens): [from: number, to: number] {
  const close = tokens.findIndex(isClose)
  if (close < 0) return [0, tokens.length]
  return [tokens.slice(0, close).findLastIndex(isOpen) + 1, close]
}

/** The order of operators within a group: by the rules, from left to right, or + and − first. */
export type Priority = 'rules' | 'left-to-right' | 'weak-first'

export function nextOperator(tokens: Tokens, priority: Priority): number {
  const [from, to] = innermost(tokens)
  const places = tokens.flatMap((token, at) => (at > from && at < to && isOperator(token) ? [at] : []))
  const preferred =
    priority === 'left-to-right'
      ? undefined
      : places.find((at) => isStrong(tokens[at]) === (priority === 'rules'))
  return preferred ?? places[0] ?? -1
}

/** One operation carried out: its result replaces it, and a group with one number loses its parentheses. */
export interface Step {
  operator: Operator
  left: number
  right: number
  result: number
  /** The opening token of its group. */
  inside: Token | undefined
  rest: Token[]
}

export function stepAt(tokens: Tokens, at: number): Step {
  const [left, operator, right] = tokens.slice(at - 1, at + 2)
  if (typeof left !== 'number' || typeof right !== 'number' || !isOperator(operator))
    throw new TypeError(`Nothing to do at ${at} of ${textOf(tokens)}`)
  const result = results[operator](left, right)
  const rest = tokens.toSpliced(at - 1, 3, result)
  const isAlone = isOpen(rest[at - 2]) && isClose(rest[at])
  return {
    operator,
    left,
    right,
    result,
    inside: tokens[innermost(tokens)[0] - 1],
    rest: isAlone ? rest.toSpliced(at, 1).toSpliced(at - 2, 1) : rest,
  }
}

/** All steps down to the value. */
export function stepsOf(text: string, priority: Priority = 'rules'): Step[] {
  const steps: Step[] = []
  let tokens: Tokens = tokensOf(text)
  while (tokens.length > 1) {
    const step = stepAt(tokens, nextOperator(tokens, priority))
    steps.push(step)
    tokens = step.rest
  }
  return steps
}

export const valueOf = (text: string, priority: Priority = 'rules'): number =>
  stepsOf(text, priority).at(-1)?.result ?? Number(text)
/** Removes the parentheses of the innermost group. */
export function ungrouped(tokens: Tokens): Tokens {
  const [from, to] = innermost(tokens)
  return from === 0 ? tokens : tokens.toSpliced(to, 1).toSpliced(from - 1, 1)
}
export const bare = (text: string): string => text.replaceAll(/[()[\]]/g, '')

/** Whether all numbers are whole numbers suitable for grade 5. */
export const isWhole = (tokens: Tokens): boolean =>
  tokens.every(
    (token) => typeof token !== 'number' || (Number.isInteger(token) && token >= 0 && token < 1000),
  )

/** Whether each step gives a whole number suitable for grade 5. */
export const isClean = (text: string, most = 400): boolean =>
  stepsOf(text).every(({ result }) => Number.isInteger(result) && result >= 0 && result <= most)

/** Evaluates by a different method: splits sums at their last sign, so no order of steps is needed. */
export function readValue(text: string): number {
  const source = text.replaceAll(' ', '')
  let depth = 0
  const places: { at: number; sign: string }[] = []
  for (const [at, sign] of [...source].entries()) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (depth === 0 && '+−×÷'.includes(sign)) places.push({ at, sign })
  }
  const last =
    places.findLast(({ sign }) => sign === '+' || sign === '−') ??
    places.findLast(({ sign }) => sign === '×' || sign === '÷')
  if (last === undefined)
    return /^[([]/.test(source) ? readValue(source.slice(1, -1)) : Number(source.replaceAll(',', ''))
  const [left, right] = [readValue(source.slice(0, last.at)), readValue(source.slice(last.at + 1))]
  return (
    { '+': left + right, '−': left - right, '×': left * right, '÷': left / right }[last.sign] ?? Number.NaN
  )
}
