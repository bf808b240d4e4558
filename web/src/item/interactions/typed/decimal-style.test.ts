import { expect, test } from 'vitest'
import { decimalStyle, inOwnStyle } from './decimal-style.ts'

test.for([
  ['en-US', 'point'],
  ['en-GB', 'point'],
  ['es-MX', 'point'],
  ['de-DE', 'comma'],
  ['fr-FR', 'comma'],
  ['pt-BR', 'comma'],
  ['es-ES', 'comma'],
  ['en-US@posix', 'point'],
] as const)('a browser of %s writes decimals with a %s', ([language, style]) => {
  expect(decimalStyle(language)).toBe(style)
})

test('a typed answer says its style where it is not the point; a picked one never does', () => {
  expect(inOwnStyle({ kind: 'number', text: '1,5' }, 'comma')).toEqual({
    kind: 'number',
    text: '1,5',
    decimal: 'comma',
  })
  expect(inOwnStyle({ kind: 'table', placed: { a: '1,5' } }, 'comma')).toHaveProperty('decimal', 'comma')
  expect(inOwnStyle({ kind: 'number', text: '1.5' }, 'point')).toEqual({ kind: 'number', text: '1.5' })
  expect(inOwnStyle({ kind: 'choice', option: 'a' }, 'comma')).toEqual({ kind: 'choice', option: 'a' })
})
