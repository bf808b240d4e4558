import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FieldFrameProps {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null | undefined
  /** Shown behind the label: "(optional)". */
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** Label, hint and error around a control whose id is `id`; see `describedBy` for the control's side. */
export function FieldFrame({ id, label, hint, error, note, children }: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-[0.94rem] font-semibold">
        {label}
        {note !== undefined && <span className="font-normal text-ink-soft"> {note}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error != null && error !== '' && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-incorrect">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
