import {
  absolute,
  decimalPlaces,
  formatDecimal,
  formatMixed,
  isWhole,
  multiply,
  parseRational,
  rational,
} from '@skills-center/answers/rational'
import type { InteractionKind, InteractionOf } from '@skills-center/contract/item'
import type { Item, Key, KeyOf, Response, WrittenInteraction } from './item.ts'
import { tex } from './markup.ts'
import { writtenNumber, writtenUnit } from './wording.ts'

type Written<Kind extends InteractionKind> = Extract<WrittenInteraction, { kind: Kind }>
type Field = Pick<InteractionOf<'number'>, 'before' | 'after'>

const beside = (field: Field, text: string): string =>
  `${field.before ?? ''}${text}${field.after === undefined ? '' : /^[°%]$/.test(field.after) ? field.after : ` ${field.after}`}`

/** Dollars with cents have two places. */
function amount(field: Field, value: string): string {
  const isMoney = field.before === '$' && !isWhole(parseRational(value))
  return isMoney && decimalPlaces(parseRational(value)) === 1
    ? `${writtenNumber(value)}0`
    : writtenNumber(value)
}

const isMixed = (key: KeyOf<'fraction'>): boolean => key.form === 'mixed' || key.shownAs === 'mixed'

const fractionText = (key: KeyOf<'fraction'>): string =>
  isMixed(key) ? formatMixed(parseRational(key.value)) : key.value

/** A fraction as it is written on paper, in TeX; whole numbers stay plain. */
function fractionMarkup(key: KeyOf<'fraction'>): string {
  const value = parseRational(key.value)
  if (isWhole(value)) return writtenNumber(key.value)
  const sign = value.numerator < 0n ? '-' : ''
  const size = absolute(value)
  const whole = isMixed(key) ? size.numerator / size.denominator : 0n
  const rest = size.numerator - whole * size.denominator
  return tex(`${sign}${whole === 0n ? '' : whole}\\frac{${rest}}{${size.denominator}}`)
}

const writers: { [Kind in InteractionKind]: (interaction: Written<Kind>, key: KeyOf<Kind>) => string } = {
  choice: (interaction, key) => interaction.options.find((option) => option.id === key.option)?.text ?? '',
  choices: (interaction, key) =>
    interaction.options
      .filter((option) => key.options.includes(option.id))
      .map((option) => option.text)
      .join('; '),
  number: (interaction, key) => beside(interaction, amount(interaction, key.value)),
  quantity: (_interaction, key) => writtenUnit(writtenNumber(key.value), key.unit),
  fraction: (interaction, key) => beside(interaction, fractionMarkup(key)),
}

/** The right answer in words, as markup, for when the question is closed. */
export function rightAnswer(item: Item): string {
  // The item's builder made interaction and key of one kind, which TypeScript cannot see.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const write = writers[item.key.kind] as (interaction: WrittenInteraction, key: Key) => string
  return write(item.interaction, item.key)
}

/** The response that a key stands for: what a student who knows it would type or pick. */
export function keyResponse(key: Key): Response {
  switch (key.kind) {
    case 'choice':
      return { kind: 'choice', option: key.option }
    case 'choices':
      return { kind: 'choices', options: key.options }
    case 'number':
      return {
        kind: 'number',
        text:
          key.form === 'percent'
            ? writtenUnit(formatDecimal(multiply(parseRational(key.value), rational(100))), '%')
            : writtenNumber(key.value),
      }
    case 'quantity':
      return { kind: 'quantity', text: writtenUnit(writtenNumber(key.value), key.unit) }
    case 'fraction':
      return { kind: 'fraction', text: fractionText(key) }
  }
}
