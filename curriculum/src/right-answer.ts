import { translated } from '@skills-center/messages/languages'
import { absolute, decimalPlaces, isWhole, parseRational } from '@skills-center/answers/rational'
import type { InteractionKind, InteractionOf, LineMarkDrawn } from '@skills-center/contract/interaction'
import type { Language } from '@skills-center/messages/language'
import { say as written } from '@skills-center/messages/say'
import { all, any, type Text } from '@skills-center/messages/values'
import { say } from './answer-words/messages.gen.ts'
import { keyResponse } from './key-response.ts'
import { languageToday } from './form/languages-today.ts'
import type { Item, Key, KeyOf, WrittenInteraction } from './item.ts'
import { tex } from './markup.ts'
import { unitOfOne } from './units/units.ts'
import { numeral, writtenNumber, writtenUnit } from './wording.ts'

type Written<Kind extends InteractionKind> = Extract<WrittenInteraction, { kind: Kind }>
type Field = Pick<InteractionOf<'number'>, 'before' | 'after'>
/** Writes a text in the item's language. */
type InWords = (text: Text) => string
type Options = readonly { id: string; text: string }[]

/** A currency or other sign goes directly before its number; words and `x =` get a space. */
function printedBefore({ before = '' }: Field): string {
  const printed = before.trimEnd()
  return /[\p{L}\p{N}=≈:.,]$/u.test(printed) ? `${printed} ` : printed
}

function printedAfter({ after = '' }: Field): string {
  return after === '' || /^[°%]$/.test(after) ? after : ` ${after}`
}

const beside = (field: Field, text: string): string => `${printedBefore(field)}${text}${printedAfter(field)}`

/** Dollars with cents have two decimal places. */
function amount(field: Field, value: string): string {
  const isMoney = field.before === '$' && !isWhole(parseRational(value))
  return isMoney && decimalPlaces(parseRational(value)) === 1
    ? `${writtenNumber(value)}0`
    : writtenNumber(value)
}

/** A fraction as written on paper, in TeX; whole numbers stay plain. */
function fractionMarkup(key: KeyOf<'fraction'>): string {
  const value = parseRational(key.value)
  if (isWhole(value)) return writtenNumber(key.value)
  const sign = value.numerator < 0n ? '-' : ''
  const size = absolute(value)
  const isMixed = key.form === 'mixed' || key.shownAs === 'mixed'
  const whole = isMixed ? size.numerator / size.denominator : 0n
  const rest = size.numerator - whole * size.denominator
  return tex(`${sign}${whole === 0n ? '' : whole}\\frac{${rest}}{${size.denominator}}`)
}

/** A plain-text key, such as `x<=3`, as TeX. */
const texOf = (value: string): string =>
  value
    .replaceAll('<=', '\\le ')
    .replaceAll('>=', '\\ge ')
    .replaceAll('*', '\\cdot ')
    .replaceAll('∞', '\\infty ')
    .replaceAll('π', '\\pi ')

/** `x<2 or x>5`: the parts as math, joined by a word in the item's language. */
function mathInWords(value: string, inWords: InWords): string {
  const [first = '', word, ...rest] = value.split(/ +(or|and) +/)
  if (word === undefined) return tex(texOf(first))
  const parts = [first, ...rest.filter((_, at) => at % 2 === 0)].map((part) => tex(texOf(part)))
  return inWords(say('each', { list: word === 'or' ? any(parts) : all(parts) }))
}

function mathBeside(field: Field, key: { value: string; shownAs?: string }, inWords: InWords): string {
  if (/^(?:no|all) /.test(key.value)) return beside(field, key.value)
  return beside(field, key.shownAs === undefined ? mathInWords(key.value, inWords) : tex(key.shownAs))
}

const textOf = (options: Options, id: string | undefined): string =>
  options.find((option) => option.id === id)?.text ?? ''

const endsSentence = /(?<![ap]\.m)[.!?]”?$/

/** “a; b; c”; full sentences keep their own periods. */
const inSeries = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text, at, shown) => (at === shown.length - 1 || endsSentence.test(text) ? text : `${text};`))
    .join(' ')

/** “1) a; 2) b; 3) c”: things in their right order. */
const numbered = (texts: readonly string[]): string => inSeries(texts.map((text, at) => `${at + 1}) ${text}`))

