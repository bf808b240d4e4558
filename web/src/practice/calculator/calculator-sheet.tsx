import type { Calculator as Kind } from '@skills-center/contract/item'
import { CornerRightDown } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useReducer, useRef } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ToolSheet } from '../tools/tool-sheet.tsx'
import { inKeys, type Line, newCalculator, step } from './entry.ts'
import { Keys } from './keys.tsx'
import { calculatorErrors } from './calculator-errors.ts'

/** An exact calculator, operated by typing or tapping, with its latest results above. */
export function CalculatorSheet({
  kind,
  isOpen,
  onClose,
}: {
  kind: Kind
  isOpen: boolean
  onClose: () => void
}) {
  const id = useId()
  const [{ entry, lines, trouble }, dispatch] = useReducer(step, newCalculator)
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)

  // Scrolls to the newest result.
  useEffect(() => {
    if (results.current !== null) results.current.scrollTop = results.current.scrollHeight
  }, [lines, isOpen])

  if (!isOpen) return null

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = event.target
    if (value.endsWith('=')) return dispatch({ type: 'worked-out' })
    // Signs are replaced in place, so that the caret keeps its position.
    const caret = inKeys(value.slice(0, selectionStart ?? value.length), kind).length
    event.target.value = inKeys(value, kind)
    event.target.setSelectionRange(caret, caret)
    dispatch({ type: 'typed', entry: event.target.value })
  }

  function write(text: string) {
    const input = field.current
    if (input === null) return
    input.setRangeText(text, input.selectionStart ?? entry.length, input.selectionEnd ?? entry.length, 'end')
    dispatch({ type: 'typed', entry: inKeys(input.value, kind) })
  }

  function remove() {
    const input = field.current
    if (input === null) return
    const [from, to] = [input.selectionStart ?? entry.length, input.selectionEnd ?? entry.length]
    const width = input.value.slice(0, from).endsWith('Ans') ? 3 : 1
    input.setRangeText('', from === to ? Math.max(0, from - width) : from, to, 'end')
    dispatch({ type: 'typed', entry: input.value })
  }

  function press(key: string) {
    if (key === '=') dispatch({ type: 'worked-out' })
    else if (key === 'clear') dispatch({ type: 'cleared' })
    else if (key === 'delete') remove()
    else write(key)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== field.current) return
    event.preventDefault()
    dispatch({ type: 'worked-out' })
  }

  return (
    <ToolSheet tool="calculator" title={t('practice/calculator')} onKeyDown={onKeyDown} onClose={onClose}>
      <div
        ref={results}
        role="log"
        aria-label={t('practice/results')}
        className="mb-2 max-h-16 min-h-8 overflow-y-auto rounded-md bg-sunken px-3 py-1 lg:max-h-44"
      >
        {lines.length === 0 ? (
          <p className="text-sm leading-6 text-ink-soft">{t('practice/results-are-kept-here')}</p>
        ) : (
          <ol>
            {lines.map((line, index) => (
              <Result key={index} line={line} onUse={() => write(line.text)} />
            ))}
          </ol>
        )}
      </div>
      <div className="mb-1">
        <Field
          ref={field}
          id={id}
          label={t('practice/calculation')}
          labelHidden
          data-begin
          type="text"
          // The calculator's own keys replace the phone's keyboard.
          inputMode="none"
          autoComplete="off"
          spellCheck={false}
          value={entry}
          aria-invalid={trouble !== null || undefined}
          aria-describedby={trouble === null ? undefined : `${id}-trouble`}
          className="text-end text-xl tabular-nums"
          onChange={change}
        />
      </div>
      <p
        id={`${id}-trouble`}
        role="status"
        className="mb-1 min-h-5 text-sm leading-5 font-medium text-incorrect"
      >
        {trouble !== null && calculatorErrors(trouble)}
      </p>
      <Keys kind={kind} onKey={press} />
    </ToolSheet>
  )
}

function Result({ line: { entry, text, isRounded }, onUse }: { line: Line; onUse: () => void }) {
  return (
    <li className="flex items-center justify-end gap-2 tabular-nums">
      <span className="min-w-0 text-end break-words select-text">
        <span className="text-ink-soft">
          {entry} {isRounded ? '≈' : '='}{' '}
        </span>
        <strong>{text}</strong>
      </span>
      <Button
        variant="quiet"
        size="small"
        className="-me-2 min-h-7! px-1.5!"
        aria-label={t('practice/use-text', { text })}
        onClick={onUse}
      >
        <CornerRightDown aria-hidden className="size-4" />
      </Button>
    </li>
  )
}
