import type { Advice } from '@skills-center/answers/advice'
import { files } from '@skills-center/answers/advice/files'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Value, Values } from '@skills-center/messages/values'

const say = defineMessages<Record<string, Values>>('answers', files)

/** Turns a judge's advice into part of a message to the author. */
export function adviceText(advice: Advice | string): Value {
  if (typeof advice === 'string') return advice
  const values = Object.entries(advice.values).map(([name, value]) => [name, adviceText(value)])
  return say(advice.code, Object.fromEntries(values))
}
