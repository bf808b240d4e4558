import { retentionPeriods } from '@skills-center/contract/accounts/retention'
import { afterEach, expect, test } from 'vitest'
import { speak } from '../../language/language.ts'
import { knowWords, said } from '../../language/messages.ts'
import words from './es.json' with { type: 'json' }

afterEach(() => speak('en'))

test('how long everything is kept is said in Spanish too', () => {
  speak('es')
  knowWords(words)
  const texts = retentionPeriods.flatMap(({ what, kept }) => [what, kept])
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => said(text) === text)).toEqual([])
})
