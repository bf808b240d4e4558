import type { QuestionSummary } from '@skills-center/contract/questions'
import { t } from '../language/messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { nameOf } from './question-names.ts'
import { UsageView } from './usage-view.tsx'

/** A dialog with a question's usage. */
export function UsageDialog({
  question,
  onClose,
}: {
  readonly question: QuestionSummary
  readonly onClose: () => void
}) {
  return (
    <Dialog open title={t('questions/how-it-went')} onClose={onClose}>
      <p className="mb-4 wrap-anywhere text-ink-soft">“{nameOf(question)}”</p>
      <UsageView id={question.id} isDraft={question.version === null} />
    </Dialog>
  )
}
