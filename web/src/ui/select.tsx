import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, describedBy } from './field-description.ts'
import { FieldFrame } from './field-frame.tsx'

interface SelectProps extends ComponentProps<'select'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null | undefined
  readonly note?: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** The system's own select, which every phone and screen reader knows. */
export function Select({ label, hint, error, note, options, id: givenId, className, ...rest }: SelectProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      <div className="relative">
        <select
          {...rest}
          id={id}
          aria-invalid={error != null && error !== '' ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
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
    </FieldFrame>
  )
}
