import { type ComponentProps, type ReactNode, useState } from 'react'
import { ReportDialog, Shortcuts, ToolSheets } from '../lazy-parts.tsx'
import type { Visit } from '../pause/visit.ts'
import { PracticeLayout } from '../practice-layout.tsx'
import { usePracticeKeys } from '../tools/practice-keys.ts'
import { ToolButtons } from '../tools/tool-buttons.tsx'
import { toolsFor } from '../tools/tool.ts'
import { useTools } from '../tools/use-tools.ts'
import { QuestionCard } from './question-card.tsx'

type CardProps = ComponentProps<typeof QuestionCard>

/** The question of a session with its tools, shortcuts, and the report dialog. */
export function QuestionScreen({
  visit,
  head,
  aside,
  instead,
  before,
  isAsideKept,
  ...card
}: Omit<CardProps, 'tools' | 'onShortcuts' | 'onReport'> & {
  visit: Visit
  head: (onShortcuts: () => void) => ReactNode
  /** The progress, beside the question or above it. */
  aside: ReactNode
  /** Shown in place of the question: a pause, or the end. */
  instead: ReactNode
  before?: ReactNode
  /** Keeps the progress above the question if there is no room beside it. */
  isAsideKept?: boolean
}) {
  const { session } = card.practice
  const { question } = session
  const available = toolsFor(question)
  const tools = useTools(visit, available)
  const [areShortcutsShown, setAreShortcutsShown] = useState(false)
  const [isReportShown, setIsReportShown] = useState(false)
  usePracticeKeys()

  // Tools are shown only beside a question, not beside a pause or the end.
  const isToolOpen = tools.open !== null && instead === null
  const showShortcuts = () => setAreShortcutsShown(true)
  return (
    <PracticeLayout
      isToolOpen={isToolOpen}
      isAsideKept={isAsideKept ?? false}
      tool={<ToolSheets question={question} open={tools.open} isOpen={isToolOpen} onClose={tools.close} />}
      head={head(showShortcuts)}
      aside={aside}
    >
      {before}
      {instead ?? (
        <QuestionCard
          {...card}
          tools={<ToolButtons tools={available} open={tools.open} onToggle={tools.toggle} />}
          onShortcuts={showShortcuts}
          onReport={() => setIsReportShown(true)}
        />
      )}
      <Shortcuts
        kind={question.item.interaction.kind}
        hasCalculator={available.includes('calculator')}
        isOpen={areShortcutsShown}
        onClose={() => setAreShortcutsShown(false)}
      />
      <ReportDialog session={session} isOpen={isReportShown} onClose={() => setIsReportShown(false)} />
    </PracticeLayout>
  )
}
