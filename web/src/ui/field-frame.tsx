import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldLabel {
  readonly label: string
  /** For a label that is obvious from the context. */
  readonly labelHidden?: boolean | undefined
  readonly hint?: string | undefined
  readonly error?: string | null | undefined
  /** Shown after the label: "(optional)". */
  readonly note?: string | undefined
}

interface Control {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldLabel {
  /** A fixed id, if something else refers to the control. */
  readonly id: string | undefined
  /** Renders the control with these props. */
  readonly children: (control: Control) => ReactNode
}

/** The label, hint, and error of a control. */
export function FieldFrame({ id: given, label, labelHidden, hint, error, note, children }: FieldFrameProps) {
  const own = useId()
  const id = given ?? own
  const hintId = hint === undefined ? '' : `${id}-hint`
  const errorId = error ? `${id}-error` : ''
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-[0.94rem] font-semibold'}>
        {label}
        {note !== undefined && <span className="font-normal text-ink-soft"> {note}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-incorrect">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
