import { calculate } from '@skills-center/answers/calculate'
import { afterEach, expect, test } from 'vitest'
import { loadAllMessages } from '../../language/load-all-messages.ts'
import { setLanguage } from '../../language/language.ts'
import { calculatorErrors } from './calculator-errors.ts'

afterEach(() => setLanguage('en'))

const sayOf = (entry: string) => {
  const result = calculate(entry)
  return result.isDone ? null : calculatorErrors(result.trouble)
}

const troubles = [
  ['', 'Type something to calculate.'],
  ['3+', 'Something is missing at the end.'],
  ['×3', 'Something is missing before “×”.'],
  ['(2+3', 'A parenthesis isn’t closed.'],
  ['2+3)', 'A parenthesis was never opened.'],
  ['5÷0', 'You can’t divide by 0.'],
  ['√−4', 'A negative number has no square root here.'],
  ['1,5+2', 'I can’t read “1,5”. Write decimals with a point.'],
  ['2 apples', 'I can’t read “apples”.'],
  ['2 3', 'I can’t read “3” there.'],
  ['Ans+1', 'There’s no last answer to use yet.'],
  ['9²²²²²²²²²', 'That number is too large for this calculator.'],
  ['9'.repeat(81), 'That is too long.'],
] as const

test.each(troubles)('of %j the calculator says: %s', (entry, words) => {
  expect(sayOf(entry)).toBe(words)
})

test('a Spanish page says it in Spanish', () => {
  setLanguage('es')
  loadAllMessages()
  expect(sayOf('1,5+2')).toBe('No puedo leer “1,5”. Escribe los decimales con punto.')
  for (const [entry, words] of troubles) expect(sayOf(entry)).not.toBe(words)
})
