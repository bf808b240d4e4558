import type { UserId } from '@skills-center/contract/ids'
import { QuestionToken } from '@skills-center/contract/practice'
import type { NewId, Now } from '../../platform/clock.ts'
import { createQuestionTokens, type IssuedQuestion, questionLifetimeSeconds } from './question-token.ts'

type Exercise = Pick<IssuedQuestion, 'skillId' | 'modelId' | 'level' | 'seed' | 'revision' | 'language'>

/**
 * Tokens of the questions on a lesson's page. They are sealed under a key of their own, so that one can never be
 * answered as practice, and no question of practice can be opened here to be shown its answer.
 */
export function createExerciseTokens(needs: {
  secret: string
  randomBytes: (size: number) => Buffer
  newId: NewId
  now: Now
}) {
  const tokens = createQuestionTokens(`${needs.secret} for questions that never count`, needs.randomBytes)
  const seconds = () => Math.floor(needs.now().getTime() / 1000)
  return {
    seal: (readerId: UserId, question: Exercise): string =>
      tokens.seal({
        ...question,
        studentId: readerId,
        purpose: 'try',
        swaps: 0,
        nonce: needs.newId(),
        issuedAt: seconds(),
        why: '',
      }),

    /** Undefined for what is not a question to try that this reader was given within the last day. */
    open(readerId: UserId, token: string): Exercise | undefined {
      const opened = tokens.open(QuestionToken.parse(token))
      if (opened === undefined || opened.purpose !== 'try' || opened.studentId !== readerId) return undefined
      return seconds() - opened.issuedAt > questionLifetimeSeconds ? undefined : opened
    },
  }
}
