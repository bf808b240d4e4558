import { randomBytes } from 'node:crypto'
import type { Response } from '@skills-center/contract/interaction'
import type { QuestionToken } from '@skills-center/contract/practice'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { makeItem } from '@skills-center/curriculum/make-item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { requireModel } from './questions/next-question.ts'
import { createQuestionTokens, type IssuedQuestion } from './questions/question-token.ts'

/** For tests and for demo history: what a student who knows would answer. Only who holds the secret can ask. */
export function createAnswerKeys(secret: string) {
  const tokens = createQuestionTokens(secret, randomBytes)

  function itemOf(token: QuestionToken): Item {
    const question = tokens.open(token)
    const skill = question && selectSkill(question.skillId)
    if (question === undefined || skill === undefined) throw new Error('Not a question of ours')
    return makeItem(skill, requireModel(skill, question.modelId), question.level, question.seed)
  }

  return {
    /** The question of a token. */
    askedBy(token: QuestionToken): IssuedQuestion {
      const question = tokens.open(token)
      if (question === undefined) throw new Error('Not a question of ours')
      return question
    },
    right: (token: QuestionToken): Response => keyResponse(itemOf(token).key),
    /** A mistake that the item knows where there is one, else any wrong answer. */
    wrong(token: QuestionToken): Response {
      const item = itemOf(token)
      const [known] = item.wrongAnswers
      const response: Response = known ? keyResponse(known.key) : { kind: 'number', text: '987654321' }
      if (checkResponse(item, response).verdict !== 'incorrect') throw new Error('Not a wrong answer')
      return response
    },
    /** The wrong answers that the item knows, with the thinking behind each; null where it has no name. */
    mistakes: (token: QuestionToken): { misconception: string | null; response: Response }[] =>
      itemOf(token).wrongAnswers.map(({ misconception, key }) => ({
        misconception: misconception ?? null,
        response: keyResponse(key),
      })),
  }
}
