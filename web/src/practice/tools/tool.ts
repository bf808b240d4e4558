import type { Question } from '@skills-center/contract/practice'

/** A tool that can be opened beside a question. */
export type Tool = 'scratchpad' | 'calculator'

export const toolSheetId = (tool: Tool): string => `tool-${tool}`
export const toolButtonId = (tool: Tool): string => `tool-button-${tool}`

/** The tools that a question allows. */
export const toolsFor = ({ item }: Question): readonly Tool[] =>
  item.calculator === undefined ? ['scratchpad'] : ['scratchpad', 'calculator']
