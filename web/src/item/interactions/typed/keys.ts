import { t } from '../../../language/messages.ts'

/** A sign that keyboards lack or hide. */
export interface EntryKey {
  /** What it types at the cursor; a bar marks where the cursor stands afterwards. */
  text: string
  shown: string
  name: string
}

const minus = (): EntryKey => ({ text: '-', shown: '\u2212', name: t('−, minus') })
const slash = (): EntryKey => ({ text: '/', shown: '/', name: t('/, fraction bar') })
const space = (): EntryKey => ({ text: ' ', shown: t('space [key]'), name: t('Space') })
const comma = (): EntryKey => ({ text: ', ', shown: ',', name: t(',, comma') })
const power = (): EntryKey => ({ text: '^', shown: '^', name: t('^, exponent') })
const root = (): EntryKey => ({ text: '√(|)', shown: '√', name: t('√, square root') })
const pi = (): EntryKey => ({ text: 'π', shown: 'π', name: t('π, pi') })
const parentheses = (): EntryKey => ({ text: '(|)', shown: '( )', name: t('( ), parentheses') })
const equals = (): EntryKey => ({ text: '=', shown: '=', name: t('=, equals') })

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
export const ratioKeys = (): EntryKey[] => [{ text: ':', shown: ':', name: t(':, “to”') }, slash()]
export const numbersKeys = () => [comma(), minus(), slash(), root()]
export const coordinatesKeys = () => [parentheses(), comma(), minus(), slash()]
export const scientificKeys = (): EntryKey[] => [
  { text: ' × 10^', shown: '× 10\u207f', name: t('× 10ⁿ, times ten to the power') },
  minus(),
]

/** Keys for everybody: no keyboard has these at hand. */
export const expressionKeys = (letters: readonly string[]) => [...algebra(letters), pi(), minus()]
export const equationKeys = (letters: readonly string[]) => [...algebra(letters), equals(), minus()]
export const inequalityKeys = (letters: readonly string[]): EntryKey[] => [
  ...letters.map(letter),
  { text: '<', shown: '<', name: t('<, less than') },
  { text: '>', shown: '>', name: t('>, greater than') },
  { text: '≤', shown: '≤', name: t('≤, less than or equal to') },
  { text: '≥', shown: '≥', name: t('≥, greater than or equal to') },
  minus(),
  slash(),
]
