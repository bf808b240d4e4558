import type { Level } from '@skills-center/contract/ids'
import { choice, choices, number, type Slip, type WrongOption, type WrongValue } from '../../build-item.ts'
import { inlineChoice, match } from '../../build-placed.ts'
import type { Item, Response, Shown } from '../../item.ts'
import { math, plain, tex } from '../../markup.ts'
import { people } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { listed, numeral, sentence } from '../../wording.ts'

type Operator = '+' | '−' | '×' | '÷'
type Bracket = '(' | ')' | '[' | ']'
/** An expression as it is read from left to right. */
type Token = number | Operator | Bracket

const operators: readonly string[] = ['+', '−', '×', '÷']
const isOperator = (token: Token | undefined): token is Operator =>
  typeof token === 'string' && operators.includes(token)
const opens: readonly unknown[] = ['(', '[']
const closes: readonly unknown[] = [')', ']']

const results: Record<Operator, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
}
const isStrong = (operator: Operator): boolean => operator === '×' || operator === '÷'

function tokensOf(text: string): Token[] {
  return (text.match(/\d+|[+−×÷()[\]]/g) ?? []).map((found): Token => {
    const sign = [...(['+', '−', '×', '÷', '(', ')', '[', ']'] as const)].find((each) => each === found)
    return sign ?? Number(found)
  })
}

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .join(' ')
    .replace(/([([]) /g, '$1')
    .replace(/ ([)\]])/g, '$1')

const shown = (text: string): string => tex(text)

/** The innermost group that comes first, or all of it: from its first token to the one after its last. */
function innermost(tokens: readonly Token[]): [from: number, to: number] {
  const close = tokens.findIndex((token) => closes.includes(token))
  if (close < 0) return [0, tokens.length]
  const open = tokens.slice(0, close).findLastIndex((token) => opens.includes(token))
  return [open + 1, close]
}

/** Where the operator stands that is due next. */
function next(tokens: readonly Token[]): number {
  const [from, to] = innermost(tokens)
  const places = tokens.map((_, index) => index).filter((index) => index > from && index < to)
  const strong = places.find((index) => isDue(tokens[index], true))
  return strong ?? places.find((index) => isDue(tokens[index], false)) ?? -1
}

const isDue = (token: Token | undefined, wantsStrong: boolean): boolean =>
  isOperator(token) && isStrong(token) === wantsStrong

/** One operation done: its result stands in its place, and a group of one number loses its brackets. */
function done(tokens: readonly Token[], at: number, as?: Operator): Token[] {
  const [left, operator, right] = tokens.slice(at - 1, at + 2)
  if (typeof left !== 'number' || typeof right !== 'number' || !isOperator(operator))
    throw new TypeError(`nothing to do at ${at} of ${textOf(tokens)}`)
  const rest = tokens.toSpliced(at - 1, 3, results[as ?? operator](left, right))
  const isAlone = opens.includes(rest[at - 2]) && closes.includes(rest[at])
  return isAlone ? rest.toSpliced(at, 1).toSpliced(at - 2, 1) : rest
}

interface Step {
  operator: Operator
  /** “4 + 5 = 9”. */
  told: string
  isInside: boolean
  /** What is still to do afterwards. */
  rest: Token[]
}

/** All steps in the right order. */
function stepsOf(text: string): Step[] {
  const steps: Step[] = []
  let tokens = tokensOf(text)
  while (tokens.length > 1) {
    const at = next(tokens)
    const operator = tokens[at]
    if (!isOperator(operator)) throw new TypeError(`cannot go on with ${textOf(tokens)}`)
    const isInside = tokens.some((token) => closes.includes(token))
    const told = textOf(tokens.slice(at - 1, at + 2))
    const rest = done(tokens, at)
    steps.push({ operator, told: `${told} = ${String(restValue(rest, at))}`, isInside, rest })
    tokens = rest
  }
  return steps
}

/** The number that an operation at this place left: its brackets may be gone. */
function restValue(rest: readonly Token[], at: number): Token | undefined {
  return typeof rest[at - 1] === 'number' ? rest[at - 1] : rest[at - 2]
}

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0

/** Whether each step gives a whole number that fifth grade can work with. */
const isClean = (text: string, most = 400): boolean =>
  stepsOf(text).every(({ rest }) =>
    rest.every((token) => typeof token !== 'number' || (isWhole(token) && token <= most)),
  )

/** The value, read the way that parentheses and signs ask for; the solver has a reader of its own. */
function valueOf(text: string): number {
  const last = stepsOf(text).at(-1)?.rest[0]
  return typeof last === 'number' ? last : Number(text)
}

const bare = (text: string): string => text.replace(/[()[\]]/g, '')

/** As if all signs were equal: from left to right, groups first. */
function leftToRight(text: string): number {
  let tokens = tokensOf(text)
  while (tokens.length > 1) {
    const [from, to] = innermost(tokens)
    const at = tokens.findIndex((token, index) => index > from && index < to && isOperator(token))
    tokens = done(tokens, at)
  }
  return typeof tokens[0] === 'number' ? tokens[0] : Number.NaN
}

