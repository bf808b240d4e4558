import { t } from '../language/messages.ts'
import { gradeOptions } from './grade-name.ts'
import { Select } from './select.tsx'

interface GradeSwitcherProps {
  readonly gradeLevel: number
  /** The grade being saved; null if none. */
  readonly pending: number | null
  readonly onChange: (gradeLevel: number) => void
}

/** A grade selector that says when the change is being saved. */
export function GradeSwitcher({ gradeLevel, pending, onChange }: GradeSwitcherProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <p role="status" className="text-ink-soft empty:absolute">
        {pending !== null && t('ui/updating-grade-level')}
      </p>
      <div className="w-44">
        <Select
          label={t('ui/grade')}
          value={String(pending ?? gradeLevel)}
          options={gradeOptions()}
          // Not disabled meanwhile, which would take focus from a keyboard user.
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
    </div>
  )
}
