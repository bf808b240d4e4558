import { afterEach, expect, test, vi } from 'vitest'
import { cardLink, joinLink } from './from-link.ts'

afterEach(() => vi.unstubAllGlobals())

test('links carry their words behind the sign that no browser sends', () => {
  vi.stubGlobal('location', { origin: 'https://skills.example' })
  const card = new URL(cardLink({ username: 'maya.b+1', password: 'tree-ñu-river&-5', secret: null }))
  expect([card.pathname, card.search]).toEqual(['/', ''])
  const values = new URLSearchParams(card.hash.slice(1))
  expect([values.get('username'), values.get('password')]).toEqual(['maya.b+1', 'tree-ñu-river&-5'])
  expect(joinLink('ABCDEFG')).toBe('https://skills.example/#join=ABCDEFG')
})
