import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './field-description.ts'
import { FieldFrame, type FieldLabel } from './field-frame.tsx'

interface FieldProps extends ComponentProps<'input'>, FieldLabel {
  /** A sign inside the left end of the input. */
  readonly start?: ReactNode
  /** A control inside the right end of the input, such as "show password". */
  readonly end?: ReactNode
}

/** A labelled line of text. Who says elsewhere what is wrong with it gives `aria-invalid` and `aria-describedby`. */
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
