import { X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { longestLine, maxLines } from './sheet.ts'

/** Work in lines of text, for keyboard and screen reader users. */
export function TypedLines({
  lines,
  onType,
  onRemove,
}: {
  lines: readonly string[]
  onType: (line: string) => void
  onRemove: (place: number) => void
}) {
  const [line, setLine] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isFull = lines.length >= maxLines

  function add(event: FormEvent) {
    event.preventDefault()
    if (line.trim() === '' || isFull) return
    onType(line)
    setLine('')
    field.current?.focus()
  }

  return (
    <>
      {lines.length > 0 && (
        <ol
          aria-label={t('practice/lines-so-far')}
          className="mb-3 max-h-56 divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {lines.map((written, index) => (
            <li key={index} className="flex items-center gap-2 ps-3 tabular-nums">
              <span className="min-w-0 flex-1 py-1.5 break-words">{written}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('practice/remove-line-place', { place: index + 1 })}
                onClick={() => {
                  onRemove(index)
                  field.current?.focus()
                }}
              >
                <X aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={add} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            ref={field}
            label={t('practice/next-line')}
            hint={isFull ? t('practice/that-is-count-lines', { count: maxLines }) : undefined}
            value={line}
            maxLength={longestLine}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setLine(event.target.value)}
          />
        </div>
        <Button type="submit" variant="outline" disabled={isFull}>
          {t('practice/add')}
        </Button>
      </form>
    </>
  )
}
