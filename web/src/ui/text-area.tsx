import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './field-description.ts'
import { FieldFrame, type FieldLabel } from './field-frame.tsx'

/** Minimum heights by number of lines: an auto-growing field ignores `rows`. */
const heights: Readonly<Record<number, string>> = {
  1: '',
  2: 'min-h-16',
  3: 'min-h-22',
  4: 'min-h-27',
  5: 'min-h-33',
}

/** A labeled multiline field that grows with its text. */
export function TextArea({
  label,
  hint,
  error,
  note,
  rows = 3,
  id,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldLabel) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <textarea
          rows={rows}
          {...control}
          {...rest}
          className={classNames(
            controlStyle,
            'field-sizing-content max-h-96 resize-y leading-snug',
            heights[rows],
            className,
          )}
        />
      )}
    </FieldFrame>
  )
}
