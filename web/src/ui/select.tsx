import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './field-description.ts'
import { FieldFrame, type FieldLabel } from './field-frame.tsx'

interface SelectProps extends ComponentProps<'select'>, FieldLabel {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A native select, which every phone and screen reader supports. */
export function Select({ label, hint, error, note, options, id, className, ...rest }: SelectProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            {...rest}
            className={classNames(controlStyle, 'cursor-pointer appearance-none pr-10', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
          />
        </div>
      )}
    </FieldFrame>
  )
}