/** The solver's reader: takes sums apart at their last sign, so that it needs no order of steps. */
function read(text: string): number {
  const source = text.replaceAll(' ', '')
  let depth = 0
  const places: { index: number; sign: string }[] = []
  for (const [index, sign] of [...source].entries()) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (depth === 0 && '+−×÷'.includes(sign)) places.push({ index, sign })
  }
  const at =
    places.findLast(({ sign }) => sign === '+' || sign === '−') ??
    places.findLast(({ sign }) => sign === '×' || sign === '÷')
  if (at === undefined)
    return /^[([]/.test(source) ? read(source.slice(1, -1)) : Number(source.replaceAll(',', ''))
  const [left, right] = [read(source.slice(0, at.index)), read(source.slice(at.index + 1))]
  if (at.sign === '+') return left + right
  if (at.sign === '−') return left - right
  return at.sign === '×' ? left * right : left / right
}

/** The expressions of a text, as they stand between the marks of math. */
const expressionsIn = (text: string): string[] =>
  [...text.matchAll(/⟦([^⟧]*)⟧/g)].map(([, found = '']) => found)

type Maker = (pick: (from: number, to: number) => number) => string

const makers: Record<Level, Maker[]> = {
  1: [
    (n) => `${n(2, 9)} × (${n(2, 9)} + ${n(2, 9)})`,
    (n) => `${n(2, 9)} × (${n(8, 15)} − ${n(2, 7)})`,
    (n) => `(${n(2, 12)} + ${n(2, 12)}) × ${n(2, 9)}`,
    (n) => `${n(2, 20)} + ${n(2, 9)} × ${n(3, 9)}`,
    (n) => `${n(30, 90)} − ${n(2, 5)} × ${n(3, 6)}`,
    (n) => divided(n, (dividend, by) => `(${dividend - 5} + 5) ÷ ${by}`),
    (n) => divided(n, (dividend, by, part) => `(${dividend + part} − ${part}) ÷ ${by}`),
    (n) => divided(n, (dividend, by, part) => `${part + 10} + ${dividend} ÷ ${by}`),
    (n) => `${n(30, 60)} − (${n(3, 12)} + ${n(3, 12)})`,
    (n) => `${n(30, 60)} − (${n(13, 22)} − ${n(3, 12)})`,
  ],
  2: [
    (n) => `${n(2, 9)} × (${n(2, 9)} + ${n(2, 9)}) − ${n(3, 12)}`,
    (n) => `(${n(2, 12)} + ${n(2, 12)}) × (${n(8, 15)} − ${n(3, 7)})`,
    (n) => `${n(50, 90)} − ${n(2, 6)} × (${n(8, 12)} − ${n(2, 7)})`,
    (n) => `${n(3, 20)} + (${n(8, 15)} − ${n(2, 7)}) × ${n(2, 9)}`,
    (n) => divided(n, (dividend, by, part) => `${dividend} ÷ ${by} × ${part}`),
    (n) => divided(n, (dividend, by, part) => `${part + 8} × 3 − ${dividend} ÷ ${by}`),
    (n) =>
      divided(
        n,
        (dividend, by, part) => `${dividend} ÷ (${by > 2 ? by - 1 : 1} + ${by > 2 ? 1 : by - 1}) + ${part}`,
      ),
    (n) => `${n(40, 80)} − ${n(3, 12)} + ${n(2, 8)} × ${n(2, 6)}`,
  ],
  3: [
    (n) => `${n(2, 6)} × [${n(20, 40)} − (${n(3, 9)} + ${n(2, 9)})]`,
    (n) => `${n(2, 6)} × [${n(2, 12)} + (${n(8, 14)} − ${n(3, 7)}) × ${n(2, 5)}]`,
    (n) => `${n(50, 99)} − [${n(2, 5)} × (${n(2, 7)} + ${n(2, 6)}) − ${n(2, 9)}]`,
    (n) => `[${n(20, 50)} − ${n(2, 4)} × (${n(2, 5)} + 1)] × ${n(2, 6)}`,
    (n) => `${n(60, 99)} − [${n(20, 40)} − (${n(2, 9)} + ${n(2, 9)})]`,
    (n) => divided(n, (dividend, by, part) => `${part} + [${dividend} ÷ ${by} + (${part + 6} − ${by})]`),
    (n) => divided(n, (dividend, by, part) => `${dividend} ÷ [${by + 14} − (${part} + ${14 - part})]`),
  ],
}

/** A dividend with its divisor, and a small number besides. */
function divided(
  n: (from: number, to: number) => number,
  text: (dividend: number, by: number, part: number) => string,
): string {
  const by = n(2, 9)
  return text(by * n(3, 10), by, n(2, 9))
}

function expressionAt(random: Random, level: Level): string {
  const text = random.pick(makers[level])((from, to) => random.integer(from, to))
  return isClean(text) ? text : expressionAt(random, level)
}

const names = { '+': 'addition', '−': 'subtraction', '×': 'multiplication', '÷': 'division' } as const

/** Why this step comes now. */
function reason({ operator, isInside }: Step, before: readonly Token[]): string {
  if (isInside) {
    const [from] = innermost(before)
    return before[from - 1] === '[' ? 'Now the brackets' : 'Parentheses come first'
  }
  const others = before.filter(isOperator)
  const hasWeak = others.some((each) => !isStrong(each))
  if (isStrong(operator) && hasWeak) return `${sentence(names[operator])} comes before ${weakName(others)}`
  return others.length > 1 ? 'Go on from left to right' : 'Last'
}

const weakName = (all: readonly Operator[]): string =>
  [...new Set(all.filter((each) => !isStrong(each)).map((each) => names[each]))].join(' and ')

/** “Parentheses come first: 4 + 5 = 9. That leaves 3 × 9.” */
function explained(text: string): string[] {
  let before = tokensOf(text)
  return stepsOf(text).map((step) => {
    const why = reason(step, before)
    before = step.rest
    return `${why}: ${step.told}.${step.rest.length > 1 ? ` That leaves ${shown(textOf(step.rest))}.` : ''}`
  })
}

/** The first operation that is due, as words write it: “4 + 5”. */
function firstOf(text: string): string {
  return stepsOf(text)[0]?.told.replace(/ = .*/, '') ?? ''
}

/** What the usual slips make of an expression. */
function slipsOf(text: string): WrongValue[] {
  const first = firstOf(text)
  const without = bare(text)
  const candidates: { value: number; slip: Slip }[] = [
    {
      value: leftToRight(text),
      slip: {
        misconception: 'left-to-right',
        feedback: `It looks as if you worked from left to right. Multiplication and division come before addition and subtraction. So what comes first here?`,
      },
    },
    ...(without === text
      ? []
      : [
          {
            value: valueOf(without),
            slip: {
              misconception: 'ignores-parentheses',
              feedback: `That is the value without the parentheses. They tell you to do ${first} before anything else.`,
            },
          },
          {
            value: leftToRight(without),
            slip: {
              misconception: 'ignores-parentheses',
              feedback: `It looks as if you went from left to right without the parentheses. Start with ${first}.`,
            },
          },
        ]),
    ...(text.includes('[')
      ? [
          {
            value: valueOf(text.replace(/\[([^\]]*)\]/, '$1')),
            slip: {
              misconception: 'ignores-parentheses',
              feedback: `You did ${first} first, and that is right. But then the whole bracket comes before the rest.`,
            },
          },
        ]
      : []),
    {
      value: weakFirst(text),
      slip: {
        misconception: 'adds-first',
        feedback: `You added or subtracted too early. Where no parentheses ask for it, multiplication and division come first.`,
      },
    },
  ]
  return candidates
    .filter(({ value }) => isWhole(value))
    .map(({ value, slip }) => ({ value: String(value), ...slip }))
}

