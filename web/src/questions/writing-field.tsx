import { Bold, Sigma, Variable } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'

interface WritingFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | null
  readonly rows?: number
  readonly value: string
  /** The first parameter’s name, for the button that inserts a value. */
  readonly parameter?: string | undefined
  readonly onChange: (value: string) => void
}

/** A text with math, strong words and values of parameters, put in by buttons round what is selected. */
export function WritingField({
  id,
  label,
  hint,
  error,
  rows = 2,
  value,
  parameter,
  onChange,
}: WritingFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const wrap = (open: string, close: string, inside: string) => {
    const area = frame.current?.querySelector('textarea')
    if (!area) return
    const { selectionStart: from, selectionEnd: to } = area
    const middle = value.slice(from, to) || inside
    onChange(`${value.slice(0, from)}${open}${middle}${close}${value.slice(to)}`)
    // After React has written the value, so that the selection is not lost.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(from + open.length, from + open.length + middle.length)
    })
  }
  return (
    <div ref={frame} className="flex flex-col gap-1.5">
      <TextArea
        id={id}
        label={label}
        hint={hint}
        error={error}
        rows={rows}
        maxLength={2000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="flex flex-wrap gap-1" role="group" aria-label="Insert">
        <Button variant="quiet" size="small" onClick={() => wrap('⟦', '⟧', 'x^2')}>
          <Sigma aria-hidden className="size-4" />
          Math
        </Button>
        <Button variant="quiet" size="small" onClick={() => wrap('⟦\\frac{', '}{2}⟧', '1')}>
          <span aria-hidden>½</span>
          Fraction
        </Button>
        <Button variant="quiet" size="small" onClick={() => wrap('⟪', '⟫', 'important')}>
          <Bold aria-hidden className="size-4" />
          Bold
        </Button>
        {parameter !== undefined && (
          <Button variant="quiet" size="small" onClick={() => wrap('{=', '}', parameter)}>
            <Variable aria-hidden className="size-4" />
            Value
          </Button>
        )}
      </div>
    </div>
  )
}