/** Lines with their gaps filled, as running text; a line that starts with a capital letter starts a sentence. */
const inSentences = (lines: readonly string[]): string =>
  lines
    .map((line, at) => {
      const isLast = at === lines.length - 1
      const ends = isLast ? lines.length > 1 : /^[¿¡“]?\p{Lu}/u.test(lines[at + 1] ?? '')
      return ends && !/[.,:;!?]”?$/.test(line) ? `${line}.` : line
    })
    .join(' ')

/** A text with its gaps filled. A single space between a gap and a text separates two lines. */
function filled({ parts, gaps }: Written<'inline-choice'>, { placed }: KeyOf<'inline-choice'>): string {
  const lines: string[] = ['']
  parts.forEach((part, at) => {
    const [before = {}, after = {}] = [parts[at - 1], parts[at + 1]]
    if ('text' in part && part.text === ' ' && 'gap' in before && 'text' in after) {
      lines.push('')
      return
    }
    const shown =
      'text' in part
        ? part.text
        : textOf(gaps.find(({ id }) => id === part.gap)?.options ?? [], placed[part.gap])
    lines.push(`${lines.pop() ?? ''}${shown}`)
  })
  return inSentences(lines)
}

/** “least: a, b; greatest: c”. */
const placedIn = (keys: Options, values: Options, placed: Readonly<Record<string, string>>): string =>
  inSeries(keys.map(({ id, text }) => `${text}: ${textOf(values, placed[id])}`))

const point = ([x, y]: readonly [number, number]): string => `(${numeral(x)}, ${numeral(y)})`

/** The letter of a spot on its figure. */
export const spotLetter = (index: number): string => String.fromCodePoint(65 + index)

const circle = (isClosed: boolean): string => (isClosed ? 'closed' : 'open')

function lineMark(mark: LineMarkDrawn): Text {
  switch (mark.kind) {
    case 'point':
      return say('point', { at: numeral(mark.at) })
    case 'ray':
      return say('ray', { from: numeral(mark.at), towards: mark.towards, end: circle(mark.isClosed) })
    case 'interval':
      return say('interval', {
        from: numeral(mark.from),
        start: circle(mark.isFromClosed),
        to: numeral(mark.to),
        end: circle(mark.isToClosed),
      })
  }
}

function drawnOnPlane({ draws, points }: KeyOf<'coordinate-plane'>): Text {
  const named = points.map(point)
  const [first = '', second = ''] = named
  switch (draws) {
    case 'points':
      return say('each', { list: all(named) })
    case 'line':
    case 'polygon':
    case 'exponential':
      return say(draws, { points: all(named) })
    case 'segment':
      return say('segment', { from: first, to: second })
    case 'parabola':
    case 'absolute-value':
      return say(draws, { vertex: first, other: second })
  }
}

function tableEntries(interaction: Written<'table'>, key: KeyOf<'table'>): string {
  const cells = interaction.rows.flat().flatMap((cell) => ('entry' in cell ? [cell] : []))
  return cells
    .map((cell) => {
      const entry = key.entries[cell.entry]
      if (entry === undefined) return ''
      const value =
        'option' in entry
          ? textOf('options' in cell ? cell.options : [], entry.option)
          : writtenNumber(entry.value)
      return `${cell.label}: ${value}`
    })
    .join('; ')
}

const fiveNumbers = ['minimum', 'lower-quartile', 'median', 'upper-quartile', 'maximum'] as const

function plotted({ shape }: Written<'plot'>, values: readonly number[], inWords: InWords): string {
  switch (shape.kind) {
    case 'dot-plot':
    case 'histogram': {
      const { from, step } = shape.axis
      const name = (index: number) =>
        shape.kind === 'dot-plot'
          ? (shape.axis.names?.[index] ?? numeral(from + index * step))
          : inWords(
              say('bin', { from: numeral(from + index * step), to: numeral(from + (index + 1) * step) }),
            )
      return values.map((value, index) => `${name(index)}: ${numeral(value)}`).join('; ')
    }
    case 'bar-chart':
      return values.map((value, index) => `${shape.labels[index] ?? ''}: ${numeral(value)}`).join('; ')
    case 'box-plot':
      return fiveNumbers
        .map((name, index) => inWords(say(name, { value: numeral(values[index] ?? 0) })))
        .join(', ')
  }
}

/** The lines of work that a key stands for. */
function linesOf(key: KeyOf<'steps'>): readonly string[] {
  const response = keyResponse(key)
  return response.kind === 'steps' ? response.lines : []
}

type Write<Kind extends InteractionKind> = (
  interaction: Written<Kind>,
  key: KeyOf<Kind>,
  inWords: InWords,
) => string

