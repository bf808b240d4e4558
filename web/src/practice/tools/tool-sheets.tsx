import type { Question } from '@skills-center/contract/practice'
import { CalculatorSheet } from '../calculator/calculator-sheet.tsx'
import { Scratchpad } from '../scratchpad/scratchpad.tsx'
import type { Tool } from './tool.ts'

/** The tools of a question; at most one is open. */
export function ToolSheets({
  question: { token, item },
  open,
  isOpen,
  onClose,
}: {
  readonly question: Question
  /** The chosen tool. */
  readonly open: Tool | null
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  return (
    <>
      <Scratchpad key={token} token={token} isOpen={isOpen && open === 'scratchpad'} onClose={onClose} />
      <CalculatorSheet
        kind={item.calculator ?? 'basic'}
        isOpen={isOpen && open === 'calculator'}
        onClose={onClose}
      />
    </>
  )
}
