import { expect, it } from 'vitest'
import { skills } from './catalogue.ts'
import { checkResponse } from './check-response.ts'
import { judgeOffline, type Taken } from './judge-offline.ts'
import { keyResponse } from './key-response.ts'
import { makeItem } from './make-item.ts'

const levels = [1, 2, 3] as const

it('judges every kind of question by its written key as the server does, and says the same to each mistake', () => {
  let mistakes = 0
  for (const skill of skills) {
    for (const model of skill.models) {
      for (const level of levels) {
        const item = makeItem(skill, model, level, 4711)
        const written = JSON.stringify({ key: item.key, mistakes: item.wrongAnswers })
        const taken: Taken<string> = JSON.parse(written)
        for (const key of [item.key, ...item.wrongAnswers.map((wrong) => wrong.key)]) {
          const response = keyResponse(key)
          const { verdict, echo, message, feedback } = checkResponse(item, response)
          expect(judgeOffline(taken, response)).toEqual({ verdict, echo, message, feedback })
          mistakes += feedback === null ? 0 : 1
        }
      }
    }
  }
  expect(mistakes).toBeGreaterThan(1000)
})

it('what was written down by another hand judges nothing', () => {
  const response = { kind: 'number', text: '7' } as const
  expect(judgeOffline({ key: { kind: 'choice' }, mistakes: [] }, response).verdict).toBe('unreadable')
})
