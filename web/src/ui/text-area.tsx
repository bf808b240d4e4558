import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './field-description.ts'
import { FieldFrame, type FieldLabel } from './field-frame.tsx'

/** A labelled field of several lines. */
export function TextArea({
  label,
  hint,
  error,
  note,
  id,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldLabel) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <textarea
          rows={3}
          {...control}
          {...rest}
          className={classNames(controlStyle, 'resize-y leading-snug', className)}
        />
      )}
    </FieldFrame>
  )
}
