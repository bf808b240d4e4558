import type { Question } from '@skills-center/contract/practice'

/** What can be laid beside a question. */
export type Tool = 'scratchpad' | 'calculator'

export const toolSheetId = (tool: Tool): string => `tool-${tool}`
export const toolButtonId = (tool: Tool): string => `tool-button-${tool}`

/** The tools that a question allows. */
export const toolsFor = ({ item }: Question): readonly Tool[] =>
  item.calculator === undefined ? ['scratchpad'] : ['scratchpad', 'calculator']