/** As if addition and subtraction came first. */
function weakFirst(text: string): number {
  let tokens = tokensOf(text)
  while (tokens.length > 1) {
    const [from, to] = innermost(tokens)
    const places = tokens.map((_, index) => index).filter((index) => index > from && index < to)
    const at =
      places.find((index) => isDue(tokens[index], false)) ??
      places.find((index) => isDue(tokens[index], true))
    if (at === undefined) return Number.NaN
    tokens = done(tokens, at)
  }
  return typeof tokens[0] === 'number' ? tokens[0] : Number.NaN
}

/** One pair of parentheses or none (level 1), more operations (level 2), brackets around parentheses (level 3). */
const evaluate: ComputedModel = {
  id: 'evaluate',
  kind: 'computed',
  thinking: 'compute',
  seconds: 45,
  make(random, level) {
    const text = expressionAt(random, level)
    const steps = stepsOf(text)
    const last = steps.at(-1)
    const [first] = steps
    const beforeLast = steps.at(-2)?.rest ?? []
    const partial = steps.at(-2)
    return {
      stem: `Find the value of ${shown(text)}.`,
      ...number({ label: 'Value' }, { value: String(last?.rest[0]) }, [
        ...slipsOf(text),
        ...(partial === undefined || beforeLast.length < 2
          ? []
          : [
              {
                value: partial.told.replace(/^.* = /, ''),
                misconception: 'stops-early',
                feedback: `You found ${partial.told}, which is right. Put it back: there is still ${shown(textOf(beforeLast))} to do.`,
              },
            ]),
      ]),
      hints: [
        level === 3
          ? 'There are brackets around parentheses. Start with the innermost ones.'
          : text.includes('(')
            ? 'Do what is in parentheses first.'
            : 'Look at the signs first. Which operation comes before the others?',
        `Start with ${first?.told.replace(/ = .*/, '') ?? ''}. Write the result in its place and copy the rest. What comes next?`,
      ],
      solution: [...explained(text), `So the value is ${numeral(Number(last?.rest[0]))}.`],
    }
  },
  solve({ stem }) {
    return { kind: 'number', text: String(read(expressionsIn(stem)[0] ?? '')) }
  },
}

/** An expression with words for it. */
interface Phrase {
  words: string
  text: string
}

/** Three numbers with a > b × c, so that every difference is positive. */
type Phrases = (a: number, b: number, c: number) => Phrase[]

const inSteps: Phrases = (a, b, c) => [
  { words: `Add ${a} and ${b}. Then multiply by ${c}.`, text: `(${a} + ${b}) × ${c}` },
  { words: `Multiply ${b} by ${c}. Then add that to ${a}.`, text: `${a} + ${b} × ${c}` },
  { words: `Subtract ${b} from ${a}. Then multiply by ${c}.`, text: `(${a} − ${b}) × ${c}` },
  { words: `Multiply ${b} by ${c}. Then subtract that from ${a}.`, text: `${a} − ${b} × ${c}` },
  { words: `Multiply ${a} by ${c}. Then add ${b}.`, text: `${a} × ${c} + ${b}` },
  { words: `Multiply ${a} by ${c}. Then subtract ${b}.`, text: `${a} × ${c} − ${b}` },
]

const inNouns: Phrases = (a, b, c) => [
  { words: `${c} times the sum of ${a} and ${b}`, text: `${c} × (${a} + ${b})` },
  { words: `${a} plus the product of ${b} and ${c}`, text: `${a} + ${b} × ${c}` },
  { words: `${c} times the difference of ${a} and ${b}`, text: `${c} × (${a} − ${b})` },
  { words: `${a} minus the product of ${b} and ${c}`, text: `${a} − ${b} × ${c}` },
  { words: `${b} more than the product of ${a} and ${c}`, text: `${a} × ${c} + ${b}` },
  { words: `${b} less than the product of ${a} and ${c}`, text: `${a} × ${c} − ${b}` },
  { words: `${a} minus the sum of ${b} and ${c}`, text: `${a} − (${b} + ${c})` },
  { words: `the sum of ${a} and ${c}, minus ${b}`, text: `${a} + ${c} − ${b}` },
]

const packed = [
  { box: 'box', boxes: 'boxes', thing: 'pencils', one: 'red', other: 'blue', lost: 'broken' },
  { box: 'bag', boxes: 'bags', thing: 'apples', one: 'red', other: 'green', lost: 'rotten' },
  { box: 'row', boxes: 'rows', thing: 'chairs', one: 'wooden', other: 'metal', lost: 'broken' },
  { box: 'tray', boxes: 'trays', thing: 'muffins', one: 'plain', other: 'berry', lost: 'burnt' },
  { box: 'pack', boxes: 'packs', thing: 'balloons', one: 'yellow', other: 'white', lost: 'torn' },
] as const

const inStories =
  ({ box, boxes, thing, one, other, lost }: (typeof packed)[number]): Phrases =>
  (a, b, c) => [
    {
      words: `${c} ${boxes} with ${a} ${one} and ${b} ${other} ${thing} each. How many ${thing}?`,
      text: `${c} × (${a} + ${b})`,
    },
    {
      words: `${c} ${boxes} with ${a} ${thing} each, and ${b} ${thing} beside them. How many ${thing}?`,
      text: `${c} × ${a} + ${b}`,
    },
    {
      words: `${c} ${boxes} with ${b} ${thing} each, and ${a} ${thing} beside them. How many ${thing}?`,
      text: `${c} × ${b} + ${a}`,
    },
    {
      words: `${c} ${boxes} with ${a} ${thing} each. In each ${box}, ${b} are ${lost}. How many are good?`,
      text: `${c} × (${a} − ${b})`,
    },
    {
      words: `${c} ${boxes} with ${a} ${thing} each. In all, ${b} are ${lost}. How many are good?`,
      text: `${c} × ${a} − ${b}`,
    },
    {
      words: `${a} ${thing}. Then ${c} ${boxes} with ${b} ${thing} each are taken away. How many are left?`,
      text: `${a} − ${c} × ${b}`,
    },
  ]

const quoted = (words: string): string => `“${sentence(words).replace(/\.$/, '')}”`

