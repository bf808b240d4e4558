import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './field-description.ts'
import { FieldFrame, type FieldLabel } from './field-frame.tsx'

interface FieldProps extends ComponentProps<'input'>, FieldLabel {
  /** An icon inside the start of the input. */
  readonly start?: ReactNode
  /** A control inside the end of the input, such as "show password". */
  readonly end?: ReactNode
}

/** A labeled text field. If the error is shown elsewhere, pass `aria-invalid` and `aria-describedby`. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  note,
  id,
  start,
  end,
  className,
  ...rest
}: FieldProps) {
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} note={note}>
      {(control) => (
        <div className="relative">
          {start}
          <input
            {...control}
            {...rest}
            className={classNames(controlStyle, end != null && 'pr-12', className)}
          />
          {end != null && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
        </div>
      )}
    </FieldFrame>
  )
}