const writers: { [Kind in InteractionKind]: Write<Kind> } = {
  choice: (interaction, key) => textOf(interaction.options, key.option),
  choices: (interaction, key) =>
    inSeries(
      interaction.options.filter((option) => key.options.includes(option.id)).map((option) => option.text),
    ),
  'inline-choice': filled,
  number: (interaction, key) => beside(interaction, amount(interaction, key.value)),
  quantity: (_interaction, key) => writtenUnit(writtenNumber(key.value), key.unit),
  fraction: (interaction, key) => beside(interaction, fractionMarkup(key)),
  expression: mathBeside,
  equation: mathBeside,
  inequality: mathBeside,
  coordinates: mathBeside,
  ratio: (interaction, key) => beside(interaction, key.value),
  scientific: (interaction, key) => beside(interaction, tex(scientificTex(key.value))),
  numbers: (interaction, key, inWords) =>
    key.values.length === 0
      ? inWords(say('no-solution'))
      : beside(interaction, tex(key.values.map(texOf).join(',\\ '))),
  term: (interaction, key) => beside(interaction, translated(key.terms, key.language ?? 'en')[0]),
  order: (interaction, key) => numbered(key.options.map((id) => textOf(interaction.options, id))),
  match: (interaction, key) => placedIn(interaction.sources, interaction.targets, key.placed),
  sort: (interaction, key, inWords) =>
    interaction.categories
      .map(({ id, text }) => {
        const its = interaction.cards.filter((card) => key.placed[card.id] === id).map((card) => card.text)
        return `${text}: ${its.length === 0 ? inWords(say('none')) : its.join(', ')}`
      })
      .join('; '),
  label: (interaction, key) =>
    interaction.spots
      .map((id, index) => `${spotLetter(index)}: ${textOf(interaction.labels, key.placed[id])}`)
      .join('; '),
  'hot-spot': (interaction, key, inWords) => {
    const letters = interaction.spots.flatMap((id, index) =>
      key.options.includes(id) ? [spotLetter(index)] : [],
    )
    return inWords(say('each', { list: all(letters) }))
  },
  'number-line': (_interaction, key, inWords) => inWords(say('each', { list: all(key.marks.map(lineMark)) })),
  'coordinate-plane': (_interaction, key, inWords) => inWords(drawnOnPlane(key)),
  table: tableEntries,
  plot: (interaction, key, inWords) => plotted(interaction, key.values, inWords),
  steps: (_interaction, key) => inSeries(linesOf(key)),
  simulation: ({ answer }, { answer: right }) =>
    answer.kind === 'choice'
      ? textOf(answer.options, right.kind === 'choice' ? right.option : undefined)
      : beside(answer, right.kind === 'number' ? amount(answer, right.value) : ''),
}

/** 3.2e4 or 3.2 x 10^4 as people write it, in TeX. */
function scientificTex(value: string): string {
  const [, mantissa, exponent] = /^(-?[\d.]+) ?(?:e|[x×*] ?10\^)\{?([+-]?\d+)\}?$/i.exec(value) ?? []
  return mantissa === undefined || exponent === undefined
    ? value
    : `${mantissa} \\times 10^{${Number(exponent)}}`
}

/**
 * The answer that a key of an item stands for, in words, as markup. Uses the item's language, or the given one. Old
 * answers are formatted again by this code: if you change its output, raise `formatNumber` and keep the old behavior.
 */
export function formatAnswer(
  { interaction, language: code = 'en' }: Pick<Item, 'interaction' | 'language'>,
  key: Key,
  language: Language = languageToday(code),
): string {
  // The item's builder made interaction and key of one kind, but TypeScript cannot see that.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const write = writers[key.kind] as (interaction: WrittenInteraction, key: Key, inWords: InWords) => string
  const text = write(interaction, key, (its) => written(language, its))
  const unit = key.kind === 'quantity' ? key.unit : 'after' in interaction ? interaction.after : undefined
  return unit !== undefined && isOneOf(unit, text)
    ? text.slice(0, -unit.length) + unitOfOne(language, unit)
    : text
}

const isOneOf = (unit: string, text: string): boolean =>
  text.endsWith(` ${unit}`) && /(?:^|[^\d.,/−}])(?:1|⟦1⟧)$/.test(text.slice(0, -unit.length - 1))

/** The right answer in words, as markup, for display after the question is closed. */
export const rightAnswer = (item: Item): string => item.answer ?? formatAnswer(item, item.key)
