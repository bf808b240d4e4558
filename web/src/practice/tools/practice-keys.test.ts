import { expect, test } from 'vitest'
import { buttonFor, reportButtonId, swapButtonId } from './practice-keys.ts'

const press = (over: object) =>
  buttonFor({
    key: 's',
    code: 'KeyS',
    altKey: true,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    isWriting: false,
    ...over,
  })

test('Alt with a letter presses its button', () => {
  expect(press({})).toBe('tool-button-scratchpad')
  expect(press({ key: 'c', code: 'KeyC' })).toBe('tool-button-calculator')
  expect(press({ key: 'q', code: 'KeyA' })).toBe(swapButtonId)
  expect(press({ key: 'R', code: 'KeyR' })).toBe(reportButtonId)
})

test('on a Mac, where Option writes another sign, the place of the key tells', () => {
  expect(press({ key: 'ß', code: 'KeyS' })).toBe('tool-button-scratchpad')
})

test('a letter by itself, other keys, AltGr and a held key press nothing', () => {
  for (const nothing of [
    { altKey: false },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { repeat: true },
    { key: 'x', code: 'KeyX' },
  ]) {
    expect(press(nothing)).toBeUndefined()
  }
})

test('nothing is pressed while somebody writes a note or a line of working', () => {
  expect(press({ isWriting: true })).toBeUndefined()
})
