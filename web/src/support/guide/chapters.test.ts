import { expect, test } from 'vitest'
import type { Guides } from './chapter.ts'
import { guides as english } from './en/chapters.ts'
import { guides as spanish } from './es/chapters.ts'

const shapes = (guides: Guides) =>
  [...guides.student, ...guides.teacher].map(({ id, text, screen, after = [], links }) => ({
    id,
    paragraphs: [text.length, after.length],
    screen: screen?.name,
    links: links.map(({ href }) => href),
    figures: text.join(' ').match(/\d+/g)?.toSorted(),
  }))

test('the guide has the same chapters in every language, with the same figures and the same places to go', () => {
  expect(shapes(spanish)).toEqual(shapes(english))
})

test('no two chapters share an address', () => {
  const ids = shapes(english).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
