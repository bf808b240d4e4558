import { Eye } from 'lucide-react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'

interface DemoVisitBarProps {
  readonly isLeaving: boolean
  readonly onLeave: () => void
}

/** Tells a visitor of the demo class where they are, and lets them leave. */
export function DemoVisitBar({ isLeaving, onLeave }: DemoVisitBarProps) {
  return (
    <div className="border-t border-line bg-math-soft">
      <div className="mx-auto flex min-h-11 max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 sm:px-6">
        <p className="flex flex-1 basis-72 items-center gap-3">
          <Eye aria-hidden className="size-5 shrink-0 text-math" />
          {t('app/looking-around')}
        </p>
        <Button variant="outline" size="small" busy={isLeaving} onClick={onLeave}>
          {t('app/leave-the-demo')}
        </Button>
      </div>
    </div>
  )
}
