import { advise } from '@skills-center/answers/advice'
import { formatAdvice } from '@skills-center/answers/format-advice'
import type { Response } from '@skills-center/contract/interaction'
import { wrongLineIn } from '@skills-center/curriculum/check-response'
import type { Key } from '@skills-center/curriculum/item'
import { formatMessage } from './format-message.ts'
import { say } from './messages.gen.ts'
import { readerLanguage } from './reader-language.ts'

/**
 * For a teacher: the first line of shown work that does not follow, the line above it, and the feedback on the mistake.
 * Null for any other answer.
 */
export function formatWrongLine(key: Key, response: Response): string | null {
  const wrong = wrongLineIn(key, response)
  if (wrong === null) return null
  const { place, above, line, bugs } = wrong
  const [bug] = bugs
  const where = formatMessage(say('wrong-line', { place: `${place}`, above, line }))
  return bug === undefined ? where : `${where} ${formatAdvice(advise(`bug-${bug}`), readerLanguage())}`
}
