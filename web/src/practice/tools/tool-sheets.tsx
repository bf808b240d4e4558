import type { Question } from '@skills-center/contract/practice'
import { CalculatorSheet } from '../calculator/calculator-sheet.tsx'
import { Scratchpad } from '../scratchpad/scratchpad.tsx'
import type { Tool } from './tool.ts'

/** The tools of a question, of which at most one is open. */
export function ToolSheets({
  question: { token, item },
  open,
  onClose,
}: {
  readonly question: Question
  readonly open: Tool | null
  readonly onClose: () => void
}) {
  return (
    <>
      <Scratchpad key={token} token={token} isOpen={open === 'scratchpad'} onClose={onClose} />
      <CalculatorSheet kind={item.calculator ?? 'basic'} isOpen={open === 'calculator'} onClose={onClose} />
    </>
  )
}