/** Words with the expression of others. */
function wrongPair(words: string, text: string, other: string): Slip {
  const misconception = bare(other) === bare(text) ? 'ignores-parentheses' : 'mixes-words'
  return {
    misconception,
    feedback:
      firstOf(other) === firstOf(text)
        ? `The first step of that expression fits ${quoted(words)}. What has to be done after it?`
        : `The first step of that expression is ${firstOf(other)}. Is that the first step in ${quoted(words)}?`,
  }
}

/** From words to expressions: steps in order (level 1), names of results (level 2), short stories (level 3). */
const matchWords: ComputedModel = {
  id: 'match-words',
  kind: 'computed',
  thinking: 'classify',
  seconds: 60,
  make(random, level) {
    const [b, c] = [random.integer(2, level === 3 ? 5 : 7), random.integer(2, level === 3 ? 5 : 7)]
    const a = b * c + random.integer(2, 12)
    if (b === c) return matchWords.make(random, level)
    const phrases = level === 1 ? inSteps : level === 2 ? inNouns : inStories(random.pick(packed))
    const picked = random.sample(phrases(a, b, c), level === 1 ? 4 : 5)
    const values = picked.map(({ text }) => valueOf(text))
    if (new Set(values).size < values.length) return matchWords.make(random, level)
    const pairs = picked.slice(0, -1)
    const [extra] = picked.slice(-1)
    return {
      stem:
        level === 3
          ? 'Find the expression for each story. One expression is left over.'
          : 'Find the expression for each description. One expression is left over.',
      ...match(random, {
        pairs: pairs.map(({ words, text }) => ({
          source: sentence(words),
          target: shown(text),
          slips: picked
            .filter((other) => other.text !== text)
            .map((other) => ({ target: shown(other.text), ...wrongPair(words, text, other.text) })),
        })),
        others: extra === undefined ? [] : [shown(extra.text)],
        slip: {
          misconception: 'mixes-words',
          feedback:
            level === 3
              ? 'Look at one story at a time. What is there in each group, and what is there only once?'
              : 'Take the descriptions one by one. Which operation is done first, and with which two numbers?',
        },
      }),
      hints: [
        level === 3
          ? 'Ask for each story: what is repeated, and how many times?'
          : level === 2
            ? 'A sum comes from adding, a difference from subtracting, a product from multiplying.'
            : 'The operation that is done first is in parentheses, or it is a multiplication.',
        level === 3
          ? 'What is in every group belongs inside the parentheses. What is there once stands outside.'
          : 'Find the two numbers that are put together first. Then look for the expression where they are.',
      ],
      solution: [
        'Find out for each of them what is done first.',
        ...pairs.map(
          ({ words, text }) => `${quoted(words)}: first comes ${firstOf(text)}. So it is ${shown(text)}.`,
        ),
      ],
    }
  },
  solve({ interaction }) {
    if (interaction.kind !== 'match') throw new TypeError('expects pairs')
    const placed = Object.fromEntries(
      interaction.sources.map(({ id, text }) => {
        const wanted = meant(text)
        return [
          id,
          interaction.targets.find((target) => read(expressionsIn(target.text)[0] ?? '') === wanted)?.id ??
            '',
        ]
      }),
    )
    return { kind: 'match', placed }
  },
}

/** What words say, worked out number by number. */
function meant(words: string): number {
  const [first = 0, second = 0, third = 0] = (words.match(/\d+/g) ?? []).map(Number)
  const patterns: [RegExp, () => number][] = [
    [/^Add/, () => (first + second) * third],
    [/^Multiply.*add that to/, () => third + first * second],
    [/^Multiply.*add/, () => first * second + third],
    [/^Subtract/, () => (second - first) * third],
    [/^Multiply.*subtract that from/, () => third - first * second],
    [/^Multiply.*subtract/, () => first * second - third],
    [/times the sum/, () => first * second + first * third],
    [/times the difference/, () => first * second - first * third],
    [/plus the product/, () => second * third + first],
    [/minus the product/, () => first - second * third],
    [/more than the product/, () => second * third + first],
    [/less than the product/, () => second * third - first],
    [/minus the sum/, () => first - second - third],
    [/sum of .* minus/, () => first + second - third],
    [/taken away/, () => first - second * third],
    [/beside/, () => third + first * second],
    [/In each/, () => first * second - first * third],
    [/In all/, () => first * second - third],
    [/ and .* each/, () => first * second + first * third],
  ]
  return patterns.find(([pattern]) => pattern.test(words))?.[1]() ?? Number.NaN
}

/** Every way to put parentheses around two or three of four numbers, or around two pairs. */
function placements(
  numbers: readonly number[],
  signs: readonly Operator[],
): { text: string; pairs: number }[] {
  const write = (groups: [number, number][]): string =>
    numbers
      .map((each, index) => {
        const open = groups.some(([from]) => from === index) ? '(' : ''
        const close = groups.some(([, to]) => to === index) ? ')' : ''
        return `${open}${each}${close}${index < signs.length ? ` ${signs[index] ?? ''} ` : ''}`
      })
      .join('')
  const all: [number, number][][] = [
    [[0, 1]],
    [[1, 2]],
    [[2, 3]],
    [[0, 2]],
    [[1, 3]],
    [
      [0, 1],
      [2, 3],
    ],
  ]
  return all.map((groups) => ({
    text: write(groups),
    pairs: groups.length === 1 && groups.every(([from, to]) => to - from === 1) ? 1 : 2,
  }))
}

const signPatterns: readonly (readonly Operator[])[] = [
  ['+', '×', '−'],
  ['×', '+', '−'],
  ['−', '+', '×'],
  ['×', '−', '+'],
  ['+', '+', '×'],
  ['×', '+', '×'],
  ['+', '×', '+'],
  ['−', '×', '+'],
]

/** Where parentheses go: around two numbers (level 1), around more or twice (level 2), where they are not needed (level 3). */
const placeParentheses: ComputedModel = {
  id: 'place-parentheses',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 60,
  make(random, level) {
    return level === 3 ? needless(random) : reachValue(random, level)
  },
  solve({ stem, interaction }) {
    if (interaction.kind === 'choices') {
      const fits = interaction.options.filter(({ text }) => {
        const [source = ''] = expressionsIn(text)
        return read(source) === read(bare(source))
      })
      return { kind: 'choices', options: fits.map(({ id }) => id) }
    }
    if (interaction.kind !== 'choice') throw new TypeError('expects options')
    const wanted = Number((expressionsIn(stem)[0] ?? '').split(' = ')[1])
    const found = interaction.options.find(({ text }) => read(expressionsIn(text)[0] ?? '') === wanted)
    return { kind: 'choice', option: found?.id ?? '' }
  },
}

