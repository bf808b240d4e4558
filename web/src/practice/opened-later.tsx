import { later, laterOpened } from '../platform/later.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

// Parts that the first question does not need, loaded later.

export const { Part: ToolSheets, fetchAhead: fetchToolSheets } = laterOpened(
  async () => (await import('./tools/tool-sheets.tsx')).ToolSheets,
)
export const { Part: ReportDialog } = laterOpened(
  async () => (await import('./report/report-dialog.tsx')).ReportDialog,
)
export const { Part: Shortcuts } = laterOpened(async () => (await import('./shortcuts.tsx')).Shortcuts)
export const { Part: PauseCard } = later(
  async () => (await import('./pause/pause-card.tsx')).PauseCard,
  <div aria-busy>
    <Skeleton className="h-64" />
  </div>,
)
