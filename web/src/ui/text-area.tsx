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

/** Of so many lines: a field that grows with its text takes no notice of `rows`. */
const heights: Readonly<Record<number, string>> = {
  1: '',
  2: 'min-h-16',
  3: 'min-h-22',
  4: 'min-h-27',
  5: 'min-h-33',
}

/** A labelled field of several lines, which grows with what is written in it. */
export function TextArea({
  label,
  hint,
  error,
  note,
  rows = 3,
  id: givenId,
  className,
  ...rest
}: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      <textarea
        rows={rows}
        {...rest}
        id={id}
        aria-invalid={error != null && error !== '' ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classNames(
          controlStyle,
          'field-sizing-content max-h-96 resize-y leading-snug',
          heights[rows],
          className,
        )}
      />
    </FieldFrame>
  )
}
