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

/** For tests and demo history: right and wrong answers to a question. Works only with the secret. */
export function createAnswerKeys(secret: string) {
  const tokens = createQuestionTokens(secret, randomBytes)

  function itemOf(token: QuestionToken): Item {
    const question = tokens.open(token)
    const skill = question && selectSkill(question.skillId)
    if (question === undefined || skill === undefined) throw new Error('This is not one of our questions')
    return makeItem(skill, requireModel(skill, question.modelId), question.level, question.seed)
  }

  return {
    /** Opens a question's token. */
    askedBy(token: QuestionToken): IssuedQuestion {
      const question = tokens.open(token)
      if (question === undefined) throw new Error('This is not one of our questions')
      return question
    },
    right: (token: QuestionToken): Response => keyResponse(itemOf(token).key),
    /** Answers by one of the item's known mistakes if these numbers allow one; otherwise gives another wrong answer. */
    wrong(token: QuestionToken): Response {
      const item = itemOf(token)
      const other: Response =
        item.interaction.kind === 'steps'
          ? { kind: 'steps', lines: ['987654321'] }
          : { kind: 'number', text: '987654321' }
      const response = [...item.wrongAnswers.map(({ key }) => keyResponse(key)), other].find(
        (tried) => checkResponse(item, tried).verdict === 'incorrect',
      )
      if (response === undefined) throw new Error('No wrong answer is known')
      return response
    },
    /** The item's known wrong answers, each with its misconception; null where the misconception has no id. */
    mistakes: (token: QuestionToken): { misconception: string | null; response: Response }[] =>
      itemOf(token).wrongAnswers.map(({ misconception, key }) => ({
        misconception: misconception ?? null,
        response: keyResponse(key),
      })),
  }
}