function reachValue(random: Random, level: Level): Item {
  const signs = random.pick(signPatterns)
  const numbers = signs.map(() => random.integer(2, 9))
  const all = [random.integer(2, signs[0] === '−' ? 40 : 12), ...numbers]
  const usable = placements(all, signs).filter(
    ({ text, pairs }) =>
      (level === 2 || pairs === 1) && isClean(text) && stepsOf(text).every(({ rest }) => !rest.includes(0)),
  )
  const different = usable.filter(
    ({ text }, index) => usable.findIndex((other) => valueOf(other.text) === valueOf(text)) === index,
  )
  if (different.length < (level === 1 ? 3 : 4)) return reachValue(random, level)
  const options = random.sample(different, level === 1 ? 3 : 4)
  // An equation that is true as it stands needs no parentheses.
  const right = options.find(({ text }) => valueOf(text) !== valueOf(bare(text)))
  if (right === undefined || new Set(all).size < 3) return reachValue(random, level)
  const plainText = bare(right.text)
  const value = valueOf(right.text)
  const steps = stepsOf(right.text)
  return {
    stem: `Parentheses are missing in ${shown(`${plainText} = ${value}`)}. Where must they stand to make it true?`,
    ...choice(random, {
      right: shown(right.text),
      wrong: options
        .filter((option) => option !== right)
        .map(({ text }): WrongOption => ({
          text: shown(text),
          misconception: valueOf(text) === valueOf(plainText) ? 'needless-parentheses' : 'groups-wrong',
          feedback:
            valueOf(text) === valueOf(plainText)
              ? `These parentheses change nothing. With them and without them the value is ${valueOf(text)}, and not ${value}.`
              : `Work it out. ${explained(text)[0] ?? ''} In the end the value is ${valueOf(text)}, and not ${value}.`,
        })),
    }),
    hints: [
      `Without parentheses the value of ${shown(plainText)} is ${valueOf(plainText)}. Must the value become greater or less?`,
      'Try the options one by one. Do what is in parentheses first, and see what comes out.',
    ],
    solution: [
      ...explained(right.text).slice(0, 1),
      `Then ${steps
        .slice(1)
        .map(({ told: step }) => step)
        .join(', and ')}. That is the value we want.`,
      `So it must be ${shown(right.text)}.`,
    ],
  }
}

/** Expressions whose parentheses change nothing, and those where they do. */
const needlessMakers: Maker[] = [
  (n) => `(${n(2, 9)} × ${n(2, 9)}) + ${n(2, 12)}`,
  (n) => `${n(2, 12)} + (${n(2, 9)} × ${n(2, 9)})`,
  (n) => `(${n(5, 20)} + ${n(2, 9)}) − ${n(2, 6)}`,
  (n) => `${n(5, 20)} + (${n(10, 20)} − ${n(2, 9)})`,
  (n) => `${n(50, 90)} − (${n(2, 6)} × ${n(2, 8)})`,
  (n) => `(${n(20, 40)} − ${n(2, 9)}) − ${n(2, 9)}`,
]
const neededMakers: Maker[] = [
  (n) => `(${n(2, 12)} + ${n(2, 9)}) × ${n(2, 9)}`,
  (n) => `${n(2, 9)} × (${n(10, 20)} − ${n(2, 9)})`,
  (n) => `${n(40, 60)} − (${n(10, 20)} − ${n(2, 9)})`,
  (n) => `${n(40, 60)} − (${n(5, 15)} + ${n(2, 9)})`,
  (n) => `${n(2, 9)} × (${n(2, 9)} + ${n(2, 9)})`,
  (n) => divided(n, (dividend, by) => `(${dividend - 2} + 2) ÷ ${by}`),
]

function needless(random: Random): Item {
  const make = (maker: Maker) => maker((from, to) => random.integer(from, to))
  const howMany = random.pick([2, 3])
  const free = random.sample(needlessMakers, howMany).map(make)
  const bound = random.sample(neededMakers, 5 - howMany).map(make)
  const isUsable =
    [...free, ...bound].every((text) => isClean(text)) &&
    free.every((text) => valueOf(text) === valueOf(bare(text))) &&
    bound.every((text) => valueOf(text) !== valueOf(bare(text)))
  if (!isUsable) return needless(random)
  const [example = '', other = ''] = [free[0], bound[0]]
  return {
    stem: 'Some of these parentheses are not needed: you can leave them out, and the value stays the same. Pick them all.',
    ...choices(random, {
      right: free.map(shown),
      wrong: bound.map((text): WrongOption => ({
        text: shown(text),
        misconception: 'ignores-parentheses',
        feedback: `Try ${shown(text)} with and without its parentheses. With them you start with ${firstOf(text)}. Without them you would start with ${firstOf(bare(text))}. Is the value the same?`,
      })),
      missed: {
        misconception: 'needless-parentheses',
        feedback:
          'What you picked may be right, but there is more. Sometimes the operation in parentheses would be done first anyway, or the order makes no difference.',
      },
    }),
    hints: [
      'Think away the parentheses. Which operation would be done first then?',
      'If the same operation still comes first, nothing changes. With a minus sign before the parentheses, work out both values.',
    ],
    solution: [
      `In ${shown(example)} they change nothing: with and without them the value is ${valueOf(example)}.`,
      `In ${shown(other)} they do: with them the value is ${valueOf(other)}, and without them you would start with ${firstOf(bare(other))}.`,
      `So the parentheses are not needed in ${listed(free.map(shown))}.`,
    ],
  }
}

/** A sum or difference of large numbers, in parentheses or bare. */
function large(random: Random): string {
  const [one, other] = [random.integer(1200, 9800), random.integer(120, 1100)]
  return `${one} ${random.pick(['+', '−'])} ${other}`
}

