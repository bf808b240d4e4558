import type { Figure } from '@skills-center/contract/figure'
import type { Language } from '@skills-center/contract/language'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { drawingOf, fetchDrawing } from '../src/item/figures/drawing-of.ts'
import { loadAllMessages } from '../src/language/load-all-messages.ts'
import { ContentContext } from '../src/language/content.ts'
import { setLanguage } from '../src/language/language.ts'
import { families, type Family } from './families.ts'

beforeAll(() => loadAllMessages())
afterEach(() => setLanguage('en'))

/** The text in a drawing, for a question in a language. */
function writtenIn(figure: Figure, language: Language): Set<string> {
  const drawing = createElement(drawingOf(figure.kind), { figure, width: 560 })
  const markup = renderToStaticMarkup(<ContentContext value={{ language }}>{drawing}</ContentContext>)
  return new Set([...markup.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim()))
}

/** Words that are the same in both languages. */
const same = new Set(['Total', 'normal', 'trilobite', 'III'])
const wordsIn = (text: string) => (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !same.has(word))

// oxlint-disable-next-line typescript/consistent-type-assertions -- keys of our own record
test.each(Object.keys(families) as Family[])(
  '%s: no drawing of a Spanish question writes English',
  async (family) => {
    for (const { name, figure } of await families[family]()) {
      await fetchDrawing(figure.kind)
      setLanguage('es')
      const english = writtenIn(figure, 'en')
      // All other words come from the question itself, in its own language.
      const given = new Set(wordsIn(JSON.stringify(figure)))
      const left = [...writtenIn(figure, 'es')]
        .filter((text) => english.has(text))
        .flatMap(wordsIn)
        .filter((word) => !given.has(word))
      expect([name, left]).toEqual([name, []])
    }
  },
)

test('a drawing speaks as its question does, and not as the page', async () => {
  const key = (await families.life()).find(({ figure }) => figure.kind === 'pedigree')
  if (key === undefined) throw new Error('The gallery has no family tree.')
  await fetchDrawing('pedigree')
  setLanguage('es')
  expect(writtenIn(key.figure, 'en')).toContain('Female')
  expect(writtenIn(key.figure, 'es')).toContain('Femenino')
})
