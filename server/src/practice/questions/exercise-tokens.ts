import type { UserId } from '@skills-center/contract/ids'
import { QuestionToken } from '@skills-center/contract/practice'
import type { NewId, Now } from '../../platform/clock.ts'
import { createQuestionTokens, type IssuedQuestion, questionLifetimeSeconds } from './question-token.ts'

type Exercise = Pick<IssuedQuestion, 'skillId' | 'modelId' | 'level' | 'seed' | 'revision' | 'language'>

/**
 * Tokens of the questions on a lesson page. They are sealed with a separate key. So such a question can never be
 * answered as practice, and no practice question can be opened here to see its answer.
 */
export function createExerciseTokens(deps: {
  secret: string
  randomBytes: (size: number) => Buffer
  newId: NewId
  now: Now
}) {
  const tokens = createQuestionTokens(`${deps.secret} for questions that never count`, deps.randomBytes)
  const seconds = () => Math.floor(deps.now().getTime() / 1000)
  return {
    seal: (readerId: UserId, question: Exercise): string =>
      tokens.seal({
        ...question,
        studentId: readerId,
        purpose: 'try',
        swaps: 0,
        nonce: deps.newId(),
        issuedAt: seconds(),
        why: '',
      }),

    /** Undefined unless this reader was given the token within the last day. */
    open(readerId: UserId, token: string): Exercise | undefined {
      const opened = tokens.open(QuestionToken.parse(token))
      if (opened === undefined || opened.purpose !== 'try' || opened.studentId !== readerId) return undefined
      return seconds() - opened.issuedAt > questionLifetimeSeconds ? undefined : opened
    },
  }
}
