import { useId } from 'react'
import { classNames } from './class-names.ts'

interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly labelHidden?: boolean
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
}

/** A few short options side by side: native radio buttons, so that arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
  disabled = false,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-[0.94rem] font-semibold'}>{label}</legend>
      <div
        className={classNames(
          'flex gap-1 rounded-md border-[1.5px] border-line bg-sunken p-1',
          disabled && 'opacity-55 *:pointer-events-none',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-sm px-3 py-1 text-center leading-tight font-medium',
              // On a phone, four options fit on one line if each is only as wide as its text.
              'max-sm:flex-auto max-sm:px-1.5 max-sm:text-[0.92rem]',
              'text-ink-soft hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-ink',
              'has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-action',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
