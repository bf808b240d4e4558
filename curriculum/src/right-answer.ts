import { absolute, decimalPlaces, isWhole, parseRational } from '@skills-center/answers/rational'
import type { CurveFamily } from '@skills-center/answers/judge-plane'
import type { InteractionKind, InteractionOf, LineMarkDrawn } from '@skills-center/contract/interaction'
import type { Item, Key, KeyOf, WrittenInteraction } from './item.ts'
import { tex } from './markup.ts'
import { listed, numeral, writtenNumber, writtenUnit } from './wording.ts'

type Written<Kind extends InteractionKind> = Extract<WrittenInteraction, { kind: Kind }>
type Field = Pick<InteractionOf<'number'>, 'before' | 'after'>
type Options = readonly { id: string; text: string }[]

/** A currency or other sign stands right before its number; words and `x =` stand apart from it. */
function printedBefore({ before = '' }: Field): string {
  const printed = before.trimEnd()
  return /[\p{L}\p{N}=≈:.,]$/u.test(printed) ? `${printed} ` : printed
}

const beside = (field: Field, text: string): string =>
  `${printedBefore(field)}${text}${field.after === undefined ? '' : /^[°%]$/.test(field.after) ? field.after : ` ${field.after}`}`

/** Dollars with cents have two places. */
function amount(field: Field, value: string): string {
  const isMoney = field.before === '$' && !isWhole(parseRational(value))
  return isMoney && decimalPlaces(parseRational(value)) === 1
    ? `${writtenNumber(value)}0`
    : writtenNumber(value)
}

/** A fraction as it is written on paper, in TeX; whole numbers stay plain. */
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

/** A key in plain text, such as `x<=3`, as TeX. */
const texOf = (value: string): string =>
  value
    .replaceAll('<=', '\\le ')
    .replaceAll('>=', '\\ge ')
    .replaceAll('*', '\\cdot ')
    .replaceAll('∞', '\\infty ')
    .replaceAll('π', '\\pi ')
    .replace(/\b(or|and)\b/g, '\\text{ $1 }')

const mathBeside = (field: Field, key: { value: string; shownAs?: string }): string =>
  beside(field, /^(?:no|all) /.test(key.value) ? key.value : tex(key.shownAs ?? texOf(key.value)))

const textOf = (options: Options, id: string | undefined): string =>
  options.find((option) => option.id === id)?.text ?? ''

/** “least: a, b; greatest: c”. */
const placedIn = (keys: Options, values: Options, placed: Readonly<Record<string, string>>): string =>
  keys.map(({ id, text }) => `${text}: ${textOf(values, placed[id])}`).join('; ')

const point = ([x, y]: readonly [number, number]): string => `(${numeral(x)}, ${numeral(y)})`

/** The letter that a spot wears on its figure. */
export const spotLetter = (index: number): string => String.fromCodePoint(65 + index)

function lineMark(mark: LineMarkDrawn): string {
  switch (mark.kind) {
    case 'point':
      return `a point at ${numeral(mark.at)}`
    case 'ray':
      return `a ray from ${numeral(mark.at)} to the ${mark.towards}, ${mark.isClosed ? 'with a filled' : 'with an open'} circle`
    case 'interval':
      return `from ${numeral(mark.from)} (${mark.isFromClosed ? 'filled' : 'open'} circle) to ${numeral(mark.to)} (${mark.isToClosed ? 'filled' : 'open'} circle)`
  }
}

const curves: Record<CurveFamily, (points: string[]) => string> = {
  parabola: ([vertex, other]) => `the parabola with vertex ${vertex} through ${other}`,
  'absolute-value': ([vertex, other]) => `the V-shaped graph with vertex ${vertex} through ${other}`,
  exponential: ([one, other]) => `the curve through ${one} and ${other}`,
}

