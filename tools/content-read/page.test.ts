import { expect, test } from 'vitest'
import { readingPage } from './page.ts'

test('a skill is read with every model and level, its languages side by side', () => {
  const page = readingPage('unit-rates', 3)
  for (const model of ['find-rate', 'best-buy', 'what-it-tells']) {
    for (const level of [1, 2, 3]) expect(page).toContain(`${model}, level ${level}`)
  }
  expect(page.match(/<article lang="en">/g)).toHaveLength(21)
  expect(page.match(/<article lang="es">/g)).toHaveLength(21)
  expect(page).toContain('seed=4')
  expect(page).not.toMatch(/[⟦⟧⟪⟫]/)
})

test('without a skill the page lists all of them', () => {
  expect(readingPage(null, 1)).toContain('?skill=slope&amp;seed=1')
})
