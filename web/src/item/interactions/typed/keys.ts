import { t } from '../../../language/messages.ts'

/** A symbol that keyboards lack or hide. */
export interface EntryKey {
  /** The text it types at the caret; a bar marks the caret's position afterwards. */
  text: string
  shown: string
  name: string
}

const minus = (): EntryKey => ({ text: '-', shown: '\u2212', name: t('item/minus-minus') })
const slash = (): EntryKey => ({ text: '/', shown: '/', name: t('item/fraction-bar') })
const space = (): EntryKey => ({ text: ' ', shown: t('item/space-key'), name: t('item/space') })
const comma = (): EntryKey => ({ text: ', ', shown: ',', name: t('item/comma') })
const power = (): EntryKey => ({ text: '^', shown: '^', name: t('item/exponent') })
const root = (): EntryKey => ({ text: '√(|)', shown: '√', name: t('item/root-square-root') })
const pi = (): EntryKey => ({ text: 'π', shown: 'π', name: t('item/pi-pi') })
const parentheses = (): EntryKey => ({ text: '(|)', shown: '( )', name: t('item/parentheses') })
const equals = (): EntryKey => ({ text: '=', shown: '=', name: t('item/equals-equals') })

const letter = (text: string): EntryKey => ({ text, shown: text, name: text })
const algebra = (letters: readonly string[]) => [
  ...letters.map(letter),
  power(),
  parentheses(),
  slash(),
  root(),
]

/** Keys for phones, whose number pads lack them. */
export const numberKeys = () => [minus(), slash()]
export const fractionKeys = () => [slash(), space(), minus()]
export const ratioKeys = (): EntryKey[] => [{ text: ':', shown: ':', name: t('item/to') }, slash()]
export const numbersKeys = () => [comma(), minus(), slash(), root()]
export const coordinatesKeys = () => [parentheses(), comma(), minus(), slash()]
export const scientificKeys = (): EntryKey[] => [
  { text: ' × 10^', shown: '× 10\u207f', name: t('item/times-10') },
  minus(),
]

/** Keys for everyone: no keyboard has these within easy reach. */
export const expressionKeys = (letters: readonly string[]) => [...algebra(letters), pi(), minus()]
export const equationKeys = (letters: readonly string[]) => [...algebra(letters), equals(), minus()]
export const inequalityKeys = (letters: readonly string[]): EntryKey[] => [
  ...letters.map(letter),
  { text: '<', shown: '<', name: t('item/less-less-than') },
  { text: '>', shown: '>', name: t('item/greater-greater-than') },
  { text: '≤', shown: '≤', name: t('item/less-than-or-equal') },
  { text: '≥', shown: '≥', name: t('item/greater-than-or-equal') },
  minus(),
  slash(),
]

/** Keys for the units of a calculation: each one of the given amounts, then the one that is asked for. */
export const unitKeys = (given: string, unit: string): EntryKey[] =>
  [...new Set([...(given.match(/\p{L}+(?:\^[23])?/gu) ?? []), unit])].map((symbol) => {
    const shown = symbol.replace('^2', '²').replace('^3', '³')
    return { text: ` ${shown}`, shown, name: shown }
  })

/** Keys for lines of work; inequality signs only if needed. */
export const workKeys = (letters: readonly string[], hasInequality: boolean): EntryKey[] => [
  ...letters.map(letter),
  ...(hasInequality
    ? [
        { text: '<', shown: '<', name: t('item/less-less-than') },
        { text: '>', shown: '>', name: t('item/greater-greater-than') },
        { text: '≤', shown: '≤', name: t('item/less-than-or-equal') },
        { text: '≥', shown: '≥', name: t('item/greater-than-or-equal') },
      ]
    : [equals()]),
  minus(),
  { text: '×', shown: '×', name: t('item/times-sign') },
  { text: '÷', shown: '÷', name: t('item/division-sign') },
  slash(),
  { text: '²', shown: 'x²', name: t('item/squared') },
  power(),
  root(),
  parentheses(),
]
