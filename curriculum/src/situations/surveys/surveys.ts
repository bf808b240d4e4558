import type { Text } from '@skills-center/messages/values'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Survey questions; each has three answers. */
const surveys = ['trip', 'pet', 'lunch', 'club', 'movie', 'commute', 'snack', 'season', 'instrument'] as const
export type SurveyId = (typeof surveys)[number]
export const someSurvey = (random: Random): SurveyId => random.pick(surveys)

/** The title of the table, and the three answers. */
export const surveyTitle = (id: SurveyId): Text => say(`${id}.title`)
export const surveyAnswers = (id: SurveyId): [Text, Text, Text] => [
  say(`${id}.a`),
  say(`${id}.b`),
  say(`${id}.c`),
]
