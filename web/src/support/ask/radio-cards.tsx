import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Radio } from '../../ui/radio.tsx'

interface RadioCardsProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string; readonly text?: string }[]
  readonly error?: string | undefined
  readonly onChange: (value: Value) => void
}

/** Native radio buttons on cards, so that arrow keys move between them. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, value, options, error, onChange } = props
  const errorId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-2 text-[0.94rem] font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <Radio
            key={option.value}
            look="card"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            <span className="min-w-0">
              <span className="block leading-snug font-semibold">{option.label}</span>
              {option.text !== undefined && (
                <span className="mt-0.5 block text-sm text-ink-soft">{option.text}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-incorrect">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