/** Without working it out: one factor or addend (level 1), two groupings (level 2), from a known product (level 3). */
const compareThem: ComputedModel = {
  id: 'compare',
  kind: 'computed',
  thinking: 'compare',
  seconds: 45,
  make(random, level) {
    if (level === 1) return timesAsLarge(random, random.pick(['+', '−', '×', '÷'] as const))
    return level === 2 ? twoGroupings(random) : fromKnown(random)
  },
  solve({ stem, interaction }) {
    if (interaction.kind === 'number') {
      const last = expressionsIn(stem).at(-1) ?? ''
      return { kind: 'number', text: String(read(last)) }
    }
    if (interaction.kind !== 'inline-choice') throw new TypeError('expects a gap')
    const [gap] = interaction.gaps
    const texts = interaction.parts.flatMap((part) => ('text' in part ? expressionsIn(part.text) : []))
    const [one = Number.NaN, other = Number.NaN] = texts.map(read)
    const pick = (pattern: RegExp): Response => ({
      kind: 'inline-choice',
      placed: { [gap?.id ?? '']: gap?.options.find(({ text }) => pattern.test(plain(text)))?.id ?? '' },
    })
    if (/grouping/.test(gap?.label ?? '')) {
      return pick(one === other ? /equal/ : one < other ? /less/ : /greater/)
    }
    if (one % other === 0 && one > other) return pick(/times/)
    if (one < other && other % one === 0) return pick(/frac/)
    return pick(one > other ? /more/ : /less/)
  },
}

function timesAsLarge(random: Random, operator: Operator): Item {
  const by = random.integer(2, 9)
  const base = large(random)
  const group = `(${base})`
  if (operator === '÷' && valueOf(base) % by !== 0) return timesAsLarge(random, operator)
  const text = operator === '×' && random.chance(0.5) ? `${by} × ${group}` : `${group} ${operator} ${by}`
  const options: Record<Operator, string> = {
    '×': `${by} times as large as`,
    '÷': `${math`\frac{1}{${by}}`} as large as`,
    '+': `${by} more than`,
    '−': `${by} less than`,
  }
  const slips: Record<Operator, string> = {
    '×': `“Times as large” comes from multiplying by ${by}. Which sign stands next to the parentheses?`,
    '÷': `That comes from cutting the amount into ${by} equal parts. Which sign stands next to the parentheses?`,
    '+': `“More than” comes from adding ${by}. Which sign stands next to the parentheses?`,
    '−': `“Less than” comes from subtracting ${by}. Which sign stands next to the parentheses?`,
  }
  const all = ['×', '÷', '+', '−'] as const
  return {
    stem: 'Complete the sentence. You do not have to work out the numbers.',
    ...inlineChoice(random, [
      `${shown(text)} is `,
      {
        label: 'comparison',
        right: options[operator],
        wrong: all
          .filter((each) => each !== operator)
          .map((each): WrongOption => ({
            text: options[each],
            misconception: 'mixes-words',
            feedback: slips[each],
          })),
      },
      ` ${shown(base)}.`,
    ]),
    hints: [
      `Think of ${shown(base)} as one number. It is in both expressions.`,
      `What does the sign next to the parentheses do with that number?`,
    ],
    solution: [
      `Both expressions have ${shown(base)} in them. Think of it as one number.`,
      {
        '×': `It is multiplied by ${by}, so the result is ${by} times as large.`,
        '÷': `It is divided by ${by}, so the result is one of ${by} equal parts of it.`,
        '+': `The number ${by} is added, so the result is ${by} more.`,
        '−': `The number ${by} is subtracted, so the result is ${by} less.`,
      }[operator],
    ],
  }
}

type Grouping = (n: (from: number, to: number) => number) => { one: string; other: string; because: string }

/** In all of them but those marked “equal”, the first is greater. */
const groupings: { unequal: Grouping[]; equal: Grouping[] } = {
  unequal: [
    (n) => {
      const [by, a, b] = [n(3, 9), n(120, 900), n(12, 90)]
      return {
        one: `${by} × (${a} + ${b})`,
        other: `${by} × ${a} + ${b}`,
        because: `With parentheses, ${b} is taken ${by} times. Without them it is taken once.`,
      }
    },
    (n) => {
      const [by, a, b] = [n(3, 9), n(120, 900), n(12, 90)]
      return {
        one: `(${a} + ${b}) × ${by}`,
        other: `${a} + ${b} × ${by}`,
        because: `With parentheses, ${a} is taken ${by} times. Without them it is taken once.`,
      }
    },
    (n) => {
      const [a, b, c] = [n(700, 990), n(200, 400), n(20, 190)]
      return {
        one: `${a} − ${b} + ${c}`,
        other: `${a} − (${b} + ${c})`,
        because: `With parentheses, ${c} is taken away. Without them it is added.`,
      }
    },
    (n) => {
      const [a, b, c] = [n(700, 990), n(200, 400), n(20, 190)]
      return {
        one: `${a} − (${b} − ${c})`,
        other: `${a} − ${b} − ${c}`,
        because: `With parentheses, less than ${b} is taken away. Without them ${b} and ${c} are both taken away.`,
      }
    },
    (n) => {
      const [by, a, b] = [n(3, 9), n(120, 900), n(12, 90)]
      return {
        one: `${by} × ${a} − ${b}`,
        other: `${by} × (${a} − ${b})`,
        because: `With parentheses, ${b} is taken away ${by} times. Without them it is taken away once.`,
      }
    },
  ],
  equal: [
    (n) => {
      const [by, a, b] = [n(3, 9), n(120, 900), n(12, 90)]
      return {
        one: `${by} × (${a} + ${b})`,
        other: `${by} × ${a} + ${by} × ${b}`,
        because: `On both sides, ${a} and ${b} are each taken ${by} times.`,
      }
    },
    (n) => {
      const [a, b, c] = [n(700, 990), n(200, 400), n(20, 190)]
      return {
        one: `${a} − (${b} + ${c})`,
        other: `${a} − ${b} − ${c}`,
        because: `On both sides, ${b} and ${c} are both taken away from ${a}.`,
      }
    },
    (n) => {
      const [a, b, c] = [n(300, 990), n(200, 400), n(20, 190)]
      return {
        one: `${a} + (${b} − ${c})`,
        other: `${a} + ${b} − ${c}`,
        because: `On both sides, ${b} is added to ${a}, and ${c} is taken away.`,
      }
    },
  ],
}

const relations = ['less than', 'equal to', 'greater than'] as const

