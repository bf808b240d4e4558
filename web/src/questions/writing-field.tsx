import { Bold, Sigma, Variable } from 'lucide-react'
import { useRef, useState } from 'react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { MathPanel } from './math-panel.tsx'

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

/** Math that is being edited: the text it replaces, and its initial TeX. */
interface Writing {
  readonly from: number
  readonly to: number
  readonly tex: string
}

/** The math at the caret, otherwise empty math at the caret. */
function mathAt(value: string, from: number, to: number): Writing {
  for (const found of value.matchAll(/⟦([^⟧]*)⟧/g)) {
    const end = found.index + found[0].length
    if (found.index <= from && to <= end) return { from: found.index, to: end, tex: found[1] ?? '' }
  }
  return { from, to, tex: '' }
}

/** A text field for math, bold text, and parameter values, inserted by buttons around the selection. */
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
  const [writing, setWriting] = useState<Writing | null>(null)
  const area = () => frame.current?.querySelector('textarea')
  const put = (from: number, to: number, inside: string, selected: readonly [number, number]) => {
    onChange(`${value.slice(0, from)}${inside}${value.slice(to)}`)
    // After React has written the value, so that the selection is kept.
    requestAnimationFrame(() => {
      area()?.focus()
      area()?.setSelectionRange(...selected)
    })
  }
  const wrap = (open: string, close: string, inside: string) => {
    const field = area()
    if (!field) return
    const { selectionStart: from, selectionEnd: to } = field
    const middle = value.slice(from, to) || inside
    const start = from + open.length
    put(from, to, `${open}${middle}${close}`, [start, start + middle.length])
  }
  const openMath = () => {
    const field = area()
    if (field) setWriting(mathAt(value, field.selectionStart, field.selectionEnd))
  }
  const close = () => {
    setWriting(null)
    area()?.focus()
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
      <div
        className="flex flex-wrap gap-1"
        role="group"
        aria-label={t('questions/insert-into-label', { label })}
      >
        <Button
          variant="quiet"
          size="small"
          aria-expanded={writing !== null}
          onClick={() => (writing === null ? openMath() : close())}
        >
          <Sigma aria-hidden className="size-4" />
          {t('ui/math')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => wrap('⟦\\frac{', '}{2}⟧', '1')}>
          <span aria-hidden>½</span>
          {t('questions/fraction')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => wrap('⟪', '⟫', 'important')}>
          <Bold aria-hidden className="size-4" />
          {t('questions/bold')}
        </Button>
        {parameter !== undefined && (
          <Button variant="quiet" size="small" onClick={() => wrap('{=', '}', parameter)}>
            <Variable aria-hidden className="size-4" />
            {t('questions/value')}
          </Button>
        )}
      </div>
      {writing !== null && (
        <MathPanel
          start={writing.tex}
          onClose={close}
          onInsert={(tex) => {
            const inside = `⟦${tex}⟧`
            const end = writing.from + inside.length
            setWriting(null)
            put(writing.from, writing.to, inside, [end, end])
          }}
        />
      )}
    </div>
  )
}
