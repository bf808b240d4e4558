import type { Advice } from '@skills-center/answers/advice'
import { files } from '@skills-center/answers/advice/files'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Value, Values } from '@skills-center/messages/values'

const say = defineMessages<Record<string, Values>>('answers', files)

/** Advice of a judge as part of a message to an author. */
export function adviceText(advice: Advice | string): Value {
  if (typeof advice === 'string') return advice
  const values = Object.entries(advice.values).map(([name, value]) => [name, adviceText(value)])
  return say(advice.code, Object.fromEntries(values))
}
