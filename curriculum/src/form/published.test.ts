import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { skills } from '../catalogue.ts'
import { checkResponse } from '../check-response.ts'
import { shareOut } from '../content-check/share-out.ts'
import type { Item } from '../item.ts'
import { keyResponse } from '../key-response.ts'
import { makeItem, makeTemplate } from '../make-item.ts'
import {
  answerWords,
  missingFrom,
  namedIn,
  packTemplate,
  publish,
  type Published,
  publishedLanguage,
  replay,
} from './published.ts'
import { written } from './render.ts'

const levels = [1, 2, 3] as const
const seeds = shareOut(300, skills.length, 2)

/** A published version with every message changed, as if it had been edited since. */
const edited = (published: Published): Published => ({
  ...published,
  en: {
    ...published.en,
    messages: Object.fromEntries(
      Object.entries(published.en.messages).map(([id, source]) => [id, `${source} (edited)`]),
    ),
  },
})

describe('an answered question', () => {
  for (const skill of skills) {
    for (const model of skill.models) {
      it(`of ${skill.id}/${model.id} is shown again word for word, without running its model`, () => {
        for (const level of levels) {
          for (let seed = 0; seed < seeds; seed += 1) {
            const template = makeTemplate(skill, model, level, seed)
            const packed = packTemplate(template)
            const published = publish(namedIn(template, answerWords()))
            for (const code of ['en', 'es'] as const) {
              expect(replay(packed, published, code)).toEqual(makeItem(skill, model, level, seed, code))
            }
          }
        }
      })
    }
  }

  const [skill] = skills
  const [model] = skill?.models ?? []
  if (skill === undefined || model === undefined) throw new Error('expects a skill without words')

  it('keeps the words of its day, however they were edited since', () => {
    const template = makeTemplate(skill, model, 2, 7)
    const then = publish(namedIn(template, answerWords()))
    const packed = packTemplate(template)
    const [before, later] = [replay(packed, then, 'en'), replay(packed, edited(then), 'en')]
    expect(before).toEqual(makeItem(skill, model, 2, 7))
    expect(later.stem).toContain('(edited)')
    expect(before.stem).not.toContain('(edited)')
  })

  it('is judged as it was, from what was kept', () => {
    const template = makeTemplate(skill, model, 2, 7)
    const kept: Item = replay(packTemplate(template), publish(namedIn(template, answerWords())), 'es')
    expect(checkResponse(kept, keyResponse(kept.key)).verdict).toBe('correct')
    for (const wrong of kept.wrongAnswers) {
      expect(checkResponse(kept, keyResponse(wrong.key))).toMatchObject({
        verdict: 'incorrect',
        misconception: wrong.misconception,
        feedback: wrong.feedback,
      })
    }
  })

  it('names what a version lacks before it is kept under it', () => {
    const template = makeTemplate(skill, model, 2, 7)
    const whole = publish(namedIn(template, answerWords()))
    expect(missingFrom(whole, template)).toEqual([])
    const [id = ''] = namedIn(template).messages
    const { [id]: _lost, ...messages } = whole.es?.messages ?? {}
    expect(missingFrom({ ...whole, es: { ...whole.en, ...whole.es, messages } }, template)).toEqual([
      `es ${id}`,
    ])
  })

  it('of a question in one language, as a teacher writes it, is kept and shown in the same way', () => {
    const { language: _, ...item } = makeItem(skill, model, 1, 3)
    const template = { ...item, stem: [item.stem] }
    const packed = packTemplate(template)
    expect(replay(packed, publish(namedIn(template, answerWords())), 'es')).toEqual(item)
  })

  it('of the first format joins its words as it did then', () => {
    const pair = { say: 'pair', with: { one: 'x', other: 'y' } }
    const words = { messages: { pair: '{one} y {other}' }, nouns: {} }
    const said = (format: number) => written(pair, publishedLanguage({ format, en: words, es: words }, 'es'))
    expect([said(1), said(2)]).toEqual(['x y y', 'x e y'])
  })

  it('said by another format of values is refused, not guessed', () => {
    const template = makeTemplate(skill, model, 1, 1)
    const published = { ...publish(namedIn(template, answerWords())), format: 0 }
    expect(() => replay(packTemplate(template), published, 'en')).toThrow('format 0')
  })

  it('takes at most 250 bytes beside a dictionary of its model', () => {
    for (const each of skill.models) {
      const packed = levels.flatMap((level) =>
        Array.from({ length: 20 }, (_, seed) => packTemplate(makeTemplate(skill, each, level, seed))),
      )
      // Six questions, two per level, with seeds that the size measurement does not use.
      const dictionary = Buffer.from(
        levels
          .flatMap((level) => [100, 101].map((seed) => packTemplate(makeTemplate(skill, each, level, seed))))
          .join(''),
      )
      const sizes = packed.map((text) => deflateRawSync(text, { dictionary, level: 9 }).length)
      expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length, each.id).toBeLessThan(250)
    }
  })
})
