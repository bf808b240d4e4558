import { simulatedValue } from '@skills-center/answers/simulated-run'
import type { UserId } from '@skills-center/contract/ids'
import type { Settings } from '@skills-center/contract/interaction'
import type { QuestionToken } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { badRequest, forbidden, notFound } from '../../platform/problems.ts'
import { showMarkup } from '../../platform/rich-text.ts'
import { say } from '../messages.gen.ts'
import type { PracticeDeps } from '../deps.ts'
import { noteHints } from './on-screen-queries.ts'
import type { OpenByToken } from './open-by-token.ts'

/** The help for an open question: its hints, and rows of its simulation. */
export function createHelp(deps: Pick<PracticeDeps, 'tokens' | 'database'>, openQuestion: OpenByToken) {
  async function hint(
    studentId: UserId,
    token: QuestionToken,
    index: number,
  ): Promise<{ hint: RichText; left: number }> {
    const { question, item } = await openQuestion(studentId, token)
    if (question.assigned?.hasHints === false) throw forbidden(say('hints-off'))
    const text = item.hints[index]
    if (text === undefined) throw notFound(say('no-more-hints'))
    await noteHints(deps.database, question, index + 1)
    return { hint: showMarkup(text), left: item.hints.length - index - 1 }
  }

  /** A row of the question's simulation. It is computed from the question alone, so nothing is stored. */
  async function run(
    studentId: UserId,
    { token, settings, run: place }: { token: QuestionToken; settings: Settings; run: number },
  ): Promise<{ value: number }> {
    // Rows reveal no verdict, so live activities' questions get theirs here too.
    const { item } = await openQuestion(studentId, token, deps.tokens.open(token)?.activityId ?? null)
    const value = item.key.kind === 'simulation' ? simulatedValue(item.key, settings, place) : undefined
    if (value === undefined) throw badRequest(say('no-such-run'))
    return { value }
  }

  return { hint, run }
}
