import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, describedBy } from './field-description.ts'
import { FieldFrame } from './field-frame.tsx'

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null | undefined
  readonly note?: string | undefined
}

/** A labelled field of several lines. */
export function TextArea({ label, hint, error, note, id: givenId, className, ...rest }: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-invalid={error != null && error !== '' ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classNames(controlStyle, 'resize-y leading-snug', className)}
      />
    </FieldFrame>
  )
}
