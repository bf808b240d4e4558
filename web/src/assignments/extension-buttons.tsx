import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'

const extensions = () =>
  [
    [1, t('assignments/days-more', { count: 1 })],
    [3, t('assignments/days-more', { count: 3 })],
    [7, t('assignments/a-week-more')],
  ] as const

/** This many days after a date, or after now if that is later: an extension into the past helps nobody. */
function later(dueAt: string, days: number): string {
  const now = new Date()
  const due = new Date(dueAt)
  const from = due > now ? due : now
  return new Date(
    from.getFullYear(),
    from.getMonth(),
    from.getDate() + days,
    due.getHours(),
    due.getMinutes(),
  ).toISOString()
}

interface ExtensionButtonsProps {
  /** The due date to extend. */
  readonly from: string
  readonly onChoose: (dueAt: string) => void
}

/** Buttons for the usual extensions. */
export const ExtensionButtons = ({ from, onChoose }: ExtensionButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    {extensions().map(([days, label]) => (
      <Button key={days} variant="outline" size="small" onClick={() => onChoose(later(from, days))}>
        {label}
      </Button>
    ))}
  </div>
)