function twoGroupings(random: Random): Item {
  const isEqual = random.chance(1 / 3)
  const { one, other, because } = random.pick(isEqual ? groupings.equal : groupings.unequal)((from, to) =>
    random.integer(from, to),
  )
  const isTurned = random.chance(0.5)
  const [left, right] = isTurned ? [other, one] : [one, other]
  const relation = isEqual ? 'equal to' : isTurned ? 'less than' : 'greater than'
  return {
    stem: 'Complete the sentence. Think about what happens to each number, and do not work it out.',
    ...inlineChoice(random, [
      `${shown(left)} is `,
      {
        label: 'comparison of the groupings',
        right: relation,
        wrong: relations
          .filter((each) => each !== relation)
          .map((each): WrongOption => ({
            text: each,
            misconception: each === 'equal to' ? 'ignores-parentheses' : 'groups-wrong',
            feedback:
              each === 'equal to'
                ? 'Both have the same numbers and signs, but the parentheses change what is done with them. Which number is treated differently?'
                : `Follow each number on both sides. Is it taken the same number of times, and is it added or taken away?`,
          })),
        keepOrder: [...relations],
      },
      ` ${shown(right)}.`,
    ]),
    hints: [
      'Compare what happens to each of the numbers on the left and on the right.',
      'Try it with small numbers in the same places, such as 2, 3, and 10.',
    ],
    solution: [because, `So the left side is ${relation} the right side.`],
  }
}

function fromKnown(random: Random): Item {
  const [a, b] = [random.integer(12, 98), random.integer(23, 98)]
  const by = random.pick([1, 1, 2, 10])
  const isMore = random.chance(0.5)
  const isFirst = random.chance(0.4)
  if (a === b || a <= by || b <= by) return fromKnown(random)
  const sign = isMore ? '+' : '−'
  const known = a * b
  const [grown, other] = isFirst ? [a, b] : [b, a]
  const change = by * other
  const value = isMore ? known + change : known - change
  const asked = isFirst ? `(${a} ${sign} ${by}) × ${b}` : `${a} × (${b} ${sign} ${by})`
  const groups = by === 1 ? `one ${other}` : `${by} times ${other}`
  return {
    stem: `You know that ${tex(`${a} × ${b} = ${known}`)}. Use this to find ${shown(asked)}.`,
    ...number({ label: 'Value' }, { value: String(value) }, [
      {
        value: String(isMore ? known + by : known - by),
        misconception: 'groups-wrong',
        feedback: `You changed the product by ${by}. But it is a factor that changes by ${by}, so the number of groups of ${other} changes.`,
      },
      {
        value: String(isMore ? known + by * grown : known - by * grown),
        misconception: 'groups-wrong',
        feedback: `You changed the product by groups of ${grown}. Look again: what is multiplied by ${isFirst ? `(${a} ${sign} ${by})` : `(${b} ${sign} ${by})`}?`,
      },
      {
        value: String(isMore ? known - change : known + change),
        misconception: 'mixes-words',
        feedback: `You went the other way. Does the factor in parentheses become greater or less?`,
      },
    ]),
    hints: [
      `The product tells how much ${grown} groups of ${other} are. How many groups are asked for?`,
      `There ${by === 1 ? 'is one' : `are ${by}`} ${isMore ? 'more' : 'fewer'} ${by === 1 ? 'group' : 'groups'} of ${other}. What does that do to ${numeral(known)}?`,
    ],
    solution: [
      `${numeral(known)} is ${grown} groups of ${other}. Now there ${by === 1 ? 'is one' : `are ${by}`} ${isMore ? 'more' : 'fewer'}.`,
      `So ${isMore ? 'add' : 'subtract'} ${groups}: ${numeral(known)} ${sign} ${change} = ${numeral(value)}.`,
    ],
  }
}

interface Line {
  text: string
  /** What was done to get here. */
  told: string
  isWrong: boolean
}

/** A wrong move: another operation first, parentheses left out, or another operation than the sign says. */
function wrongMoves(tokens: readonly Token[]): { rest: Token[]; slip: string }[] {
  const right = next(tokens)
  const wanted = read(textOf(tokens))
  const isAt = (list: readonly Token[], index: number) =>
    isOperator(list[index]) && typeof list[index - 1] === 'number' && typeof list[index + 1] === 'number'
  const early = tokens.flatMap((_, index) =>
    index !== right && isAt(tokens, index) ? [{ rest: done(tokens, index), slip: 'left-to-right' }] : [],
  )
  const loose = tokens.filter((token) => token !== '(' && token !== ')')
  const dropped =
    loose.length < tokens.length && isAt(loose, 1)
      ? [{ rest: done(loose, 1), slip: 'ignores-parentheses' }]
      : []
  const operator = tokens[right]
  const taken = { '+': '×', '−': '+', '×': '+', '÷': '−' } as const
  const swapped = isOperator(operator)
    ? [{ rest: done(tokens, right, taken[operator]), slip: 'other-operation' }]
    : []
  const usable = (each: { rest: Token[] }) =>
    each.rest.every((token) => typeof token !== 'number' || isWhole(token)) &&
    read(textOf(each.rest)) !== wanted &&
    (each.rest.length === 1 || isClean(textOf(each.rest), 999))
  const order = [...dropped, ...early].filter(usable)
  return order.length > 0 ? order : swapped.filter(usable)
}

