/** What can be laid beside a question. */
export type Tool = 'scratchpad' | 'calculator'

export const toolSheetId = (tool: Tool): string => `tool-${tool}`
export const toolButtonId = (tool: Tool): string => `tool-button-${tool}`
