import { t } from '../language/messages.ts'
import { gradeOptions } from './grade-name.ts'
import { Select } from './select.tsx'

interface GradeSwitcherProps {
  readonly gradeLevel: number
  /** The grade on its way to the server; null while none is. */
  readonly pending: number | null
  readonly onChange: (gradeLevel: number) => void
}

/** The choice of a grade, and the word that it is being changed. */
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
          // Not disabled meanwhile, which would take the focus away from the person who works by keyboard.
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
    </div>
  )
}