/** Somebody's lines: two operations (level 1), three (level 2), with brackets (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 60,
  make(random, level): Item {
    const count = level === 1 ? 2 : level === 2 ? 3 : random.pick([3, 4])
    return madeMistake(random, level, count, random.integer(0, count))
  },
  solve: (item) => firstWrongLine(item),
}

/** So many lines, the first mistake in this one, counted from 0; after the last line there is none. */
function madeMistake(random: Random, level: Level, count: number, wrongAt: number): Item {
  const again = () => madeMistake(random, level, count, wrongAt)
  const text = expressionAt(random, level)
  if (stepsOf(text).length !== count) return again()
  const lines: Line[] = []
  let tokens = tokensOf(text)
  let slip = ''
  let mended = ''
  for (let index = 0; index < count; index += 1) {
    const [step] = stepsOf(textOf(tokens))
    if (step === undefined) return again()
    if (index === wrongAt) {
      const moves = wrongMoves(tokens)
      if (moves.length === 0) return again()
      const move = random.pick(moves)
      slip = move.slip
      mended = `${reason(step, tokens)}: ${step.told}.${step.rest.length > 1 ? ` That leaves ${shown(textOf(step.rest))}.` : ''}`
      tokens = move.rest
      lines.push({ text: textOf(tokens), told: '', isWrong: true })
    } else {
      const why = `${reason(step, tokens)}: ${step.told}.`
      tokens = step.rest
      lines.push({ text: textOf(tokens), told: why, isWrong: false })
    }
  }
  if (tokens.some((token) => typeof token !== 'number' || token > 999)) return again()
  const [name = '', other = ''] = people(random, 2)
  const labels = lines.map((_, index) => `Line ${index + 1}`)
  const none = 'No line: all are right'
  const right = labels[wrongAt] ?? none
  const isNone = right === none
  return {
    stem: [
      `${name} works out ${shown(text)}. ${other} wants to check it. In which line is the first mistake?`,
      ...lines.map((line, index) => `${labels[index]}: ${tex(line.text)}`),
    ].join('\n\n'),
    ...choice(random, {
      right,
      wrong: [...labels, none]
        .filter((each) => each !== right)
        .map((each): WrongOption => {
          const line = lines[labels.indexOf(each)]
          if (line === undefined)
            return {
              text: each,
              misconception: slip,
              feedback: 'One line is wrong. Check which operation was done in each line, and if it was due.',
            }
          return {
            text: each,
            misconception: 'blames-right-step',
            feedback:
              labels.indexOf(each) > wrongAt
                ? `${each} fits the line before it. Look for an earlier mistake.`
                : `${each} is right. ${line.told}`,
          }
        }),
      most: 4,
      keepOrder: [...labels, none],
    }),
    hints: [
      'Look at one line after the other. Which operation was done to get it?',
      `Ask each time: was this operation the next one? ${text.includes('(') ? 'Parentheses come first, then' : 'First come'} multiplication and division.`,
    ],
    solution: [
      ...lines.slice(0, wrongAt).map((line, index) => `${labels[index]} is right. ${line.told}`),
      isNone ? 'So there is no mistake.' : `${right} is wrong. ${mended}`,
      ...(isNone ? [] : ['That is the first mistake, so we can stop here.']),
    ],
  }
}

function firstWrongLine({ stem, interaction }: Shown): Response {
  if (interaction.kind !== 'choice') throw new TypeError('expects lines')
  const [start = Number.NaN, ...lines] = expressionsIn(stem).map(read)
  const at = lines.findIndex((value) => value !== start)
  return { kind: 'choice', option: interaction.options[at < 0 ? lines.length : at]?.id ?? '' }
}

export const numericalExpressions = defineSkill({
  id: 'numerical-expressions',
  revision: 1,
  subject: 'math',
  gradeLevel: 5,
  strand: 'Operations and algebraic thinking',
  name: 'Numerical expressions',
  description: 'Read, write and work out expressions with parentheses.',
  icon: 'parentheses',
  standards: ['5.OA.A.1', '5.OA.A.2'],
  prerequisites: [],
  misconceptions: [
    {
      id: 'left-to-right',
      name: 'works from left to right, whatever the signs',
      explanation:
        'Multiplication and division come before addition and subtraction. In 2 + 3 × 4 the 3 × 4 comes first.',
    },
    {
      id: 'adds-first',
      name: 'adds and subtracts before multiplying',
      explanation: 'Without parentheses, multiply and divide first. Then add and subtract.',
    },
    {
      id: 'ignores-parentheses',
      name: 'skips the parentheses',
      explanation:
        'Parentheses say: do this first. They can change the value, so copy them until they are done.',
    },
    {
      id: 'needless-parentheses',
      name: 'thinks that parentheses always change the value',
      explanation:
        'If the operation inside would come first anyway, the parentheses change nothing. They may still help the reader.',
    },
    {
      id: 'groups-wrong',
      name: 'groups the wrong numbers',
      explanation: 'Ask which numbers are put together first. Only those stand in the parentheses.',
    },
    {
      id: 'mixes-words',
      name: 'mixes up the words for operations',
      explanation:
        'A sum comes from adding, a difference from subtracting, a product from multiplying, a quotient from dividing.',
    },
    {
      id: 'stops-early',
      name: 'stops before the last step',
      explanation: 'Write each result in its place and copy the rest. You are done when one number is left.',
    },
    {
      id: 'other-operation',
      name: 'does another operation than the sign says',
      explanation: 'Look at the sign again before each step.',
    },
    {
      id: 'blames-right-step',
      name: 'takes a right step for a mistake',
      explanation: 'Compare each line with the one before it. A step is right if the value stays the same.',
    },
  ],
  lesson: {
    idea: [
      `Parentheses say what to do first. In ${math`3 × (4 + 5)`} you add first: 3 groups of 9 are 27. Without parentheses, ${math`3 × 4 + 5`} is 17, because multiplication comes before addition.`,
      'The order is: first what is in parentheses, from the inside out. Then multiplication and division from left to right. Then addition and subtraction from left to right. Brackets are parentheses around parentheses.',
      `An expression also tells a story without being worked out. ${math`3 × (4 + 5)`} is 3 times as large as ${math`4 + 5`}. In words it is “3 times the sum of 4 and 5”.`,
    ],
    figure: {
      kind: 'array',
      rows: 3,
      columns: 9,
      shape: 'dot',
      groups: [
        { fromRow: 0, toRow: 2, fromColumn: 0, toColumn: 3 },
        { fromRow: 0, toRow: 2, fromColumn: 4, toColumn: 8 },
      ],
      topLabel: '4 + 5',
      leftLabel: '3',
      description:
        'Three rows of nine dots. A ring goes around the first four columns, and another around the other five. So each row has 4 + 5 dots.',
    },
    workedExample: { model: 'evaluate', level: 2 },
    words: [
      { word: 'expression', meaning: 'Numbers joined by signs, such as 3 × (4 + 5). It has no equals sign.' },
      { word: 'parentheses', meaning: 'The signs ( and ). What stands between them is done first.' },
      { word: 'brackets', meaning: 'The signs [ and ]. They stand around parentheses.' },
      { word: 'sum', meaning: 'The result of adding.' },
      { word: 'product', meaning: 'The result of multiplying.' },
      { word: 'quotient', meaning: 'The result of dividing.' },
    ],
  },
  models: [evaluate, matchWords, placeParentheses, compareThem, findMistake],
})
