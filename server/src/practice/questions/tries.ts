import { blindAnswers } from '@skills-center/curriculum/blind-answers'
import type { Item } from '@skills-center/curriculum/item'
import { conflict, type Refusal } from '../../platform/problems.ts'
import type { IssuedQuestion } from './question-token.ts'
import { say } from '../messages.gen.ts'

export const answeredAlready = (): Refusal => conflict(say('already-answered'))

type Asked = Pick<IssuedQuestion, 'purpose' | 'activityRound'> & {
  assigned?: { tries: 1 | 2 } | null | undefined
}

/** With two possible answers, a second try would give the answer away. Placement and live rounds allow one try. */
export function triesAllowed({ purpose, activityRound, assigned }: Asked, item: Item): 1 | 2 {
  const isAskedOnce = purpose === 'placement' || (activityRound ?? null) !== null || assigned?.tries === 1
  return isAskedOnce || (blindAnswers(item.interaction) ?? 3) < 3 ? 1 : 2
}
