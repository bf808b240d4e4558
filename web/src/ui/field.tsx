import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, describedBy } from './field-description.ts'
import { FieldFrame } from './field-frame.tsx'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null | undefined
  readonly note?: string | undefined
  /** A control inside the right end of the input, such as "show password". */
  readonly end?: ReactNode
}

/** A labelled line of text. */
export function Field({ label, hint, error, note, end, id: givenId, className, ...rest }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hasEnd = end !== undefined && end !== null
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          aria-invalid={error != null && error !== '' ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classNames(controlStyle, hasEnd && 'pr-12', className)}
        />
        {hasEnd && <div className="absolute inset-y-0 right-1 flex items-center">{end}</div>}
      </div>
    </FieldFrame>
  )
}