function drawnOnPlane({ draws, points }: KeyOf<'coordinate-plane'>): string {
  const named = points.map(point)
  switch (draws) {
    case 'points':
      return listed(named)
    case 'line':
      return `the line through ${listed(named)}`
    case 'segment':
      return `the segment from ${named.join(' to ')}`
    case 'polygon':
      return `the polygon with corners ${listed(named)}`
    default:
      return curves[draws](named)
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

const fiveNumbers = ['minimum', 'lower quartile', 'median', 'upper quartile', 'maximum']

function plotted({ shape }: Written<'plot'>, values: readonly number[]): string {
  switch (shape.kind) {
    case 'dot-plot':
    case 'histogram': {
      const { from, step } = shape.axis
      const name = (index: number) =>
        shape.kind === 'dot-plot'
          ? numeral(from + index * step)
          : `${numeral(from + index * step)} to ${numeral(from + (index + 1) * step)}`
      return values.map((value, index) => `${name(index)}: ${numeral(value)}`).join('; ')
    }
    case 'bar-chart':
      return values.map((value, index) => `${shape.labels[index] ?? ''}: ${numeral(value)}`).join('; ')
    case 'box-plot':
      return values.map((value, index) => `${fiveNumbers[index] ?? ''} ${numeral(value)}`).join(', ')
  }
}

const writers: { [Kind in InteractionKind]: (interaction: Written<Kind>, key: KeyOf<Kind>) => string } = {
  choice: (interaction, key) => textOf(interaction.options, key.option),
  choices: (interaction, key) =>
    interaction.options
      .filter((option) => key.options.includes(option.id))
      .map((option) => option.text)
      .join('; '),
  'inline-choice': (interaction, key) =>
    interaction.parts
      .map((part) =>
        'text' in part
          ? part.text
          : textOf(interaction.gaps.find((gap) => gap.id === part.gap)?.options ?? [], key.placed[part.gap]),
      )
      .join(''),
  number: (interaction, key) => beside(interaction, amount(interaction, key.value)),
  quantity: (_interaction, key) => writtenUnit(writtenNumber(key.value), key.unit),
  fraction: (interaction, key) => beside(interaction, fractionMarkup(key)),
  expression: mathBeside,
  equation: mathBeside,
  inequality: mathBeside,
  coordinates: mathBeside,
  ratio: (interaction, key) => beside(interaction, key.value),
  scientific: (interaction, key) => beside(interaction, tex(scientificTex(key.value))),
  numbers: (interaction, key) =>
    key.values.length === 0 ? 'no solution' : beside(interaction, tex(key.values.map(texOf).join(',\\ '))),
  term: (interaction, key) => beside(interaction, key.terms[key.language ?? 'en'][0]),
  order: (interaction, key) => key.options.map((id) => textOf(interaction.options, id)).join('; '),
  match: (interaction, key) => placedIn(interaction.sources, interaction.targets, key.placed),
  sort: (interaction, key) =>
    interaction.categories
      .map(({ id, text }) => {
        const its = interaction.cards.filter((card) => key.placed[card.id] === id).map((card) => card.text)
        return `${text}: ${its.length === 0 ? 'none' : its.join(', ')}`
      })
      .join('; '),
  label: (interaction, key) =>
    interaction.spots
      .map((id, index) => `${spotLetter(index)}: ${textOf(interaction.labels, key.placed[id])}`)
      .join('; '),
  'hot-spot': (interaction, key) =>
    listed(interaction.spots.flatMap((id, index) => (key.options.includes(id) ? [spotLetter(index)] : []))),
  'number-line': (_interaction, key) => listed(key.marks.map(lineMark)),
  'coordinate-plane': (_interaction, key) => drawnOnPlane(key),
  table: tableEntries,
  plot: (interaction, key) => plotted(interaction, key.values),
}

/** 3.2e4, 3.2 x 10^4: as people write it, in TeX. */
function scientificTex(value: string): string {
  const [, mantissa, exponent] = /^(-?[\d.]+) ?(?:e|[x×*] ?10\^)\{?([+-]?\d+)\}?$/i.exec(value) ?? []
  return mantissa === undefined || exponent === undefined
    ? value
    : `${mantissa} \\times 10^{${Number(exponent)}}`
}

/** An answer to an item in words, as markup: what a key of it stands for. */
export function answerInWords({ interaction }: Pick<Item, 'interaction'>, key: Key): string {
  // The item's builder made interaction and key of one kind, which TypeScript cannot see.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const write = writers[key.kind] as (interaction: WrittenInteraction, key: Key) => string
  return write(interaction, key)
}

/** The right answer in words, as markup, for when the question is closed. */
export const rightAnswer = (item: Item): string => item.answer ?? answerInWords(item, item.key)
