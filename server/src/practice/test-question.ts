import { randomBytes, randomUUID } from 'node:crypto'
import { type Level, SkillId, UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Question, QuestionToken } from '@skills-center/contract/practice'
import { requireSkill } from '@skills-center/curriculum/catalogue'
import { makeItem } from '@skills-center/curriculum/make-item'
import { presentItem } from '../platform/present-item.ts'
import { secret } from '../test-app.ts'
import { requireModel } from './questions/next-question.ts'
import { createQuestionTokens, type IssuedQuestion } from './questions/question-token.ts'

const tokens = createQuestionTokens(secret, randomBytes)

interface Named extends Partial<Omit<IssuedQuestion, 'studentId' | 'skillId' | 'revision'>> {
  skillId: string
  modelId: string
  level: Level
  seed: number
  now: Date
  language?: Language
}

/** The token of a question as practice would issue it to a student now. */
export function tokenFor(studentId: string, { skillId, now, ...asked }: Named): QuestionToken {
  const skill = requireSkill(SkillId.parse(skillId))
  return tokens.seal({
    studentId: UserId.parse(studentId),
    skillId: skill.id,
    revision: skill.revision,
    purpose: 'practice',
    nonce: randomUUID(),
    issuedAt: Math.floor(now.getTime() / 1000),
    why: 'It is a test.',
    swaps: 0,
    language: 'en',
    ...asked,
  })
}

/** A curriculum question as practice would issue it to a student now. */
export function questionFor(studentId: string, asked: Named): Question {
  const skill = requireSkill(SkillId.parse(asked.skillId))
  const { level, seed, modelId, language } = asked
  const item = makeItem(skill, requireModel(skill, modelId), level, seed, language)
  return {
    token: tokenFor(studentId, asked),
    skillId: skill.id,
    level,
    item: presentItem(item),
    hintCount: item.hints.length,
    why: 'It is a test.',
    swapsLeft: 0,
    isLimited: true,
  }
}
