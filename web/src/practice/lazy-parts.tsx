import { lazyPart, lazyDialog } from '../platform/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

// Parts that the first question does not need, loaded later.

export const { Part: ToolSheets, preload: preloadToolSheets } = lazyDialog(
  async () => (await import('./tools/tool-sheets.tsx')).ToolSheets,
)
export const { Part: ReportDialog } = lazyDialog(
  async () => (await import('./report/report-dialog.tsx')).ReportDialog,
)
export const { Part: Shortcuts } = lazyDialog(async () => (await import('./shortcuts.tsx')).Shortcuts)
export const { Part: PauseCard } = lazyPart(
  async () => (await import('./pause/pause-card.tsx')).PauseCard,
  <div aria-busy>
    <Skeleton className="h-64" />
  </div>,
)
